// SQL of sessions. Statements are prepared by name, because the first of them runs in nearly every request.

import type pg from 'pg'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Weekday } from '../../../domain/time/zone.ts'
import type { PersonalFacts, SessionData } from '../../request/call_request.ts'
import { column, columnsOf, statement } from '../../request/database/statement.ts'
import type { Stored } from '../../request/services.ts'

/** A stored session, with the client's facts that every request needs. Instants are ISO. */
export interface SessionRow {
  clientId: string | null
  firstName: string | null
  /** The person of the company whose account it is; null for everybody else. */
  staffId: string | null
  isDriver: boolean
  /** Language chosen on this device. */
  locale: Locale | null
  /** The client's preferred language. */
  clientLanguage: Locale | null
  /** The household's facts on shared pages; null for a visitor, and where they were not read with the session. */
  personal: PersonalFacts | null
  settingsAuthenticatedAt: string | null
  data: SessionData
  expiresAtMs: number
}

const personalColumns = `(select plan_id from subscription where client_id = $clientId and state <> 'closed') as "planId",
      (select weekday from subscription where client_id = $clientId and state <> 'closed') as weekday,
      coalesce((select amount_cents from ledger_balance where client_id = $clientId and account = 'points'), 0) as points,
      exists (select 1 from loyalty_member where client_id = $clientId and enrolled) as enrolled`

const personalRow = {
  planId: 'text?',
  weekday: column<Weekday | null>('int?'),
  points: 'int',
  enrolled: 'bool',
} as const

const sessionColumns = `s.client_id as "clientId", s.locale, s.data,
      to_char(s.settings_authenticated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        as "settingsAuthenticatedAt",
      (extract(epoch from s.expires_at) * 1000)::float8 as "expiresAtMs"`

type KeptSession = Pick<
  SessionRow,
  'clientId' | 'locale' | 'data' | 'settingsAuthenticatedAt' | 'expiresAtMs'
>

const sessionRow = columnsOf<KeptSession>({
  clientId: 'uuid?',
  locale: 'text?',
  data: 'json',
  settingsAuthenticatedAt: 'text?',
  expiresAtMs: 'float',
})

const clientColumns = `${sessionColumns}, c.first_name as "firstName",
      (select a.staff_id from staff_account a where a.client_id = $clientId) as "staffId",
      coalesce(c.is_driver, false) as "isDriver", c.language as "clientLanguage"`

const ofClient = `from session s join client c on c.client_id = $clientId
    where s.token_hash = $tokenHash and s.client_id = $clientId and s.brand = $brand and s.expires_at > $now
      and s.created_at > $now::timestamptz
        - case when exists (select 1 from staff_account a where a.client_id = $clientId) then interval '12 hours' else interval '90 days' end`

const clientRow = {
  ...sessionRow,
  firstName: 'text?',
  staffId: 'uuid?',
  isDriver: 'bool',
  clientLanguage: column<Locale | null>('text?'),
} as const

const sessionOfClient = statement({
  name: 'session_of_client',
  text: `select ${clientColumns} ${ofClient}`,
  row: clientRow,
})

const sessionOfHousehold = statement({
  name: 'session_of_household',
  text: `select ${clientColumns}, ${personalColumns} ${ofClient}`,
  row: {
    ...clientRow,
    ...personalRow,
  },
})

const sessionFind = statement({
  name: 'session_find',
  text: `select ${sessionColumns} from session s where s.token_hash = $tokenHash and s.brand = $brand
        and s.expires_at > $now`,
  row: sessionRow,
})

const noClient: SignedInClient = {
  clientId: null,
  firstName: null,
  staffId: null,
  isDriver: false,
  clientLanguage: null,
}

/** The most tokens whose client a process remembers; the least recently used goes first. */
const mostRemembered = 20_000

/** The client of each recently used session, by the token's hash. It is fixed for as long as the token lives. */
const openClients = () => new Map<string, string>()

/**
 * The session of a token, unless it has expired or is another brand's. A household's rows are read by its id, so that one node can
 * answer: where the process knows the token's client, that is one statement, and otherwise two. However often it is used, a
 * household's session ends after 90 days, and that of somebody who works here after 12 hours.
 * @param personal whether the household's facts on shared pages are read with it
 */
export async function findSession(
  { pool, memory }: Pick<Stored, 'pool' | 'memory'>,
  tokenHash: string,
  brand: BrandId,
  now: string,
  personal: boolean,
): Promise<SessionRow | undefined> {
  const clients = memory.of(openClients)
  const known = clients.get(tokenHash)
  clients.delete(tokenHash)
  const session = known === undefined ? await sessionFind.first(pool, { tokenHash, brand, now }) : null
  if (session === undefined) return undefined
  if (session?.clientId === null) return { ...session, ...noClient, personal: null }
  const clientId = known ?? ((session as KeptSession).clientId as string)
  const values = { clientId, tokenHash, brand, now }
  const row = personal ? await withPersonal(pool, values) : await sessionOfClient.first(pool, values)
  if (!row) return undefined
  clients.set(tokenHash, clientId)
  const [oldest] = clients.keys()
  if (clients.size > mostRemembered && oldest !== undefined) clients.delete(oldest)
  return { personal: null, ...row }
}

type SessionKey = Readonly<Record<'clientId' | 'tokenHash' | 'brand' | 'now', string>>

