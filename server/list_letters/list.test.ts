// Who is on a list: the SQL of the filters and their predicate say the same, of households and filters of every kind.

import { randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../domain/brands.ts'
import {
  isListed,
  type LetterFilter,
  type ListedFacts,
  noFilter,
  standings,
  whyUnwritten,
} from '../../domain/letters/filter.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import { testDatabase } from '../../tests/database.ts'
import { countList, readRecipients } from './list_store.ts'

const at = '2026-11-27T18:00:00.000Z'
const brand = 'freshprep'
const today = brandDate(brand, at)
const { pool } = await testDatabase()

const provinces = ['BC', 'AB'] as const
const zones = ['vancouver', 'calgary'] as const
const areas = ['V6B', 'T2P'] as const
const plans = ['rtc_2-3', 'rte_8'] as const

const household = fc.record({
  standing: fc.constantFrom(...standings),
  place: fc.constantFrom(0, 1),
  plan: fc.constantFrom(...plans),
  language: fc.constantFrom(...locales),
  /** Days since each box; less than none is one to come, which does not count. */
  boxes: fc.array(
    fc.tuple(
      fc.constantFrom('delivered', 'refunded', 'skipped', 'charged'),
      fc.integer({ min: -9, max: 60 }),
    ),
    { maxLength: 4 },
  ),
  points: fc.constantFrom(0, 1, 300),
  creditCents: fc.constantFrom(0, 1_500),
  /** Near the beginning and the end of a day on the brand's clocks. */
  joinedAt: fc.constantFrom(
    ...['2026-03-01T07:59:59.999Z', '2026-03-01T08:00:00.000Z', '2026-03-02T06:59:59Z'],
    ...['2026-11-02T06:59:59.000Z', '2026-11-02T07:00:00.000Z'],
  ),
  consent: fc.constantFrom('never', 'given', 'withdrawn', 'leaves', 'erased'),
})

type Household = typeof household extends fc.Arbitrary<infer T> ? T : never

interface Made {
  clientId: string
  facts: ListedFacts
  why: ReturnType<typeof whyUnwritten>
}

async function insert(one: Household): Promise<Made | null> {
  const clientId = randomUUIDv7()
  const { standing, place, plan, language, points, creditCents, joinedAt, consent } = one
  const query = (text: string, ...values: unknown[]) => pool.query(text, [clientId, ...values])
  await query(
    `insert into client (client_id, brand, first_name, last_name, email, language, created_at)
     values ($1::uuid, $2, '李', '小龙', $1::text || '@example.com', $3, $4)`,
    ...[brand, language, joinedAt],
  )
  const province = provinces[place] ?? null
  if (standing !== 'none') {
    await query(
      `insert into subscription (client_id, brand, state, plan_id, categories, exclusions, vegetarian, vegan, profile_key,
         province, kitchen, zone, weekday, start_hour, end_hour, first_week, created_at)
       values ($1, $2, $3, $4, '{}', '{}', false, false, '', $5, 'vancouver', $6, 2, 16, 20, '2026-03-02', $7)`,
      ...[brand, standing, plan, province, zones[place], joinedAt],
    )
    await query(
      `insert into delivery_address (client_id, kind, address, unit, buzzer, city, province, postal, lat, lon, mode, phone,
         instructions, household_key)
       values ($1::uuid, 'main', '1 Main St', '', '', 'Vancouver', $2, $3 || ' 1A1', 0, 0, 'area', '', '', $1::text)`,
      ...[province, areas[place]],
    )
  }
  let last: number | null = null
  let came = 0
  for (const [index, [state, days]] of one.boxes.entries()) {
    await query(
      `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province, plan_id,
         profile_key, cutoff_at, state, created_at)
       values ($1, $2, $3, $4, $5, 16, 20, 'vancouver', 'BC', $6, '', now(), $7, now())`,
      ...[randomUUIDv7(), brand, addDays('2020-01-06', 7 * index), addDays(today, -days), plan, state],
    )
    if (!['delivered', 'refunded'].includes(state) || days < 0) continue
    came += 1
    last = Math.min(last ?? days, days)
  }
  for (const [account, amount] of [
    ['points', points],
    ['given', creditCents],
    ['bought', 9_900],
  ] as const)
    if (amount > 0) await query('insert into ledger_balance values ($1, $2, $3, now())', account, amount)
  const wants = consent === 'given' || consent === 'leaves'
  if (consent !== 'never') {
    await query(
      `insert into communication_preference (client_id, sms_promotions, email_upcoming, email_skipped, email_promotions, updated_at)
       values ($1, false, true, true, $2, now())`,
      wants,
    )
    await query(
      `insert into consent (client_id, id, kind, given, wording, locale, at)
       values ($1, $2, 'email_promotions', $3, 'Yes', 'en', now())`,
      ...[randomUUIDv7(), wants],
    )
  }
  if (consent === 'leaves' || consent === 'erased')
    await query(
      `insert into data_erasure (client_id, brand, asked_at, due_on, amounts_until, erased_on)
       values ($1, $2, now(), $3, '2033-12-31', $4)`,
      ...[brand, addDays(today, 7), consent === 'erased' ? today : null],
    )
  if (consent === 'erased') return null
  const has = standing !== 'none'
  return {
    clientId,
    facts: {
      ...{ standing, language, points, creditCents, joinedOn: brandDate(brand, joinedAt), boxes: came },
      province: has ? province : null,
      zone: has ? (zones[place] ?? null) : null,
      area: has ? (areas[place] ?? null) : null,
      plan: has ? plan : null,
      weeksSinceBox: last === null ? null : Math.floor(last / 7),
    },
    why: whyUnwritten({ promotions: wants, saidBefore: consent !== 'never', leaves: consent === 'leaves' }),
  }
}

const some = <T>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }))
const upTo = (max: number) => fc.option(fc.integer({ min: 0, max }))
const day = fc.option(fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02', '2026-11-01', '2026-11-02'))
const filters: fc.Arbitrary<LetterFilter> = fc.record({
  standings: some(standings),
  provinces: some(provinces),
  zones: some([...zones, 'nowhere']),
  areas: some(areas),
  plans: some(plans),
  languages: some(locales),
  ...{ weeksFrom: upTo(8), weeksTo: upTo(8), boxesFrom: upTo(4), boxesTo: upTo(4) },
  ...{ pointsFrom: upTo(300), creditFrom: upTo(1_500) },
  ...{ joinedFrom: day, joinedTo: day },
})
/** Few filters at once, so that some households are left. */
const few = fc
  .tuple(
    filters,
    fc.uniqueArray(fc.constantFrom(...(Object.keys(noFilter) as (keyof LetterFilter)[])), { maxLength: 3 }),
  )
  .map(
    ([all, names]): LetterFilter => ({
      ...noFilter,
      ...Object.fromEntries(names.map(name => [name, all[name]])),
    }),
  )

test('the SQL of every filter finds the households that its predicate does, and counts why others are not written to', async () => {
  const made: Made[] = []
  for (const one of fc.sample(household, { numRuns: 70, seed: 20_261_127 })) {
    const inserted = await insert(one)
    if (inserted) made.push(inserted)
  }
  let found = 0
  await fc.assert(
    fc.asyncProperty(few, async filter => {
      const meant = made.filter(({ facts }) => isListed(filter, facts))
      const written = meant.filter(({ why }) => why === null).map(({ clientId }) => clientId)
      const list = { brand, filter, at } as const
      const rows = await readRecipients(pool, list, { after: null, limit: 1_000 })
      expect(rows.map(({ id }) => id)).toEqual(written.toSorted())
      const { listed, others, ...counted } = await countList(pool, list)
      expect([listed, counted.written]).toEqual([meant.length, written.length])
      for (const why of ['leaves', 'withdrew', 'never_agreed'] as const)
        expect(others[why]).toBe(meant.filter(one => one.why === why).length)
      found += written.length
    }),
    { numRuns: 150 },
  )
  expect(found).toBeGreaterThan(500)
})
