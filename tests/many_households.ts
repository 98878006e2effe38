// Thousands of households at once, for work on batches: one statement for each table, with exclusions, cards, codes and
// gift value distributed by number, so that the same call always makes the same households.

import type pg from 'pg'
import type { BrandId, Province } from '../domain/brands.ts'
import type { DishCategory } from '../domain/catalogue/types.ts'
import { type Profile, profileKey, profileOf } from '../domain/choice/profile.ts'
import { planSizes } from '../domain/plans.ts'
import { recordBalances } from './ledger.ts'

interface ManyHouseholds {
  brand: BrandId
  province: Province
  kitchen: string
  count: number
  /** ISO weekdays of delivery, assigned in turn. */
  weekdays: readonly number[]
  /** Monday of their first order, ISO date. */
  firstWeek: string
  /** Program time, ISO instant. */
  now: string
  /** One household in this many; 0 for none. */
  oneIn?: Partial<Record<'declined' | 'asks' | 'noCard' | 'code' | 'given' | 'points' | 'paused', number>>
}

const categories: readonly (readonly DishCategory[])[] = [
  [],
  ['family-friendly'],
  ['vegetarian', 'family-friendly'],
  ['meat-and-fish'],
  ['vegetarian', 'meat-and-fish'],
]
const exclusions: readonly (readonly string[])[] = [[], [], ['milk'], ['peanut', 'almond'], ['fish'], ['egg']]

/** A few hundred profiles: every plan of the brand with some tastes, allergies and diets. */
function needsOf(): { planId: string; profile: Profile }[] {
  return planSizes.flatMap(plan =>
    categories.flatMap((preferred, i) =>
      exclusions.map((excluded, j) => {
        // Fourteen different meals a week leave no room for exclusions.
        const picky = plan.kind === 'rtc'
        const vegetarian = picky && (i + j) % 7 === 0
        const needs = {
          plan,
          preferred: picky ? preferred : [],
          exclusions: picky ? excluded : [],
          vegetarian,
          vegan: false,
        }
        return { planId: plan.id, profile: profileOf(needs) }
      }),
    ),
  )
}

const every = (n: number | undefined) => (n ? `h.n % ${n} = 0` : 'false')

/** Puts households with a card on file into the database; `open` makes their orders. */
export async function makeHouseholds(pool: pg.Pool, options: ManyHouseholds): Promise<void> {
  const { brand, province, kitchen, count, weekdays, firstWeek, now, oneIn = {} } = options
  const needs = needsOf()
  await pool.query('create table if not exists household_number (n int primary key, client_id uuid not null)')
  await pool.query('truncate household_number')
  await pool.query(
    `insert into household_number
     select n, ('01900000-' || substr(lpad(to_hex(n), 7, '0'), 1, 4) || '-7' || substr(lpad(to_hex(n), 7, '0'), 5, 3)
       || substr(gen_random_uuid()::text, 19))::uuid from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into client (client_id, brand, first_name, last_name, email, language, created_at)
     select client_id, $1, 'Ada', 'Test', client_id || '@example.com', 'en', $2 from household_number`,
    [brand, now],
  )
  await pool.query(
    `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan,
       profile_key, province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
     select h.client_id, $1, case when ${every(oneIn.paused)} then 'paused' else 'active' end, p.plan_id,
       string_to_array(p.categories, ','), string_to_array(p.exclusions, ','), p.diet = 'vegetarian', p.diet = 'vegan',
       p.profile_key, $2, $3, $3, ($4::int[])[h.n % $5 + 1], 16, 20, $6, $7
     from household_number h
     join unnest($8::text[], $9::text[], $10::text[], $11::text[], $12::text[]) with ordinality
       as p (plan_id, profile_key, categories, exclusions, diet, place) on p.place = h.n % $13 + 1`,
    [
      ...[brand, province, kitchen, weekdays, weekdays.length, firstWeek, now],
      needs.map(({ planId }) => planId),
      needs.map(({ profile }) => profileKey(profile)),
      needs.map(({ profile }) => profile.preferred.join()),
      needs.map(({ profile }) => profile.exclusions.join()),
      needs.map(({ profile }) => profile.diet),
      needs.length,
    ],
  )
  await makeCards(pool, now, oneIn)
  await pool.query(
    `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
     select client_id, 'THREEBOXES', 'MultiorderDiscountCode', 'percent', '[50, 25, 10]', 0, $1
     from household_number h where ${every(oneIn.code)}`,
    [now],
  )
  await pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     select client_id, 'bonus:test', account, cents, 'bonus', 'test', $1
     from household_number h cross join (values ('given', 2500), ('house', -2500)) e (account, cents)
     where ${every(oneIn.given)}`,
    [now],
  )
  await pool.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     select client_id, 'points:test', account, points, 'points_earned', 'test', $1
     from household_number h cross join (values ('points', 640), ('house', -640)) e (account, points)
     where ${every(oneIn.points)}`,
    [now],
  )
  if (oneIn.given || oneIn.points) await recordBalances(pool)
  await pool.query('drop table household_number')
}

async function makeCards(
  pool: pg.Pool,
  now: string,
  oneIn: NonNullable<ManyHouseholds['oneIn']>,
): Promise<void> {
  await pool.query(
    `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
       name_on_card, is_default, created_at)
     select client_id, client_id, 'builtin', 'card_' || client_id, 'visa', '4242', 12, 2040, 'Ada Test', true, $1
     from household_number h where not (${every(oneIn.noCard)})`,
    [now],
  )
  await pool.query(
    `insert into builtin_card (token, card_brand, last4, expiry_month, expiry_year, behaviour, state, created_at)
     select 'card_' || client_id, 'visa', '4242', 12, 2040,
       case when ${every(oneIn.declined)} then 'declines' when ${every(oneIn.asks)} then 'asks' else 'approves' end,
       'ready', $1
     from household_number h`,
    [now],
  )
}
