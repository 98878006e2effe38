// What concerns the safety of accounts and money, each as a line of the log of its own: `security` says what it is. A line has the
// account, the shortened address of the browser and the reason; it has no email, no name and nothing that opens anything.

import type { Logger } from 'pino'
import type { Refusal } from '../../contract/errors.ts'
import type { HouseholdEventKind } from '../../domain/household_events.ts'
import { askerNow } from './asker.ts'
import type { Session } from './call_request.ts'
import { afterCommit, type Tx } from './database/database.ts'

type Log = Pick<Logger, 'info'>

interface RefusedCall {
  /** The call, as the contract names it. */
  call: string
  session: Pick<Session, 'clientId' | 'network'>
}

/** What only the log may know of a refusal. */
interface Unsaid {
  /** The reason behind a refusal that says the same to everybody. */
  reason?: string
  /** The account that was tried, where nobody is signed in. */
  account?: string | null
}

const unsaid = new WeakMap<Refusal, Unsaid>()

/** A refusal with what only the log may know of it. */
export function because(refusal: Refusal, why: Unsaid): Refusal {
  unsaid.set(refusal, why)
  return refusal
}

/** Somebody was refused. The fields are named, never their values. */
export function noteRefusal(log: Log, { call, session }: RefusedCall, refusal: Refusal): void {
  const { reason, account } = unsaid.get(refusal) ?? {}
  const { code, fields } = refusal
  const { clientId, network } = session
  log.info(
    { security: 'refused', call, code, fields, reason, account: account ?? clientId, network },
    'a call was refused',
  )
}

/** A call signed somebody in. @param log of the program */
export function noteSignIn(log: Log, { call, session }: RefusedCall): void {
  const { clientId: account, network } = session
  log.info({ security: 'signed_in', call, account, network }, 'somebody signed in')
}

/** A call signed somebody out. @param account the client who left */
export function noteSignOut(log: Log, { call, session }: RefusedCall, account: string): void {
  log.info({ security: 'signed_out', call, account, network: session.network }, 'somebody signed out')
}

/** An admin changed something. Of the input, the line has ids, amounts and days; no text that somebody typed. */
export function noteAdminAct(log: Log, { call, session }: RefusedCall, input: unknown): void {
  const { clientId: account, network } = session
  log.info({ security: 'admin_act', call, account, network, input: withoutWords(input) }, 'an admin acted')
}

/** An id or a day. */
const isId = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d)$/

/** Of what somebody entered: ids, amounts and days; no text that was typed. */
export function withoutWords(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'string') return isId.test(value) ? value : undefined
  if (Array.isArray(value)) return value.slice(0, 20).map(each => withoutWords(each) ?? '…')
  if (typeof value !== 'object') return undefined
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, withoutWords(each)]))
}

/** Changes of who gets into an account and with what right, and of what is worth money. */
const watched: ReadonlySet<HouseholdEventKind> = new Set<HouseholdEventKind>([
  'registered',
  'registration_corrected',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_change_stopped',
  'email_changed',
  'ways_in_closed',
  'provider_linked',
  'provider_removed',
  'passkey_added',
  'passkey_removed',
  'signed_out_elsewhere',
  'admin_named',
  'admin_dismissed',
  'driver_named',
  'driver_dismissed',
  'shared_door_allowed',
  'shared_door_forbidden',
  'data_export_asked',
  'erasure_asked',
  'erasure_taken_back',
  'card_changed',
  'card_removed',
  'gift_bought',
  'gift_card_resent',
  'points_adjusted',
  'value_given',
  'value_settled',
  'corporate_plan_set',
])

interface Changed {
  clientId: string
  kind: HouseholdEventKind
  /** `client`, a role's word, or an admin's client id. */
  actor: string
}

/** An account changed, once the transaction is committed. Only what somebody asked for is logged: a job's work is not. */
export function noteChange(tx: Tx, { clientId: account, kind: change, actor: by }: Changed): void {
  const asker = askerNow()
  if (!asker || !watched.has(change)) return
  const { log, network } = asker
  afterCommit(tx, () => log.info({ security: 'changed', change, account, by, network }, 'an account changed'))
}
