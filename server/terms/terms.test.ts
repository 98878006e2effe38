// A price that changes from a date on, on the real database: boxes on both sides of it, their letters, and the weekly run.

import { expect, test } from 'vitest'
import type { ParsedOf } from '../../contract/index.ts'
import { addDays } from '../../domain/time/zone.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees, giveCard, runDue } from '../../tests/weekly.ts'
import { orders } from '../calls/orders.ts'
import { settings_subscription } from '../calls/settings_subscription.ts'
import { signup } from '../calls/signup.ts'
import { terms } from '../calls/terms.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { open } from '../weekly/open.ts'
import { settleTerms } from './settle_terms.ts'

// A Friday morning in Vancouver: Tuesday's cutoff is tonight.
const now = '2026-11-27T18:00:00.000Z'
const rise = '2027-01-04'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

const asAdmin = (at = now) => requestOf(admin, at)
const price = (subject: string, cents: number): ParsedOf<'terms.preview'>['terms'][number] => ({
  kind: 'plan_price',
  subject,
  value: { cents },
})
const set = (term: ParsedOf<'terms.preview'>['terms'][number], base: number, from: string, at = now) =>
  terms.set(services, asAdmin(at), { changes: [{ term, base }], from, reason: 'Costs rose.' })
const lettersOf = (clientId: string, template: string) =>
  rows('select key, data from outbox_message where client_id = $1 and template = $2 order by key', [
    clientId,
    template,
  ])

const who = await subscribe(pool, now, { planId: 'rtc_2-3' })
const other = await subscribe(pool, now, { planId: 'rtc_4-4' })
for (const { clientId } of [who, other]) await giveCard(pool, clientId, 'approves', now)
const [dish, , , tonic] = [
  ...(await productsOn(services, 'freshprep', orderOf(who, 1).week, 'rtc')).slice(0, 3),
  ...(await productsOn(services, 'freshprep', orderOf(who, 1).week, 'item')).filter(
    one => one.taxClass === 'snack',
  ),
]
if (!dish || !tonic) throw new Error('The week has no such products.')
const of = { clientId: who.clientId, orderId: orderOf(who, 1).id, now }
await setQuantity(services, of, { productId: dish.id, quantity: 3 })
await setQuantity(services, of, { productId: tonic.id, quantity: 2 })

const boxOf = async (place: number, at = now) =>
  orders.order_data(services, requestOf(who.clientId, at), { orderId: orderOf(who, place).id })

test('a rise too soon is refused with the first date it could be for, and nothing is written', async () => {
  const before = await rows('select count(*)::int from term_version')
  await expect(set(price('freshprep/rtc_2-3', 1_445), 1, '2026-12-28')).rejects.toMatchObject({
    code: 'term_too_soon',
    details: { first: rise },
  })
  await expect(set(price('freshprep/rtc_2-3', 1_445), 1, '2027-01-06')).rejects.toMatchObject({
    code: 'term_too_soon',
    details: { first: '2027-01-11' },
  })
  await expect(set(price('freshprep/rtc_9-9', 1_445), 1, rise)).rejects.toMatchObject({ code: 'not_found' })
  expect(await rows('select count(*)::int from term_version')).toEqual(before)
})

test('a preview names the first date and counts boxes, cents and letters', async () => {
  const shown = await terms.preview(services, asAdmin(), {
    terms: [price('freshprep/rtc_2-3', 1_445)],
    from: rise,
  })
  expect(shown).toEqual({
    first: rise,
    rises: true,
    letters: 1,
    boxes: 0,
    cents: 0,
    estimated: false,
    weekCents: 6 * 50,
  })
  const less = await terms.preview(services, asAdmin(), {
    terms: [price('freshprep/rtc_2-3', 1_295)],
    from: '2026-12-07',
  })
  expect(less).toEqual({
    first: '2026-12-07',
    rises: false,
    letters: 1,
    boxes: 1,
    cents: -600,
    estimated: false,
    weekCents: -600,
  })
})