async function withPersonal(pool: pg.Pool, values: SessionKey): Promise<SessionRow | undefined> {
  const row = await sessionOfHousehold.first(pool, values)
  if (!row) return undefined
  const { planId, weekday, points, enrolled, ...found } = row
  return { ...found, personal: { planId, weekday, points, enrolled } }
}

/** A household's facts on shared pages. */
export const readPersonalFacts = statement({
  name: 'session_personal',
  text: `select ${personalColumns}`,
  row: personalRow,
})

export interface NewSession {
  tokenHash: string
  brand: BrandId
  locale: Locale | null
  data: SessionData
  userAgent: string | null
  now: string
  expiresAt: string
}

const sessionInsert = statement({
  name: 'session_insert',
  text: `insert into session (token_hash, brand, locale, data, created_at, expires_at)
      values ($tokenHash, $brand, $locale, $data, $now, $expiresAt)`,
})

/** Makes a visitor's session. */
export async function insertVisitor(pool: pg.Pool, session: NewSession): Promise<void> {
  await sessionInsert.run(pool, { ...session, data: JSON.stringify(session.data) })
}

/** The facts of a client who has just signed in. */
type SignedInClient = Pick<SessionRow, 'clientId' | 'firstName' | 'staffId' | 'isDriver' | 'clientLanguage'>

const sessionSignIn = statement({
  name: 'session_sign_in',
  text: `
      with replaced as (delete from session where token_hash = $replacesHash),
        made as (
          insert into session (token_hash, brand, client_id, locale, data, created_at, expires_at, user_agent)
          select $tokenHash, $brand, client_id, $locale, $data::jsonb, $now::timestamptz,
            $expiresAt::timestamptz, $userAgent
          from client where client_id = $clientId and brand = $brand
          returning client_id
        )
      select client_id as "clientId", first_name as "firstName",
        (select a.staff_id from staff_account a where a.client_id = $clientId) as "staffId",
        coalesce(is_driver, false) as "isDriver", language as "clientLanguage"
      from client where client_id = $clientId and exists (select 1 from made)`,
  row: columnsOf<SignedInClient>({
    clientId: 'uuid?',
    firstName: 'text?',
    staffId: 'uuid?',
    isDriver: 'bool',
    clientLanguage: 'text?',
  }),
})

/**
 * Makes a client's session and deletes the one it replaces, in one statement: a token seen before signing in is worth nothing after
 * it. Undefined when the brand has no such client.
 */
export async function insertSignedIn(
  pool: pg.Pool,
  session: NewSession & { clientId: string; replacesHash: string | null },
): Promise<SignedInClient | undefined> {
  return sessionSignIn.first(pool, { ...session, data: JSON.stringify(session.data) })
}

const sessionOpenSettings = statement({
  name: 'session_open_settings',
  text: `update session set settings_authenticated_at = $at, reauthentication_tries = 0, reauthentication_since = null
      where token_hash = $tokenHash`,
})

/** Records when the question before settings was answered; earlier failures no longer count. */
export async function openSettings(pool: pg.Pool, tokenHash: string, at: string): Promise<void> {
  await sessionOpenSettings.run(pool, { tokenHash, at })
}

const sessionCountTry = statement({
  name: 'session_count_try',
  text: `update session set
        reauthentication_tries = case when reauthentication_since > $since then reauthentication_tries + 1
          else 1 end,
        reauthentication_since = case when reauthentication_since > $since then reauthentication_since
          else $at end
      where token_hash = $tokenHash returning reauthentication_tries as tries`,
  row: { tries: 'int' },
})

/** Counts a try, anew where the first one was before `since`. Two at once are two. @returns the count */
export async function countTry(
  pool: pg.Pool,
  tokenHash: string,
  { at, since }: { at: string; since: string },
): Promise<number> {
  const counted = await sessionCountTry.first(pool, { tokenHash, at, since })
  return counted?.tries ?? Number.POSITIVE_INFINITY
}

const sessionMerge = statement({
  name: 'session_merge',
  text: 'update session set data = data || $patch::jsonb where token_hash = $tokenHash',
})

/** Merges a patch into the data, key by key. */
export async function mergeData(pool: pg.Pool, tokenHash: string, patch: SessionData): Promise<void> {
  await sessionMerge.run(pool, { tokenHash, patch: JSON.stringify(patch) })
}

/** Removes keys of the data. */
export const dropData = statement({
  name: 'session_drop',
  text: 'update session set data = data - $keys::text[] where token_hash = $tokenHash',
})

const sessionTake = statement({
  name: 'session_take',
  text: `with found as (select token_hash, data -> $key as taken from session where token_hash = $tokenHash
        and data ? $key for update),
        changed as (update session s set data = s.data - $key from found where s.token_hash = found.token_hash)
      select taken from found`,
  row: { taken: column<unknown>('json?') },
})

/** Removes one key of the data. @returns its value, to one caller only */
export async function takeData(pool: pg.Pool, tokenHash: string, key: string): Promise<unknown> {
  return (await sessionTake.first(pool, { tokenHash, key }))?.taken
}

/** Stores the chosen language. */
export const updateLocale = statement({
  name: 'session_locale',
  text: 'update session set locale = $locale where token_hash = $tokenHash',
})

/** Extends the session. */
export const extendSession = statement({
  name: 'session_extend',
  text: 'update session set expires_at = $expiresAt where token_hash = $tokenHash',
})

/** Ends the session. */
export const deleteSession = statement({
  name: 'session_delete',
  text: 'delete from session where token_hash = $tokenHash',
})
