// What the office gives a household, and what it does about paid, unpaid and failed boxes: foreseen without being done, then done once.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderOf, subscribe, type TestHousehold } from '../../tests/household.ts'
import { signedInStaff, signedInVisitor } from '../../tests/http.ts'
import { later, paidBoxes } from '../../tests/paid_boxes.ts'
import { giveCard } from '../../tests/weekly.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { loadAreas } from '../places/areas/load_areas.ts'

const { server, snack, nextHome } = await paidBoxes(4, {}, async ({ services }, home, number) => {
  if (number === 0) await giveCard(services.pool, home.clientId, 'declines', later)
})
const { services } = server
const { pool } = services
await loadAreas(pool)
const support = await signedInStaff(server, { freshprep: ['support'] }, 'freshprep')
const finance = await signedInStaff(server, { freshprep: ['finance'] }, 'freshprep')

const foresee = (who: TestHousehold, what: object) =>
  support.post('/api/admin/households/foresee', { clientId: who.clientId, what })
const foreseeGiving = (who: TestHousehold, what: object, by = support) =>
  by.post('/api/admin/households/foresee_giving', { clientId: who.clientId, what })
const act = (who: TestHousehold, what: object) =>
  support.post('/api/admin/households/act_for', {
    ...{ clientId: who.clientId, what, reason: 'They called', tells: true },
  })
const give = (who: TestHousehold, more: object = {}, by = support) =>
  by.post('/api/admin/households/give_value', {
    ...{ clientId: who.clientId, cents: 1_500, reason: 'Two late boxes', tells: true },
    ...{ requestId: randomUUID(), ...more },
  })
const codeOf = async (answer: ReturnType<typeof act>) => (await answer).json().error?.code
const rows = async (sql: string, { clientId }: TestHousehold) => (await pool.query(sql, [clientId])).rows

/** Everything of a household that money can change. */
const moneyOf = async (who: TestHousehold) =>
  Promise.all(
    [
      'select id, state, version from client_order where client_id = $1 order by id',
      'select account, amount_cents from ledger_balance where client_id = $1 order by account',
      'select key from outbox_message where client_id = $1 order by key',
      'select order_id, attempt, state from payment where client_id = $1 order by order_id, attempt',
      'select kind from client_event where client_id = $1 order by at, id',
      `select idempotency_key from builtin_charge where idempotency_key like $1 || ':%' order by 1`,
    ].map(sql => rows(sql, who)),
  )
const given = async (who: TestHousehold) =>
  (await rows(`select amount_cents from ledger_balance where client_id = $1 and account = 'given'`, who))[0]
    ?.amount_cents ?? 0
const letters = async (who: TestHousehold, template: string) =>
  (await rows('select template, data from outbox_message where client_id = $1', who)).filter(
    row => row.template === template,
  )

test('credit is foreseen, given once, read by the household with its reason, and told only where that was wished', async () => {
  const who = await subscribe(pool, later)
  const before = await moneyOf(who)
  const foreseen = (await foreseeGiving(who, { act: 'value', with: { cents: 1_500 } })).json()
  expect(foreseen.value).toEqual([{ account: 'given', fromCents: 0, toCents: 1_500 }])
  expect(foreseen.letters).toEqual([
    { channel: 'email', subject: expect.stringContaining('$15.00'), always: false },
  ])
  expect(await moneyOf(who)).toEqual(before)
  const requestId = randomUUID()
  const first = (await give(who, { requestId })).json()
  expect(first).toMatchObject({ givenCents: 1_500 })
  expect((await give(who, { requestId })).json()).toEqual(first)
  expect(await letters(who, 'change_noted')).toHaveLength(1)
  await give(who, { cents: 500, tells: false }, finance)
  expect(await given(who)).toBe(2_000)
  expect(await letters(who, 'change_noted')).toHaveLength(1)
  const own = await signedInVisitor(server, who.clientId)
  await pool.query('update session set settings_authenticated_at = $1', [later])
  const said = (await own.get('/clients/changes')).json().changes.map((one: { words: string }) => one.words)
  expect(said).toContain('Credit from us: $15.00. Reason: Two late boxes')
  const [line] = await rows(
    `select d.detail::jsonb as detail from staff_log l
     join staff_log_detail d on d.client_id = l.household_id and d.number = l.number
     where l.household_id = $1 and l.what = 'households_admin.give_value' order by l.number`,
    who,
  )
  expect(line.detail).toMatchObject({ changes: [{ before: 0, after: 1_500 }], reason: 'Two late boxes' })
})

test('credit needs the right, the brand, an amount and an open account', async () => {
  const who = await subscribe(pool, later)
  for (const cents of [0, 99, 20_001, 100.5, null])
    expect([cents, await codeOf(give(who, { cents }))]).toEqual([cents, 'value_amount'])
  expect(await codeOf(give(who, { reason: ' ' }))).toBe('required')
  const dispatch = await signedInStaff(server, { freshprep: ['dispatch', 'read_only'] }, 'freshprep')
  expect(await codeOf(give(who, {}, dispatch))).toBe('forbidden')
  expect(await codeOf(foreseeGiving(who, { act: 'value', with: { cents: 500 } }, dispatch))).toBe('forbidden')
  const elsewhere = await signedInStaff(server, { cookit: ['owner'] }, 'cookit')
  expect(await codeOf(give(who, {}, elsewhere))).toBe('not_found')
  expect(await codeOf(act(who, { act: 'value', with: { cents: 500 } }))).toBe('invalid_input')
  await act(who, { act: 'close', with: { reason: 'other' } })
  expect(await codeOf(give(who))).toBe('account_closed')
  expect(await given(who)).toBe(0)
})

