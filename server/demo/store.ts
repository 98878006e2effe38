// SQL of a demo household: the rows that signing up would have written.

import { creditCorporate } from '../../domain/ledger.ts'
import { bagNumber } from '../../domain/returnables.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import type { Area } from '../places/areas/find_area.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { columnsOf, statement } from '../request/database/statement.ts'
import type { DemoPerson, DemoSubscription } from './people.ts'

interface Door {
  address: string
  city: string
  province: string
  postal: string
  lat: number
  lon: number
}

type CivicAddress = Omit<Door, 'address'> & { number: string; street: string }

const demoDoor = statement({
  name: 'demo_door',
  text: `select number, street, city, province, postal, lat, lon from civic_address
      where number = $number and street = $street and postal = $postal limit 1`,
  row: columnsOf<CivicAddress>({
    number: 'text',
    street: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
  }),
})

/** The civic address of a demo home. */
export const findDemoDoor = (
  db: Db,
  { number, street, postal }: DemoPerson['home'],
): Promise<CivicAddress | undefined> => demoDoor.first(db, { number, street, postal })

interface ClientRow {
  clientId: string
  passwordHash: string | null
  /** ISO instant. */
  since: string
}

const demoEmail = statement({
  name: 'demo_email',
  text: `insert into client_email (brand, email, client_id, proven_at) values ($brand, $email, $clientId, $provenAt)
      on conflict do nothing`,
})

const demoClient = statement({
  name: 'demo_client',
  text: `insert into client (client_id, brand, first_name, last_name, email, phone, language, password_hash,
        is_driver, created_at)
      values ($clientId, $brand, $firstName, $lastName, $email, '+16045550123', $language, $passwordHash,
        $isDriver, $since)`,
})

/** The client, their way to sign in, and its event; false where the email is taken already. */
export async function insertPerson(tx: Tx, person: DemoPerson, row: ClientRow): Promise<boolean> {
  const { clientId, since } = row
  const { brand, email, firstName, lastName, language, isDriver = false } = person
  // A provider vouches for the address of whoever signs in with it.
  const provenAt = person.provider ? since : null
  if ((await demoEmail.run(tx, { brand, email, clientId, provenAt })) === 0) return false
  await demoClient.run(tx, { ...row, brand, email, firstName, lastName, language, isDriver })
  if (person.provider) await linkProvider(tx, person, person.provider, row)
  return true
}

const demoProvider = statement({
  name: 'demo_provider',
  text: `insert into client_provider (client_id, provider, subject, email, linked_at)
      values ($clientId, $provider, $subject, $email, $since)`,
})

const demoSubject = statement({
  name: 'demo_subject',
  text: `insert into provider_subject (brand, provider, subject, client_id)
      values ($brand, $provider, $subject, $clientId)`,
})

const demoBuiltinPerson = statement({
  name: 'demo_builtin_person',
  text: `insert into builtin_person (provider, subject, email, email_verified, first_name, last_name, seen_at)
      values ($provider, $subject, $email, true, $firstName, $lastName, $since) on conflict do nothing`,
})

