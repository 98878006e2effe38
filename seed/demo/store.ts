// SQL of a demo household: the rows that signing up would have written.

import type pg from 'pg'
import { creditCorporate } from '../../domain/ledger.ts'
import { bagNumber } from '../../domain/returnables.ts'
import { addTransactions } from '../../server/payments/ledger/add_transactions.ts'
import type { Area } from '../../server/places/areas/find_area.ts'
import type { Tx } from '../../server/request/database/database.ts'
import type { DemoPerson, DemoSubscription } from './people.ts'

interface Door {
  address: string
  city: string
  province: string
  postal: string
  lat: number
  lon: number
}

/** The civic address of a demo home. */
export async function findDoor(
  pool: pg.Pool,
  home: DemoPerson['home'],
): Promise<(Omit<Door, 'address'> & { number: string; street: string }) | undefined> {
  const { rows } = await pool.query<Omit<Door, 'address'> & { number: string; street: string }>(
    `select number, street, city, province, postal, lat, lon from civic_address
     where number = $1 and street = $2 and postal = $3 limit 1`,
    [home.number, home.street, home.postal],
  )
  return rows[0]
}

interface ClientRow {
  clientId: string
  passwordHash: string | null
  /** ISO instant. */
  since: string
}

/** The client, their way to sign in, and its event; false where the email is taken already. */
export async function insertPerson(tx: Tx, person: DemoPerson, row: ClientRow): Promise<boolean> {
  const { clientId, passwordHash, since } = row
  const taken = await tx.query(
    'insert into client_email (brand, email, client_id, proven_at) values ($1, $2, $3, $4) on conflict do nothing',
    // A provider vouches for the address of whoever signs in with it.
    [person.brand, person.email, clientId, person.provider ? since : null],
  )
  if (taken.rowCount === 0) return false
  await tx.query(
    `insert into client (client_id, brand, first_name, last_name, email, phone, language, password_hash, is_admin,
       is_driver, created_at) values ($1, $2, $3, $4, $5, '+16045550123', $6, $7, $8, $9, $10)`,
    [
      clientId,
      person.brand,
      person.firstName,
      person.lastName,
      person.email,
      person.language,
      passwordHash,
      person.isAdmin ?? false,
      person.isDriver ?? false,
      since,
    ],
  )
  if (person.provider) await linkProvider(tx, person, person.provider, row)
  return true
}

/** The sign-in with a provider, and the person at the built-in one. */
async function linkProvider(
  tx: Tx,
  person: DemoPerson,
  { name, subject }: NonNullable<DemoPerson['provider']>,
  { clientId, since }: ClientRow,
): Promise<void> {
  await tx.query(
    `insert into client_provider (client_id, provider, subject, email, linked_at) values ($1, $2, $3, $4, $5)`,
    [clientId, name, subject, person.email, since],
  )
  await tx.query(
    'insert into provider_subject (brand, provider, subject, client_id) values ($1, $2, $3, $4)',
    [person.brand, name, subject, clientId],
  )
  await tx.query(
    `insert into builtin_person (provider, subject, email, email_verified, first_name, last_name, seen_at)
     values ($1, $2, $3, true, $4, $5, $6) on conflict do nothing`,
    [name, subject, person.email, person.firstName, person.lastName, since],
  )
}

interface SubscriptionRow {
  clientId: string
  brand: string
  area: Area
  profileKey: string
  weekday: number
  startHour: number
  endHour: number
  /** Monday, ISO date. */
  firstWeek: string
  since: string
}

export async function insertSubscription(
  tx: Tx,
  row: SubscriptionRow,
  wanted: DemoSubscription,
): Promise<void> {
  await tx.query(
    `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan, profile_key,
       province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
     values ($1, $2, 'active', $3, $4, $5, $6, false, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      row.clientId,
      row.brand,
      wanted.planId,
      wanted.categories,
      wanted.exclusions ?? [],
      wanted.vegetarian ?? false,
      row.profileKey,
      row.area.province,
      row.area.kitchen,
      row.area.zone,
      row.weekday,
      row.startHour,
      row.endHour,
      row.firstWeek,
      row.since,
    ],
  )
}

export async function insertHome(
  tx: Tx,
  clientId: string,
  door: Door,
  unit: string,
  householdKey: string,
): Promise<void> {
  await tx.query(
    `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone,
       instructions, household_key)
     values ($1, 'main', $2, $3, '', $4, $5, $6, $7, $8, 'rooftop', '+16045550123', '', $9)`,
    [clientId, door.address, unit, door.city, door.province, door.postal, door.lat, door.lon, householdKey],
  )
  await tx.query('insert into household (household_key, client_id) values ($1, $2) on conflict do nothing', [
    householdKey,
    clientId,
  ])
}

/** The working test card, on file with the built-in processor. */
export async function insertCard(
  tx: Tx,
  card: { clientId: string; id: string; token: string; name: string; expiryYear: number; since: string },
): Promise<void> {
  const { clientId, id, token, name, expiryYear, since } = card
  await tx.query(
    `insert into builtin_card (token, card_brand, last4, expiry_month, expiry_year, behaviour, state, created_at,
       holder)
     values ($1, 'visa', '4242', 12, $2, 'approves', 'ready', $3, $4)`,
    [token, expiryYear, since, `client:${clientId}`],
  )
  await tx.query(
    `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
       name_on_card, is_default, created_at)
     values ($1, $2, 'builtin', $3, 'visa', '4242', 12, $4, $5, true, $6)`,
    [clientId, id, token, expiryYear, name, since],
  )
}

/** An employer's plan, good for a year, and its value in the ledger. */
export async function insertCorporateCredit(
  tx: Tx,
  clientId: string,
  valueCents: number,
  expiresOn: string,
  since: string,
): Promise<void> {
  await tx.query(
    `insert into corporate_credit_plan (client_id, plan, value_cents, expires_on) values ($1, 'Lunch for all', $2, $3)`,
    [clientId, valueCents, expiresOn],
  )
  const transaction = creditCorporate('demo', valueCents)
  await addTransactions(tx, [{ clientId, transaction }], 'demo', since)
}

/** A pause skips every order not yet locked (rule 33). Closing does too, and frees the address (rule 42). */
export async function endSubscription(
  tx: Tx,
  clientId: string,
  state: 'paused' | 'closed',
  at: string,
): Promise<void> {
  await tx.query('update subscription set state = $2, state_since = $3 where client_id = $1', [
    clientId,
    state,
    at,
  ])
  await tx.query(
    `with skipped as (
       update client_order set state = 'skipped', version = version + 1
       where client_id = $1 and state = 'upcoming' returning id, version)
     insert into order_event (client_id, order_id, version, kind, actor, data, at)
     select $1, id, version, 'skipped', 'client', '{"by": "pause"}', $2 from skipped`,
    [clientId, at],
  )
  if (state === 'closed') await tx.query('delete from household where client_id = $1', [clientId])
}

/** A cooler bag that has been out since a day. */
export async function lendBag(tx: Tx, clientId: string, outSince: string): Promise<void> {
  await tx.query(
    `insert into returnable_loan (client_id, number, kind, out_since) values ($1, $2, 'cooler_bag', $3)`,
    [clientId, bagNumber(clientId), outSince],
  )
}