test('points are foreseen as points, and told only where that was wished', async () => {
  const who = await subscribe(pool, later)
  const points = { act: 'points', with: { points: 300 } }
  expect((await foreseeGiving(who, points)).json()).toMatchObject({
    value: [{ account: 'points', fromCents: 0, toCents: 300 }],
    letters: [{ channel: 'email', subject: expect.stringContaining('+300') }],
  })
  const adjust = (more: object) =>
    support.post('/api/admin/reward_points/create_point_adjustment', {
      ...{ clientId: who.clientId, points: 300, reason: 'Thanks', requestId: randomUUID(), ...more },
    })
  await adjust({ tells: true })
  await adjust({ tells: false })
  await adjust({})
  expect(await letters(who, 'change_noted')).toHaveLength(1)
  const taken = { act: 'points', with: { points: -901 } }
  expect(await codeOf(foreseeGiving(who, taken))).toBe('points_missing')
})

test('a refund is foreseen to the cent: where it goes, the balances, the credit note’s letter; and nothing is given', async () => {
  const who = nextHome()
  const orderId = orderOf(who, 0).id
  const wish = { kind: 'units', units: { [snack.id]: 1 } }
  const refund = { orderId, wish, to: 'payment' }
  const before = await moneyOf(who)
  const foreseen = (await foreseeGiving(who, { act: 'refund', with: refund })).json()
  expect(await moneyOf(who)).toEqual(before)
  expect(foreseen.letters).toMatchObject([{ channel: 'email', always: true }])
  const answer = await support.post('/api/admin/refunds/give', {
    ...{ ...refund, reason: 'quality', requestId: randomUUID() },
  })
  expect(answer.json().totalCents).toBe(foreseen.refund.totalCents)
  const [{ toCents }] = foreseen.value.filter(({ account }: { account: string }) => account === 'given')
  expect(await given(who)).toBe(toCents)
  const stale = { act: 'refund', with: { ...refund, leftCents: foreseen.refund.totalCents } }
  expect(await codeOf(foreseeGiving(who, stale))).toBe('conflict')
  const other = { act: 'refund', with: refund }
  expect(await codeOf(foreseeGiving(await subscribe(pool, later), other))).toBe('not_found')
})

test('an unpaid box is foreseen as paid by the card without asking it; then the card is asked, and says no or pays', async () => {
  // The first of them, whose card declines.
  const homes = [nextHome(), nextHome(), nextHome()]
  const who = homes[2] as TestHousehold
  const orderId = orderOf(who, 0).id
  const retry = { act: 'retry', with: { orderId } }
  const before = await moneyOf(who)
  const foreseen = (await foresee(who, retry)).json()
  expect(foreseen.boxes).toMatchObject([
    { id: orderId, from: { state: 'payment_failed' }, to: { state: 'charged' } },
  ])
  expect(foreseen.payNowCents).toBe(foreseen.boxes[0].to.cardCents)
  expect(foreseen.payNowCents).toBeGreaterThan(0)
  expect(await moneyOf(who)).toEqual(before)
  expect(await codeOf(act(who, retry))).toBe('card_declined')
  await giveCard(pool, who.clientId, 'approves', later)
  expect((await act(who, retry)).statusCode).toBe(200)
  const captured = await rows(
    `select amount_cents as cents from payment where client_id = $1 and state = 'captured'`,
    who,
  )
  expect(captured).toEqual([{ cents: foreseen.payNowCents }])
  expect(await codeOf(act(who, retry))).toBe('not_found')

  const failed = homes[0] as TestHousehold
  const box = orderOf(failed, 0).id
  const again = { act: 'again', with: { orderId: box } }
  expect((await foresee(failed, again)).json().boxes).toEqual([])
  for (const state of ['packed', 'out_for_delivery', 'failed'] as const)
    await advanceOrder(services, box, state)
  const seen = (await foresee(failed, again)).json()
  expect(seen.boxes).toMatchObject([{ id: box, from: { state: 'failed' }, to: { state: 'charged' } }])
  expect(
    await rows("select state from client_order where client_id = $1 and state = 'failed'", failed),
  ).toHaveLength(1)
  expect((await act(failed, again)).statusCode).toBe(200)
  const [moved] = (
    await pool.query('select state, delivery_date::text as date from client_order where id = $1', [box])
  ).rows
  expect(moved).toEqual({ state: 'charged', date: seen.boxes[0].to.date })
})

test('tastes are changed by the household’s own rules; weeks with too few meals left are said first', async () => {
  const who = await subscribe(pool, later)
  const taste = (by = support) => by.get(`/api/admin/households/taste?clientId=${who.clientId}`)
  const shown = (await taste()).json()
  const all = shown.known.dishes.map(({ id }: { id: string }) => id)
  const foreseen = (await foresee(who, { act: 'taste', with: { never: all } })).json()
  expect(foreseen.short.map(({ left }: { left: number }) => left)).toEqual(shown.weeks.map(() => 0))
  expect((await taste()).json().never).toEqual([])
  const milk = { act: 'taste', with: { exclusions: ['milk'], severe: ['milk'] } }
  expect((await act(who, milk)).statusCode).toBe(200)
  expect((await taste()).json()).toMatchObject({ exclusions: ['milk'], severe: ['milk'] })
  const unknown = { act: 'taste', with: { exclusions: ['gravel'] } }
  expect(await codeOf(foresee(who, unknown))).toBe('invalid_input')
  const events = await rows(
    `select data->>'because' as because from client_event where client_id = $1 and kind = 'taste_changed'`,
    who,
  )
  expect(events).toEqual([{ because: 'They called' }])
  const elsewhere = await signedInStaff(server, { cookit: ['owner'] }, 'cookit')
  expect((await taste(elsewhere)).json().error.code).toBe('not_found')
})