/** The sign-in with a provider, and the person at the built-in one. */
async function linkProvider(
  tx: Tx,
  { brand, email, firstName, lastName }: DemoPerson,
  { name: provider, subject }: NonNullable<DemoPerson['provider']>,
  { clientId, since }: ClientRow,
): Promise<void> {
  await demoProvider.run(tx, { clientId, provider, subject, email, since })
  await demoSubject.run(tx, { brand, provider, subject, clientId })
  await demoBuiltinPerson.run(tx, { provider, subject, email, firstName, lastName, since })
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

const demoSubscription = statement({
  name: 'demo_subscription',
  text: `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan, profile_key,
        province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
      values ($clientId, $brand, 'active', $planId, $categories, $exclusions, $vegetarian, false, $profileKey,
        $province, $kitchen, $zone, $weekday, $startHour, $endHour, $firstWeek, $since)`,
})

export async function insertDemoSubscription(
  tx: Tx,
  { area, ...row }: SubscriptionRow,
  { planId, categories, exclusions = [], vegetarian }: DemoSubscription,
): Promise<void> {
  const { province, kitchen, zone } = area
  const wanted = { planId, categories, exclusions, vegetarian: vegetarian ?? false }
  await demoSubscription.run(tx, { ...row, ...wanted, province, kitchen, zone })
}

const demoAddress = statement({
  name: 'demo_address',
  text: `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone,
        instructions, household_key)
      values ($clientId, 'main', $address, $unit, '', $city, $province, $postal, $lat, $lon, 'rooftop', '+16045550123', '',
        $householdKey)`,
})

const demoHousehold = statement({
  name: 'demo_household',
  text: 'insert into household (household_key, client_id) values ($householdKey, $clientId) on conflict do nothing',
})

export async function insertHome(
  tx: Tx,
  clientId: string,
  { address, city, province, postal, lat, lon }: Door,
  unit: string,
  householdKey: string,
): Promise<void> {
  await demoAddress.run(tx, { clientId, address, unit, city, province, postal, lat, lon, householdKey })
  await demoHousehold.run(tx, { householdKey, clientId })
}

const demoBuiltinCard = statement({
  name: 'demo_builtin_card',
  text: `insert into builtin_card (token, card_brand, last4, expiry_month, expiry_year, behaviour, state, created_at,
        holder)
      values ($token, 'visa', '4242', 12, $expiryYear, 'approves', 'ready', $since, $holder)`,
})

const demoCard = statement({
  name: 'demo_card',
  text: `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
        name_on_card, is_default, created_at)
      values ($clientId, $id, 'builtin', $token, 'visa', '4242', 12, $expiryYear, $name, true, $since)`,
})

/** The working test card, on file with the built-in processor. */
export async function insertDemoCard(
  tx: Tx,
  card: { clientId: string; id: string; token: string; name: string; expiryYear: number; since: string },
): Promise<void> {
  const { clientId, token, expiryYear, since } = card
  await demoBuiltinCard.run(tx, { token, expiryYear, since, holder: `client:${clientId}` })
  await demoCard.run(tx, card)
}

const demoCorporatePlan = statement({
  name: 'demo_corporate_plan',
  text: `insert into corporate_credit_plan (client_id, plan, value_cents, expires_on)
      values ($clientId, 'Lunch for all', $valueCents, $expiresOn)`,
})

/** An employer's plan, good for a year, and its value in the ledger. */
export async function insertCorporateCredit(
  tx: Tx,
  clientId: string,
  valueCents: number,
  expiresOn: string,
  since: string,
): Promise<void> {
  await demoCorporatePlan.run(tx, { clientId, valueCents, expiresOn })
  const transaction = creditCorporate('demo', valueCents)
  await addTransactions(tx, [{ clientId, transaction }], 'demo', since)
}

const demoStanding = statement({
  name: 'demo_standing',
  text: 'update subscription set state = $state, state_since = $at where client_id = $clientId',
})

const demoSkip = statement({
  name: 'demo_skip',
  text: `with skipped as (
        update client_order set state = 'skipped', version = version + 1
        where client_id = $clientId and state = 'upcoming' returning id, version)
      insert into order_event (client_id, order_id, version, kind, actor, data, at)
      select $clientId, id, version, 'skipped', 'client', '{"by": "pause"}', $at from skipped`,
})

const demoHouseholdDelete = statement({
  name: 'demo_household_delete',
  text: 'delete from household where client_id = $clientId',
})

/** A pause skips every order not yet locked (rule 33). Closing does too, and frees the address (rule 42). */
export async function endSubscription(
  tx: Tx,
  clientId: string,
  state: NonNullable<DemoSubscription['ended']>,
  at: string,
): Promise<void> {
  await demoStanding.run(tx, { clientId, state, at })
  await demoSkip.run(tx, { clientId, at })
  if (state === 'closed') await demoHouseholdDelete.run(tx, { clientId })
}

const demoBag = statement({
  name: 'demo_bag',
  text: `insert into returnable_loan (client_id, number, kind, out_since)
      values ($clientId, $number, 'cooler_bag', $outSince)`,
})

/** A cooler bag that has been out since a day. */
export async function lendDemoBag(tx: Tx, clientId: string, outSince: string): Promise<void> {
  await demoBag.run(tx, { clientId, number: bagNumber(clientId), outSince })
}