test('a rise is told to the households of the plan alone, with what was and what will be, and no box that exists costs more', async () => {
  const before = await Promise.all(who.orders.map((_, place) => boxOf(place)))
  const saved = await set(price('freshprep/rtc_2-3', 1_445), 1, rise)
  expect(saved).toEqual({ versions: [2], letters: 1, boxes: 0 })
  expect(await lettersOf(who.clientId, 'price_change')).toMatchObject([
    {
      data: {
        what: 'serving',
        from: rise,
        refuseBy: '2027-02-03',
        before: { cents: 1_395 },
        after: { cents: 1_445 },
        takenBack: false,
      },
    },
  ])
  expect(await lettersOf(other.clientId, 'price_change')).toEqual([])
  expect(await Promise.all(who.orders.map((_, place) => boxOf(place)))).toEqual(before)
  await settleTerms(services)
  expect(await lettersOf(who.clientId, 'price_change')).toHaveLength(1)
  const shown = await settings_subscription.show(services, requestOf(who.clientId, now), {})
  expect(shown.plan.perServingCents).toBe(1_395)
})

test('somebody else’s change is not overwritten', async () => {
  await expect(set(price('freshprep/rtc_2-3', 1_545), 1, '2027-02-01')).rejects.toMatchObject({
    code: 'catalogue_changed',
  })
  const { versions, version } = await terms.term(services, asAdmin(), {
    kind: 'plan_price',
    subject: 'freshprep/rtc_2-3',
  })
  expect(version).toBe(2)
  expect(versions.map(({ value, from, reason }) => [value, from, reason])).toEqual([
    [{ cents: 1_445 }, rise, 'Costs rose.'],
    [{ cents: 1_395 }, '2021-04-01', ''],
  ])
  const { terms: all } = await terms.list(services, asAdmin(), {})
  expect(all.find(({ subject }) => subject === 'freshprep/rtc_2-3')).toMatchObject({
    value: { cents: 1_395 },
    next: { value: { cents: 1_445 }, from: rise },
  })
})

test('a fall and a tax price the open boxes again from their date on, and tell each household once', async () => {
  const [first, second] = [await boxOf(0), await boxOf(1)]
  expect(await set(price('freshprep/rtc_2-3', 1_295), 2, '2026-12-07')).toEqual({
    versions: [3],
    letters: 0,
    boxes: 1,
  })
  expect((await boxOf(0)).total).toBe(first.total)
  const cheaper = await boxOf(1)
  expect(cheaper.total).toBe(second.total - 6 * 100)
  expect(await lettersOf(who.clientId, 'box_repriced')).toMatchObject([
    { data: { beforeCents: second.total, totalCents: cheaper.total, why: 'price' } },
  ])
  const tax: ParsedOf<'terms.preview'>['terms'][number] = {
    kind: 'tax',
    subject: 'BC/snack',
    value: {
      taxes: [
        { code: 'GST', rate: 5_000 },
        { code: 'PST', rate: 7_000 },
      ],
    },
  }
  await expect(
    set({ ...tax, value: { taxes: [{ code: 'QST', rate: 9_975 }] } } as typeof tax, 1, '2026-12-08'),
  ).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await set(tax, 1, '2026-12-08')).toMatchObject({ boxes: 1 })
  const taxed = await boxOf(1)
  expect(taxed.receipt.taxes.map(({ code }) => code)).toEqual(['GST', 'PST'])
  const editor = await orders.editor_data_v2(services, requestOf(who.clientId, now), {
    orderId: orderOf(who, 1).id,
  })
  expect(editor.pricing.terms.taxes.snack).toHaveLength(2)
  expect(editor.pricing.prices[dish.id]?.unitCents).toBe(1_295)
  await settleTerms(services)
  expect(await lettersOf(who.clientId, 'box_repriced')).toHaveLength(2)
})

test('what is shown is charged on both sides of the date', async () => {
  const last = '2027-01-02T20:00:00.000Z'
  for (let day = '2026-11-27'; day <= '2027-01-02'; day = addDays(day, 1)) {
    services.clock.set(`${day}T20:00:00.000Z`)
    await open(services, `${day}T20:00:00.000Z`)
    const shown = await rows(
      `select id, delivery_date::text as day from client_order where client_id = $1 and state = 'upcoming'
        and cutoff_at between $2 and $2::timestamptz + interval '24 hours'`,
      [who.clientId, `${day}T20:00:00.000Z`],
    )
    const totals = new Map<string, number>()
    for (const { id } of shown) {
      const at = requestOf(who.clientId, `${day}T20:00:00.000Z`)
      totals.set(id, (await orders.order_data(services, at, { orderId: id })).total)
    }
    services.clock.set(`${addDays(day, 1)}T12:00:00.000Z`)
    await runDue(services)
    for (const [id, total] of totals) {
      const [charged] = await rows('select state, total_cents as cents from client_order where id = $1', [id])
      expect([charged.state, charged.cents]).toEqual(['charged', total])
    }
  }
  const charged = await rows(
    `select delivery_date::text as day, (priced->>'goodsCents')::int as goods from client_order
      where client_id = $1 and state = 'charged' order by delivery_date`,
    [who.clientId],
  )
  expect(charged.map(({ day, goods }) => [day, goods])).toEqual([
    ['2026-12-01', 6 * 1_395],
    ['2026-12-08', 6 * 1_295 + 2 * (tonic.item?.priceCents ?? 0)],
    ['2026-12-15', 6 * 1_295],
    ['2026-12-22', 6 * 1_295],
    ['2026-12-29', 6 * 1_295],
    ['2027-01-05', 6 * 1_445],
  ])
  expect(await brokenGuarantees(pool, last)).toEqual([])
  const offer = await signup.subscription_plans(services, requestOf(null, last), {})
  expect(offer.plans.find(({ id }) => id === 'rtc_2-3')?.perServingCents).toBe(1_445)
})

