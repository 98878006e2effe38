// Cutoffs that change from a week on, on the real database: what households are shown, what the weekly run locks at, and their letters.

import { expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { addHours } from '../../domain/time/zone.ts'
import { menusAt, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { orders } from '../calls/orders.ts'
import { places_admin } from '../calls/places_admin.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { contentFactsOf } from '../content/facts.ts'
import { openOrders } from '../orders/open_orders.ts'
import { withTx } from '../request/database/database.ts'
import { openMemory } from '../request/memory.ts'
import { readDueBatches } from '../weekly/batch_store.ts'
import { open } from '../weekly/open.ts'

// A Friday morning in Vancouver. Boxes are opened to the week of January 4.
const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const asAdmin = (at = now) => requestOf(admin, at)
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

const tuesday = await subscribe(pool, now, { weekday: 2 })
const paused = await subscribe(pool, now, { weekday: 2, state: 'paused' })
const monday = await subscribe(pool, now, { weekday: 1 })
await open(services, now)

const { first } = await places_admin.cutoffs(services, asAdmin(), {})
const change = (from: string, base = 1, at = now) =>
  places_admin.set_cutoffs(services, asAdmin(at), {
    from,
    rules: [{ weekday: 2, base, days: 5, time: '18:00' }],
    reason: 'The kitchen needs a day more.',
  })
const lettersOf = ({ clientId }: { clientId: string }) =>
  rows(`select data from outbox_message where client_id = $1 and template = 'cutoff_changed' order by key`, [
    clientId,
  ])
const versions = () => rows(`select * from term_version where kind = 'cutoff' and version > 1`)

test('a change begins with the first week that nothing is opened of; one within opened weeks is refused, and nothing is written', async () => {
  const [last] = await rows(`select max(week)::text as week from batch where brand = 'freshprep'`)
  expect(first > last.week).toBe(true)
  for (const from of [last.week, '2026-12-07'])
    await expect(change(from)).rejects.toMatchObject({ code: 'term_too_soon', details: { first } })
  expect(await versions()).toEqual([])
  for (const bad of [{ days: 1 }, { days: 7 }, { time: '24:00' }]) {
    const rule = { weekday: 2, base: 1, days: 5, time: '18:00', ...bad }
    const read = contract.places_admin.set_cutoffs.input.safeParse({
      from: first,
      rules: [rule],
      reason: 'x',
    })
    expect([bad, read.success]).toEqual([bad, false])
  }
})

test('before it is saved it says the first box with both cutoffs, and who gets a letter', async () => {
  const shown = await places_admin.preview_cutoffs(services, asAdmin(), {
    from: first,
    rules: [{ weekday: 2, days: 5, time: '18:00' }],
  })
  expect(contract.places_admin.preview_cutoffs.output.parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({
    first: '2027-01-11',
    openedUntil: '2027-01-04',
    changes: [
      {
        weekday: 2,
        deliveryDate: '2027-01-12',
        before: '2027-01-08T23:59:59',
        after: '2027-01-07T18:00:59',
        letters: 2,
      },
    ],
  })
})

test('every household of the weekday is told once, paused ones too, and nobody else', async () => {
  const saved = await change(first)
  expect(saved).toEqual({ versions: [2], letters: 2, boxes: 0 })
  for (const who of [tuesday, paused])
    expect(await lettersOf(who)).toMatchObject([
      { data: { deliveryDate: '2027-01-12', after: '2027-01-07T18:00:59', takenBack: false } },
    ])
  expect(await lettersOf(monday)).toEqual([])
  await expect(change(first)).rejects.toMatchObject({ code: 'catalogue_changed' })
})

test('on both sides of the week every box is shown the cutoff that its batch is locked at, in this process and one that knew nothing', async () => {
  // Two weeks later the new week is opened.
  const later = '2026-12-12T18:00:00.000Z'
  await open({ ...services, memory: openMemory() }, later)
  const boxes = await rows(
    `select o.id, o.delivery_date::text as date, o.cutoff_at as cutoff, b.cutoff_at as batch
    from client_order o join batch b using (brand, delivery_date, kitchen) where o.client_id = $1 order by 2`,
    [tuesday.clientId],
  )
  expect(boxes.map(({ date }) => date)).toContain('2027-01-12')
  const cutoffs = await cutoffsOf(services)
  for (const { id, date, cutoff, batch } of boxes) {
    const said = cutoff.toISOString()
    expect([date, said]).toEqual([date, batch.toISOString()])
    expect([date, said]).toEqual([date, cutoffOf('freshprep', date, cutoffs)])
    expect(said.slice(11)).toBe(date < '2027-01-11' ? '06:59:59.000Z' : '01:00:59.000Z')
    const shown = await orders.order_data(services, requestOf(tuesday.clientId, later), { orderId: id })
    expect(shown.cutoffTime).toBe(date < '2027-01-11' ? '23:59' : '18:00')
    const due = async (at: string) =>
      (await readDueBatches(pool, at)).some(
        one => one.deliveryDate === date && one.brand === 'freshprep' && one.kitchen === 'vancouver',
      )
    expect(await due(said)).toBe(false)
    expect(await due(addHours(said, 1))).toBe(true)
  }
})

test('a batch that is open keeps its cutoff, and whoever comes to it has that one', async () => {
  // As if it had been opened an instant before the change.
  const kept = '2027-01-23T06:59:59.000Z'
  await pool.query(
    `insert into batch (brand, delivery_date, kitchen, week, cutoff_at)
     values ('freshprep', '2027-01-26', 'vancouver', '2027-01-25', $1)`,
    [kept],
  )
  const at = '2026-12-20T18:00:00.000Z'
  const who = await subscribe(pool, at, { weekday: 2 })
  const cutoffs = await cutoffsOf(services)
  await withTx(pool, tx =>
    openOrders(
      tx,
      { clientId: who.clientId, brand: 'freshprep', kitchen: 'vancouver', weekday: 2, firstWeek: first },
      { now: at, cutoffs },
    ),
  )
  const [box] = await rows(
    `select cutoff_at as cutoff from client_order where client_id = $1 and delivery_date = '2027-01-26'`,
    [who.clientId],
  )
  expect(box.cutoff.toISOString()).toBe(kept)
})

test('a text that names the cutoff names the earliest of the days that can still be ordered', async () => {
  const facts = (at: string) =>
    contentFactsOf(services, 'freshprep', 'en', Temporal.Instant.from(at)).then(
      ({ cutoffDays, cutoffTime }) => `${cutoffDays} ${cutoffTime}`,
    )
  expect(await facts(now)).toBe('4 11:59\u00a0pm')
  expect(await facts('2027-01-08T18:00:00.000Z')).toBe('5 6\u00a0pm')
})

test('what has not begun is taken back and told to those who were told; once its week is opened it cannot be', async () => {
  const takeBack = (version: number, at: string) =>
    places_admin.take_back_cutoffs(services, asAdmin(at), {
      changes: [{ weekday: 2, version }],
      reason: 'A mistake.',
    })
  await expect(takeBack(2, '2026-12-12T18:00:00.000Z')).rejects.toMatchObject({ code: 'term_too_soon' })
  const at = '2026-12-21T18:00:00.000Z'
  const { first: next } = await places_admin.cutoffs(services, asAdmin(at), {})
  const before = (await lettersOf(tuesday)).length
  await places_admin.set_cutoffs(services, asAdmin(at), {
    from: next,
    rules: [{ weekday: 2, base: 2, days: 3, time: '23:59' }],
    reason: 'The kitchen is quicker.',
  })
  expect(await takeBack(3, at)).toMatchObject({ versions: [4] })
  const letters = await lettersOf(tuesday)
  expect(letters).toHaveLength(before + 2)
  expect(letters.filter(({ data }) => data.takenBack)).toHaveLength(1)
  const shown = await places_admin.cutoffs(services, asAdmin(at), {})
  expect(contract.places_admin.cutoffs.output.parse(shown)).toEqual(shown)
  expect(shown.weekdays[1]).toMatchObject({ weekday: 2, version: 4, versions: [{ takenBack: true }, {}, {}] })
})
