// Runs a call: authorize, validate, handle. The steps are the same over the wire and from a page.

import { isDeepStrictEqual } from 'node:util'
import { type CallDeclaration, needsAnswer, type Who } from '../../contract/call.ts'
import { Refusal } from '../../contract/errors.ts'
import { allCalls, type CallName, pathOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { isFreshProof } from '../../domain/staff/roles.ts'
import type { AllCalls } from '../calls/index.ts'
import { emailOf } from '../identity/client_facts.ts'
import { asksBeforeSettings, requireAnswer } from '../identity/reauthentication/require_answer.ts'
import type { Services } from '../integrations/services.ts'
import { onBehalfOf } from '../request/asker.ts'
import { type CallRequest, mayAt, type Session } from '../request/call_request.ts'
import { noteAdminAct, noteSignIn, noteSignOut } from '../request/security_log.ts'
import { actingOn } from './acting_brand.ts'
import { type Attempts, guessedAt, limitOf, openAttempts } from './attempts.ts'
import { logged } from './staff_acts.ts'
import { validate } from './validate.ts'

type AnyHandler = (services: Services, request: CallRequest, input: unknown) => Promise<unknown>

/** The facts about a call that are the same for every request, computed once. */
export interface BoundCall {
  name: CallName
  path: string
  declaration: CallDeclaration
  handler: AnyHandler
}

/** The existing calls: those of the control room (`dev`) are missing in production. */
export function bindCalls(handlers: AllCalls, production: boolean): BoundCall[] {
  return allCalls()
    .filter(({ name }) => !(production && name.startsWith('dev.')))
    .map(({ name, declaration }) => {
      const [group, action] = name.split('.') as [keyof AllCalls, string]
      const handler = (handlers[group] as Record<string, AnyHandler>)[action] as AnyHandler
      return { name, path: pathOf(name), declaration, handler }
    })
}

/**
 * @throws Refusal `require_login` for a visitor; `forbidden` for a client where an admin or a driver is required, and for somebody who
 *   works here without the right that an admin's call needs, at the brand it is about
 */
export function authorize(
  { who, right }: Pick<CallDeclaration, 'who' | 'right'>,
  { brand, session }: { brand: BrandId; session: Pick<Session, 'clientId' | 'staff' | 'isDriver'> },
): void {
  if (who === 'anyone') return
  const { clientId, staff, isDriver } = session
  if (clientId === null && (who !== 'admin' || staff === null)) throw new Refusal('require_login')
  if (who === 'admin' && !mayAt(staff, brand, right)) throw new Refusal('forbidden')
  if (who === 'driver' && !isDriver) throw new Refusal('forbidden')
}

/** The attempts at accounts that this process has counted, by calls and forms alike. */
const attemptsOf = ({ memory }: Pick<Services, 'memory'>): Attempts => memory.of(openAttempts)

/** Runs a call. Input is read only once the caller is authorized. */
export async function runCall(
  call: BoundCall,
  services: Services,
  given: CallRequest,
  raw: unknown,
): Promise<unknown> {
  const { who } = call.declaration
  const request = who === 'admin' ? actingOn(services, given) : given
  authorize(call.declaration, request)
  if (needsAnswer(call.declaration)) await requireProof(services, request, who)
  const input = validate(call.declaration.input, raw)
  const limit = services.config.attemptLimits ? limitOf(call.declaration) : null
  const account = limit === null ? null : await guessedAt(who, input, request.session)
  if (limit !== null && account !== null) {
    attemptsOf(services).count(`${call.name} ${request.brand} ${account}`, limit)
  }
  const { log } = services
  const { userAgent, network, id, clientId } = request.session
  const output = await onBehalfOf({ userAgent, network, log }, () =>
    logged(services, call.declaration, { name: call.name, request, input }, () =>
      call.handler(services, request, input),
    ),
  )
  await noteEffects(services, call, request, { input, id, clientId })
  if (!services.config.production) holdToSchema(call, output)
  return output
}

/** @throws Refusal `reauthentication_required` */
async function requireProof(services: Services, request: CallRequest, who: Who): Promise<void> {
  const { staff } = request.session
  if (who !== 'admin' || staff === null) return requireAnswer(services, request)
  if (isFreshProof(staff.provedAt, request.now)) return
  // An account without a session of the office is asked as its household is.
  if (staff.sessionId !== null || (await asksBeforeSettings(services, request)))
    throw new Refusal('reauthentication_required')
}

/** Remembers a browser that the call signed in, and logs what the call did to the session, and what an admin did. @param before the session as it was, and the input */
async function noteEffects(
  { log, pool }: Pick<Services, 'log' | 'pool'>,
  { name, declaration }: BoundCall,
  { session }: CallRequest,
  before: { input: unknown } & Pick<Session, 'id' | 'clientId'>,
): Promise<void> {
  const asked = { call: name, session }
  if (before.clientId !== null && session.clientId === null) noteSignOut(log, asked, before.clientId)
  // Signing in gives the session another token.
  if (session.clientId !== null && session.id !== before.id) {
    noteSignIn(log, asked)
    const email = await emailOf(pool, session.clientId)
    if (email !== null) await session.rememberBrowser(email)
  }
  if (declaration.who === 'admin' && declaration.changesState) noteAdminAct(log, asked, before.input)
}

/**
 * Outside production an answer that breaks the contract is an error at once: a missing field, but also an additional one, which may
 * be a secret.
 */
function holdToSchema(call: BoundCall, output: unknown): void {
  const travelled: unknown = JSON.parse(JSON.stringify(output))
  const read = call.declaration.output.safeParse(travelled)
  if (!read.success) {
    const issues = read.error.issues.map(issue => `${issue.path.map(String).join('.')}: ${issue.message}`)
    throw new Error(`${call.name} answered what its contract does not say. ${issues.join('; ')}`)
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), travelled)) {
    throw new Error(`${call.name} answered more than its contract says: ${JSON.stringify(travelled)}`)
  }
}
