// One bad order among several: it alone is set aside, told and tried again; the others are served once.

import { beforeEach, describe, expect, test } from 'vitest'
import {
  afterCutoff,
  batch,
  batchServices,
  householdOf,
  messagesTo,
  now,
  orderAfter,
  paymentsOf,
  put,
  startAgain,
} from '../../../tests/batch.ts'
import { orderOf, type TestHousehold } from '../../../tests/household.ts'
import { brokenGuarantees, everything } from '../../../tests/weekly.ts'
import { publishMenus } from '../../planning/publish.ts'
import { openMemory } from '../../request/memory.ts'
import { refreshFigures } from '../figures/watch_figures.ts'
import { open } from '../open.ts'
import { packBatch } from '../pack.ts'
import { remind } from '../remind.ts'
import { runBatch } from '../run_batch.ts'
import { tryAgain } from '../try_again.ts'

const made = await batchServices()
const { dishes } = made
const logged: { clientId?: string; week?: string }[] = []
const log = { ...made.services.log, error: (facts: object) => void logged.push(facts) } as never
const services = { ...made.services, log }
const { pool } = services

/** A row of a household is refused by its table, as by a constraint that a newer migration brings. */
async function refuse(table: string, clientId: string): Promise<() => Promise<unknown>> {
  await pool.query(`alter table ${table} add constraint spoiled check (client_id <> '${clientId}') not valid`)
  return () => pool.query(`alter table ${table} drop constraint spoiled`)
}

/** Another process: it tries at once what the last one set aside. */
const aNewProcess = () => ({ ...services, memory: openMemory() })

const asideNow = async () =>
  (await pool.query('select client_id, step, slice is not null as sliced, why from weekly_set_aside')).rows

const dates = async () =>
  (
    await pool.query(
      'select chosen_at is not null as chosen, locked_at is not null as locked, charged_at is not null as charged from batch where delivery_date = $1 and kitchen = $2',
      [batch.deliveryDate, batch.kitchen],
    )
  ).rows[0]

const ended = { chosen: true, locked: true, charged: true }

beforeEach(async () => {
  await startAgain(services)
  logged.length = 0
})

