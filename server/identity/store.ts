// SQL of clients: their names, how they sign in, and their events.

import { randomUUIDv7 } from 'node:crypto'
import type { BrandId, Locale } from '../../domain/brands.ts'
import type { HouseholdEventKind } from '../../domain/household_events.ts'
import { authorNow, factsNow } from '../request/asker.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { statement } from '../request/database/statement.ts'
import { deviceNow } from '../request/device.ts'
import { noteChange } from '../request/security_log.ts'
import { noteInLog } from '../request/staff_log/act.ts'

interface NewClient {
  clientId: string
  brand: BrandId
  firstName: string
  lastName: string
  /** In its normal form. */
  email: string
  language: Locale
  passwordHash: string | null
  createdAt: string
}

const clientEmailTake = statement({
  name: 'client_email_take',
  text: `insert into client_email (brand, email, client_id, proven_at) values ($brand, $email, $clientId, $provenAt)
      on conflict do nothing`,
})

interface TakenEmail {
  brand: BrandId
  /** In its normal form. */
  email: string
  clientId: string
  /** ISO instant; null where nobody has shown yet that the address is theirs. */
  provenAt: string | null
}

/** Reserves an email for a client, within a brand; false where it is taken. Of two at once, the second waits and fails. */
export async function takeEmail(tx: Tx, taken: TakenEmail): Promise<boolean> {
  return (await clientEmailTake.run(tx, { ...taken })) === 1
}

const clientInsert = statement({
  name: 'client_insert',
  text: `insert into client (client_id, brand, first_name, last_name, email, language, password_hash, created_at)
      values ($clientId, $brand, $firstName, $lastName, $email, $language, $passwordHash, $createdAt)`,
})

export async function insertClient(tx: Tx, client: NewClient): Promise<void> {
  await clientInsert.run(tx, client)
}

const clientEmailTaken = statement({
  name: 'client_email_taken',
  text: 'select 1 as found from client_email where brand = $brand and email = $email',
  row: { found: 'int' },
})

/** Whether an email, in its normal form, is taken within a brand. */
export async function isEmailTaken(db: Db, brand: BrandId, email: string): Promise<boolean> {
  return (await clientEmailTaken.run(db, { brand, email })) === 1
}

export interface Credentials {
  clientId: string
  passwordHash: string | null
}

const clientOfEmail = statement({
  name: 'client_of_email',
  text: 'select client_id as "clientId" from client_email where brand = $brand and email = $email',
  row: { clientId: 'uuid' },
})

/** The client of an email within a brand: first the email's own row, then the client by its id. */
export async function selectCredentials(db: Db, brand: BrandId, email: string): Promise<Credentials | null> {
  const found = await clientOfEmail.first(db, { brand, email })
  if (!found) return null
  const { clientId } = found
  const passwordHash = await selectPasswordHash(db, brand, clientId)
  return passwordHash === undefined ? null : { clientId, passwordHash }
}

const clientPasswordHash = statement({
  name: 'client_password_hash',
  text: 'select password_hash as "passwordHash" from client where client_id = $clientId and brand = $brand',
  row: { passwordHash: 'text?' },
})

/** A client's password hash, null without a password; undefined where the brand has no such client. */
export async function selectPasswordHash(
  db: Db,
  brand: BrandId,
  clientId: string,
): Promise<string | null | undefined> {
  return (await clientPasswordHash.first(db, { clientId, brand }))?.passwordHash
}

/** Words that a client's password must not contain; undefined where there is no such client. */
export const selectPasswordOwner = statement({
  name: 'client_password_owner',
  text: 'select email, first_name as "firstName", last_name as "lastName" from client where client_id = $clientId',
  row: { email: 'text', firstName: 'text', lastName: 'text' },
})

const clientEmailOf = statement({
  name: 'client_email_of',
  text: 'select email from client where client_id = $clientId',
  row: { email: 'text' },
})

/** A client's email, in its normal form. */
export async function selectEmail(db: Db, clientId: string): Promise<string | null> {
  return (await clientEmailOf.first(db, { clientId }))?.email ?? null
}

const clientPassword = statement({
  name: 'client_password',
  text: 'update client set password_hash = $passwordHash where client_id = $clientId',
})

export async function updatePasswordHash(tx: Tx, clientId: string, passwordHash: string): Promise<void> {
  await clientPassword.run(tx, { clientId, passwordHash })
}

const clientLanguage = statement({
  name: 'client_language',
  text: 'update client set language = $language where client_id = $clientId and language <> $language',
})

/** False where the language was the same. */
export async function updateLanguage(tx: Tx, clientId: string, language: Locale): Promise<boolean> {
  return (await clientLanguage.run(tx, { clientId, language })) === 1
}

const clientPhone = statement({
  name: 'client_phone',
  text: 'update client set phone = $phone where client_id = $clientId',
})

export async function updatePhone(tx: Tx, clientId: string, phone: string): Promise<void> {
  await clientPhone.run(tx, { clientId, phone })
}

const clientLock = statement({
  name: 'client_lock',
  text: 'select 1 as found from client where client_id = $clientId for update',
  row: { found: 'int' },
})

/** Locks the household: a change that concerns all of it (its subscription, its cards) takes this lock first. */
export async function lockClient(tx: Tx, clientId: string): Promise<void> {
  await clientLock.run(tx, { clientId })
}

export interface ClientEvent {
  clientId: string
  kind: HouseholdEventKind
  data: Record<string, unknown>
  at: string
  /** The actor, where it was not the client: `clock`, `admin`, or an admin’s client id. */
  actor?: string
}

const clientEventInsert = statement({
  name: 'client_event_insert',
  text: `insert into client_event (client_id, id, kind, actor, data, at, device)
      values ($clientId, $id, $kind, $actor, $data::jsonb, $at, $device)`,
})

/** Records an event of a client. @returns the event's id */
export async function insertEvent(tx: Tx, asked: ClientEvent): Promise<string> {
  const id = randomUUIDv7()
  const { clientId, actor = 'client' } = asked
  const data = factsNow(clientId, actor, asked.data)
  const event = { ...asked, data, actor: authorNow(clientId, actor) }
  await clientEventInsert.run(tx, { ...event, id, data: JSON.stringify(data), device: deviceNow() })
  noteChange(tx, event)
  noteInLog(tx, {
    clientId: event.clientId,
    event: { kind: event.kind, data: event.data, by: event.actor },
  })
  return id
}