test('a change that has not begun is taken back, and who was told of it is told so', async () => {
  const at = '2027-01-03T12:00:00.000Z'
  services.clock.set(at)
  const saved = await set(price('freshprep/rtc_2-3', 1_545), 3, '2027-02-15', at)
  expect(saved).toMatchObject({ versions: [4], letters: 1 })
  const back = await terms.take_back(services, asAdmin(at), {
    changes: [{ kind: 'plan_price', subject: 'freshprep/rtc_2-3', version: 4 }],
    reason: 'Not needed.',
  })
  expect(back).toEqual({ versions: [5], letters: 1, boxes: 0 })
  const letters = await lettersOf(who.clientId, 'price_change')
  expect(letters.at(-1)?.data).toMatchObject({ takenBack: true, after: { cents: 1_445 }, from: '2027-02-15' })
  const again = (version: number) =>
    terms.take_back(services, asAdmin(at), {
      changes: [{ kind: 'plan_price', subject: 'freshprep/rtc_2-3', version }],
      reason: 'No.',
    })
  await expect(again(4)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(again(3)).rejects.toMatchObject({
    code: 'term_too_soon',
  })
})

test('prices change together or not at all, of one brand, with one letter to each household', async () => {
  const at = '2027-01-03T12:00:00.000Z'
  const [two, four] = [price('freshprep/rtc_2-3', 1_465), price('freshprep/rtc_4-4', 1_165)]
  const count = async () => (await rows('select count(*)::int from term_version'))[0].count
  const before = await count()
  const changing = (changes: ParsedOf<'terms.set'>['changes'], from = '2027-02-15') =>
    terms.set(services, asAdmin(at), { changes, from, reason: 'Dairy.' })
  const base = { two: { term: two, base: 5 }, four: { term: four, base: 1 } }
  const refused = [
    [[base.two, { term: four, base: 7 }], 'catalogue_changed'],
    [[base.two, base.two], 'invalid_input'],
    [[base.two, { term: price('cookit/rtc_4-4', 1_165), base: 1 }], 'not_found'],
    [
      [base.two, { term: { kind: 'minimum_order', subject: 'freshprep', value: { cents: 1 } }, base: 1 }],
      'invalid_input',
    ],
  ] as const
  for (const [changes, code] of refused)
    await expect(changing([...changes] as ParsedOf<'terms.set'>['changes'])).rejects.toMatchObject({ code })
  await expect(changing([base.two, base.four], '2027-01-11')).rejects.toMatchObject({ code: 'term_too_soon' })
  expect(await count()).toBe(before)
  const foreseen = await terms.preview(services, asAdmin(at), { terms: [two, four], from: '2027-02-15' })
  expect(foreseen).toMatchObject({ rises: true, letters: 2, boxes: 0, weekCents: 6 * 20 + 16 * 20 })
  expect(await changing([base.two, base.four])).toEqual({ versions: [6, 2], letters: 2, boxes: 0 })
  const sheet = await terms.sheet(services, asAdmin(at), { kind: 'plan_price' })
  expect(sheet.terms).toHaveLength(7)
  expect(sheet.terms.find(({ subject }) => subject === 'freshprep/rtc_4-4')).toMatchObject({
    version: 2,
    versions: [{ value: { cents: 1_165 }, from: '2027-02-15', reason: 'Dairy.' }, { from: '2021-04-01' }],
  })
  expect(sheet.households).toEqual([
    { planId: 'rtc_2-3', households: 1 },
    { planId: 'rtc_4-4', households: 1 },
  ])
})
