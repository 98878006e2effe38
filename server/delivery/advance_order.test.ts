import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../contract/errors.ts'
import type { DeliveryStep } from '../../domain/machines/order_groups.ts'
import { menusAt, orderOf, subscribe, type TestHousehold } from '../../tests/household.ts'
import { testServices } from '../../tests/services.ts'
import { giveCard, runDue } from '../../tests/weekly.ts'
import { advanceOrder } from './advance_order.ts'

const now = '2026-11-27T18:00:00.000Z'
const delivery = '2026-12-02T01:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })

/** A household whose soonest box is paid, or not. */
async function household(card: 'approves' | 'declines' = 'approves'): Promise<TestHousehold> {
  services.clock.set(now)
  const made = await subscribe(services.pool, now)
  await giveCard(services.pool, made.clientId, card, now)
  services.clock.set('2026-11-28T09:00:00.000Z')
  await runDue(services)
  await services.pool.query('delete from outbox_message where client_id = $1', [made.clientId])
  await services.pool.query('update batch set chosen_at = null, locked_at = null, charged_at = null')
  await services.pool.query('delete from batch_slice')
  services.clock.set(delivery)
  return made
}

const move = (who: TestHousehold, state: DeliveryStep) => advanceOrder(services, orderOf(who, 0).id, state)

async function rowsOf(sql: string, who: TestHousehold) {
  return (await services.pool.query(sql, [who.clientId])).rows
}

const points = async (who: TestHousehold) => {
  const rows = await rowsOf(
    `select account, sum(amount_cents)::int as points from ledger_entry
     where client_id = $1 and account like 'points%' group by 1`,
    who,
  )
  return Object.fromEntries(rows.map(row => [row.account, row.points]))
}
const eventsOf = async (who: TestHousehold) =>
  (await rowsOf('select kind from order_event where client_id = $1 order by version', who)).map(
    row => row.kind,
  )
const toldOf = (who: TestHousehold) =>
  rowsOf(
    'select template, channel, data from outbox_message where client_id = $1 order by created_at, key',
    who,
  )

describe('a box on its way', () => {
  test('has each step recorded and reported as it happens', async () => {
    const who = await household()
    await move(who, 'packed')
    expect(await toldOf(who)).toEqual([])
    await move(who, 'out_for_delivery')
    expect(await toldOf(who)).toMatchObject([
      { template: 'out_for_delivery', channel: 'email', data: { startHour: 16, endHour: 20 } },
      { template: 'out_for_delivery', channel: 'sms' },
    ])
    expect(await eventsOf(who)).toEqual(['locked', 'charged', 'packed', 'out_for_delivery'])
  })

  test('is announced for today on its day only', async () => {
    for (const [at, templates] of [
      ['2026-12-01T06:59:00.000Z', []],
      ['2026-12-01T07:01:00.000Z', ['out_for_delivery', 'out_for_delivery']],
      ['2026-12-02T07:01:00.000Z', []],
    ] as const) {
      const who = await household()
      services.clock.set(at)
      await move(who, 'out_for_delivery')
      expect([at, (await toldOf(who)).map(({ template }) => template)]).toEqual([at, templates])
      expect((await eventsOf(who)).at(-1)).toBe('out_for_delivery')
    }
  })

  test('whose end is reported at once is not announced as well, on its day or later', async () => {
    for (const [state, templates] of [
      ['delivered', ['delivered']],
      ['failed', ['delivery_failed', 'delivery_failed']],
    ] as const) {
      for (const at of [delivery, '2026-12-04T20:00:00.000Z']) {
        const who = await household()
        services.clock.set(at)
        await move(who, state)
        expect([at, (await toldOf(who)).map(({ template }) => template)]).toEqual([at, templates])
      }
    }
  })

  test('was packed and on its way if it is delivered; repeating the report changes nothing', {
    tags: '[ST-ORDER-DELIVERED]',
  }, async () => {
    const who = await household()
    expect(await move(who, 'delivered')).toEqual({ id: orderOf(who, 0).id, state: 'delivered' })
    await move(who, 'delivered')
    expect(await eventsOf(who)).toEqual(['locked', 'charged', 'packed', 'out_for_delivery', 'delivered'])
    expect((await toldOf(who)).map(message => message.template)).toEqual(['delivered'])
    expect(
      await rowsOf(
        'select kind, out_since::text, returned_at from returnable_loan where client_id = $1',
        who,
      ),
    ).toEqual([
      { kind: 'cooler_bag', out_since: '2026-12-01', returned_at: null },
      { kind: 'zero_waste_kit', out_since: '2026-12-01', returned_at: null },
    ])
  })

  test('has points that wait for the delivery, and can be used after it', {
    tags: '[ST-POINTS-PENDING] [ST-POINTS-AVAILABLE]',
  }, async () => {
    const who = await household()
    expect(await points(who)).toEqual({ points_pending: 83 })
    await move(who, 'out_for_delivery')
    expect(await points(who)).toEqual({ points_pending: 83 })
    await move(who, 'delivered')
    expect(await points(who)).toEqual({ points_pending: 0, points: 83 })
  })

  test('that fails is reported to its household, and its points do not stay pending', {
    tags: '[ST-ORDER-FAILED]',
  }, async () => {
    const who = await household()
    await move(who, 'failed')
    expect((await toldOf(who)).map(message => message.template)).toContain('delivery_failed')
    expect(await points(who)).toEqual({ points_pending: 0 })
    expect(await rowsOf('select 1 from returnable_loan where client_id = $1', who)).toEqual([])
  })
})

describe('a report is refused', () => {
  const refused = (code: Refusal['code']) => expect.objectContaining({ code })

  test('about an unpaid order, one that ended in another way, and an unknown one', async () => {
    const unpaid = await household('declines')
    await expect(move(unpaid, 'packed')).rejects.toEqual(refused('order_state_refused'))
    const failed = await household()
    await move(failed, 'failed')
    await expect(move(failed, 'delivered')).rejects.toEqual(refused('order_state_refused'))
    await expect(move(failed, 'packed')).rejects.toEqual(refused('order_state_refused'))
    const upcoming = advanceOrder(services, orderOf(failed, 1).id, 'delivered')
    await expect(upcoming).rejects.toEqual(refused('order_state_refused'))
    const unknown = advanceOrder(services, '01900000-0000-7000-8000-000000000000', 'packed')
    await expect(unknown).rejects.toEqual(refused('not_found'))
  })
})

describe('double points (rule 44)', () => {
  test('count from the 26th delivery in 52 weeks on, until a year after the first of those', async () => {
    const who = await household()
    await services.pool.query(
      `insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province,
         plan_id, profile_key, cutoff_at, state, created_at)
       select client_id, gen_random_uuid(), brand, week - 7 * n, delivery_date - 7 * n, 16, 20, kitchen, province, plan_id,
         '', cutoff_at - interval '1 week' * n, 'delivered', created_at
       from client_order cross join generate_series(1, 25) n where id = $1`,
      [orderOf(who, 0).id],
    )
    const loyal = async () =>
      (await rowsOf('select loyal_until::text as until from subscription where client_id = $1', who))[0].until
    expect(await loyal()).toBeNull()
    await move(who, 'delivered')
    // The first of the 26 came on 9 June 2026; 364 days later it no longer counts.
    expect(await loyal()).toBe('2027-06-07')
    services.clock.set('2026-12-05T09:00:00.000Z')
    await runDue(services)
    const second = await services.pool.query('select points_earned from client_order where id = $1', [
      orderOf(who, 1).id,
    ])
    expect(second.rows).toEqual([{ points_earned: 167 }])
  })
})