describe('a bad order in a slice of nine', () => {
  let crowd: TestHousehold[]
  let bad: TestHousehold
  beforeEach(async () => {
    crowd = await Promise.all(Array.from({ length: 9 }, () => householdOf(services)))
    bad = crowd[4] as TestHousehold
    services.clock.set(afterCutoff)
  })

  /** What broke for others than the bad household; the dishes that were chosen for it stay taken. */
  const brokenForOthers = async () =>
    (await brokenGuarantees(pool, afterCutoff)).filter(
      one => !one.includes(orderOf(bad, 0).id) && !one.startsWith('the kitchen makes'),
    )

  async function expectOthersCharged() {
    for (const one of crowd.filter(each => each !== bad)) {
      expect(await orderAfter(services, one)).toMatchObject({ state: 'charged' })
      expect(await paymentsOf(services, one)).toMatchObject([{ attempt: 1, state: 'captured' }])
    }
    expect(await brokenForOthers()).toEqual([])
    expect(await dates()).toEqual(ended)
    expect(logged.filter(each => each.clientId)).toMatchObject([{ clientId: bad.clientId }])
    expect(await asideNow()).toMatchObject([{ client_id: bad.clientId, step: 'run', sliced: true }])
    await refreshFigures(services, false)
    expect(await services.metrics.metrics()).toContain('weekly_set_aside{step="run"} 1')
  }

  async function expectServedOnce() {
    await tryAgain(aNewProcess(), afterCutoff)
    expect(await orderAfter(services, bad)).toMatchObject({ state: 'charged' })
    expect(await paymentsOf(services, bad)).toMatchObject([{ attempt: 1, state: 'captured' }])
    expect(await brokenGuarantees(pool, afterCutoff)).toEqual([])
    expect(await asideNow()).toEqual([])
    const after = await everything(pool)
    await tryAgain(aNewProcess(), afterCutoff)
    await runBatch(services, batch)
    expect(await everything(pool)).toEqual(after)
  }

  test('whose profile cannot be read, is not chosen for; it is once it can be', async () => {
    const { rows } = await pool.query('select profile_key from client_order where id = $1', [
      orderOf(bad, 0).id,
    ])
    const spoil = (key: string) =>
      pool.query('update client_order set profile_key = $2 where id = $1', [orderOf(bad, 0).id, key])
    await spoil('nonsense')
    await runBatch(services, batch)
    await expectOthersCharged()
    expect(await orderAfter(services, bad)).toMatchObject({ state: 'upcoming' })
    await spoil(rows[0].profile_key)
    await expectServedOnce()
  })

  test('whose row is refused at the lock, holds up nobody’s lock, and no dish is lost', async () => {
    const mend = await refuse('order_line', bad.clientId)
    await runBatch(services, batch)
    await expectOthersCharged()
    await mend()
    await expectServedOnce()
  })

  test('whose ledger refuses the charge, holds up nobody’s; its card is charged once', async () => {
    const mend = await refuse('ledger_entry', bad.clientId)
    await runBatch(services, batch)
    await expectOthersCharged()
    expect(await orderAfter(services, bad)).toMatchObject({ state: 'locked' })
    await mend()
    await expectServedOnce()
    const { rows } = await pool.query(
      'select count(*)::int from builtin_charge where idempotency_key like $1',
      [`${bad.clientId}:%`],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('is tried again a quarter of an hour later by the same process, and keeps the time since when', async () => {
    const mend = await refuse('order_line', bad.clientId)
    await runBatch(services, batch)
    const same = aNewProcess()
    expect(await tryAgain(same, afterCutoff)).toEqual({ tried: 1 })
    expect(await tryAgain(same, '2026-11-28T09:14:00.000Z')).toEqual({ tried: 0 })
    expect(await tryAgain(same, '2026-11-28T09:16:00.000Z')).toEqual({ tried: 1 })
    expect((await pool.query('select since, tried_at from weekly_set_aside')).rows).toEqual([
      { since: new Date(afterCutoff), tried_at: new Date('2026-11-28T09:16:00.000Z') },
    ])
    await mend()
    await expectServedOnce()
  })

  test('that is served after packing began is cancelled, and pays nothing', async () => {
    const mend = await refuse('ledger_entry', bad.clientId)
    await runBatch(services, batch)
    const later = '2026-12-01T09:00:00.000Z'
    services.clock.set(later)
    await packBatch(services, batch, later)
    await mend()
    await tryAgain(aNewProcess(), later)
    expect(await orderAfter(services, bad)).toMatchObject({ state: 'cancelled' })
    expect(await paymentsOf(services, bad)).toMatchObject([{ attempt: 1, state: 'refunded' }])
    expect(await asideNow()).toEqual([])
  })

  test('makes two workers at once charge everybody else once', async () => {
    const mend = await refuse('ledger_entry', bad.clientId)
    await Promise.all([runBatch(services, batch), runBatch(services, batch)])
    await runBatch(services, batch)
    expect(await brokenForOthers()).toEqual([])
    expect(await dates()).toEqual(ended)
    await mend()
    await expectServedOnce()
  })

  test('chosen by its household comes out as the household chose', async () => {
    services.clock.set(now)
    await put(services, bad, dishes[7], 3)
    services.clock.set(afterCutoff)
    const mend = await refuse('order_event', bad.clientId)
    await runBatch(services, batch)
    await expectOthersCharged()
    await mend()
    await expectServedOnce()
  })
})

test('what fails for everybody stops the run as a whole, and nobody is set aside', async () => {
  await Promise.all([householdOf(services), householdOf(services)])
  services.clock.set(afterCutoff)
  await pool.query('alter table order_line rename to order_line_away')
  try {
    await expect(runBatch(services, batch)).rejects.toMatchObject({ code: '42P01' })
  } finally {
    await pool.query('alter table order_line_away rename to order_line')
  }
  expect(await asideNow()).toEqual([])
})

test('what fails for more than twenty households is the program’s fault, and stops the run', async () => {
  await Promise.all(Array.from({ length: 24 }, () => householdOf(services)))
  services.clock.set(afterCutoff)
  await pool.query(`alter table order_line add constraint spoiled check (quantity < 0) not valid`)
  await expect(runBatch(services, batch)).rejects.toMatchObject({ code: '23514' })
  expect(await asideNow()).toHaveLength(20)
  expect(await dates()).toMatchObject({ locked: false })
  await pool.query(`alter table order_line drop constraint spoiled`)
  await runBatch(services, batch)
  await tryAgain(aNewProcess(), afterCutoff)
  expect(await brokenGuarantees(pool, afterCutoff)).toEqual([])
})

test('an order that cannot be opened holds up no other household’s, and is opened later', async () => {
  const crowd = await Promise.all(Array.from({ length: 5 }, () => householdOf(services)))
  const bad = crowd[2] as TestHousehold
  await pool.query('truncate client_order, batch')
  const mend = await refuse('client_order', bad.clientId)
  await open(services, now)
  const opened = async (who: TestHousehold) =>
    (await pool.query('select count(*)::int from client_order where client_id = $1', [who.clientId])).rows[0]
      .count
  for (const one of crowd) expect(await opened(one)).toBe(one === bad ? 0 : 5)
  expect(logged).toMatchObject([{ clientId: bad.clientId }])
  expect(await asideNow()).toMatchObject([{ client_id: bad.clientId, step: 'open' }])
  await mend()
  await tryAgain(aNewProcess(), now)
  expect(await opened(bad)).toBe(5)
  expect(await asideNow()).toEqual([])
})

test('an unpaid order that cannot be cancelled, and a household that cannot be reminded, hold up no other', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 5 }, () => householdOf(services, { card: 'declines' })),
  )
  const bad = crowd[3] as TestHousehold
  const mend = await refuse('outbox_message', bad.clientId)
  const morning = '2026-11-27T20:00:00.000Z'
  await remind(services, morning)
  for (const one of crowd)
    expect((await messagesTo(services, one)).filter(each => each.template === 'order_reminder')).toHaveLength(
      one === bad ? 0 : 1,
    )
  await mend()
  services.clock.set(afterCutoff)
  await runBatch(services, batch)
  const mendEvents = await refuse('order_event', bad.clientId)
  const later = '2026-12-01T09:00:00.000Z'
  services.clock.set(later)
  expect(await packBatch(services, batch, later)).toBe(4)
  expect(logged).toMatchObject([{ clientId: bad.clientId }, { clientId: bad.clientId }])
  await mendEvents()
  expect(await packBatch(services, batch, later)).toBe(1)
})

test('a menu week that cannot be published holds up no other, and is published later', async () => {
  const later = '2027-01-15T18:00:00.000Z'
  await pool.query(
    `alter table menu_week add constraint spoiled check (brand <> 'cookit' or week <> '2027-01-25') not valid`,
  )
  const weeks = await publishMenus(services, later)
  expect(weeks).toBeGreaterThan(8)
  expect(logged).toMatchObject([{ brand: 'cookit', week: '2027-01-25' }])
  await pool.query('alter table menu_week drop constraint spoiled')
  expect(await publishMenus(services, later)).toBe(1)
})
