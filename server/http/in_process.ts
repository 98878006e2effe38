// The door from the inside: a page's loader makes the same calls as a browser, in process, with the session of the
// request.

import { Refusal } from '../../contract/errors.ts'
import type { Api, CallName } from '../../contract/index.ts'
import type { Services } from '../integrations/services.ts'
import type { CallRequest } from '../request/call_request.ts'
import { type Counts, openCounts } from '../request/counts.ts'
import { noteRefusal } from '../request/security_log.ts'
import { type BoundCall, runCall } from './bound_calls.ts'
import { refusalOf, spoken } from './refuse.ts'

/** Calls by name, as a page uses them. */
export type CallTable = ReadonlyMap<CallName, BoundCall>

export const tableOf = (calls: readonly BoundCall[]): CallTable =>
  new Map(calls.map(call => [call.name, call]))

/** The calls that anybody's page makes: the control room's are for operators. */
export const withoutControlRoom = (calls: CallTable): CallTable =>
  new Map([...calls].filter(([name]) => !name.startsWith('dev.')))

/**
 * The typed client of one page request: the same validation, authorization, handler and refusals as over the wire. A person's own
 * navigation requests a page, and a link from another site may start it, so the origin is not checked. A form of a page guesses no
 * faster than its call: attempts are counted by network here as they are at the call's own address.
 */
export function callInProcess(calls: CallTable, services: Services, request: CallRequest): Api {
  const call = async (name: CallName, input: unknown): Promise<never> => {
    const bound = calls.get(name)
    try {
      if (!bound) throw new Refusal('not_found')
      countOfNetwork(services, bound, request)
      return (await runCall(bound, services, request, input)) as never
    } catch (error) {
      const { brand, locale } = request
      const isAdmin = bound?.declaration.who === 'admin'
      const refusal = refusalOf(error, services.log)
      noteRefusal(services.log, { call: name, session: request.session }, refusal)
      throw spoken(refusal, { brand, locale, isAdmin, asked: { call: name, input } })
    }
  }
  return { get: call, post: call, put: call }
}

/** The services of a page for reading: its parts share their readings of a household. */
export const readingOnce = (services: Services): Services => ({ ...services, pageReads: new Map() })

const openAttemptCounts = (): Counts => openCounts(60_000)

/** @throws Refusal too_many_requests */
function countOfNetwork(
  { memory }: Services,
  { name, declaration }: BoundCall,
  { session: { from } }: CallRequest,
): void {
  const { attemptsPerMinute } = declaration
  if (attemptsPerMinute === undefined || from === null) return
  if (memory.of(openAttemptCounts).add(`${name} ${from}`) > attemptsPerMinute)
    throw new Refusal('too_many_requests')
}
