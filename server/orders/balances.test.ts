import { describe, expect, test } from 'vitest'
import { cutoffOf } from '../../domain/time/cutoff.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { testDatabase } from '../../tests/database.ts'
import { menusAt, orderOf, subscribe, type TestHousehold } from '../../tests/household.ts'
import { seededTerms } from '../../tests/terms.ts'
import { giveValue } from '../../tests/weekly.ts'
import { loadOrder } from './load.ts'
import { pricedOf } from './order_view.ts'

const now = '2026-11-27T18:00:00.000Z'
const database = await testDatabase({ beginning: menusAt(now) })
const box = 3 * 2 * 1395

/** The given value that pays for each box, cents. */
async function givenOf(who: TestHousehold): Promise<number[]> {
  const paid = who.orders.map(async ({ id }) => {
    const view = await loadOrder(database, who.clientId, id, now)
    return pricedOf(view).payment.givenCents
  })
  return Promise.all(paid)
}

const cutoffDay = (who: TestHousehold, place: number) =>
  brandDate('freshprep', cutoffOf('freshprep', orderOf(who, place).deliveryDate, seededTerms.cutoffs))

/** A household with given value that ends on a day. */
async function holder(cents: number, lastDay: (who: TestHousehold) => string): Promise<TestHousehold> {
  const who = await subscribe(database.pool, now)
  await giveValue(database.pool, who.clientId, 'given', cents, now)
  await database.pool.query(
    `insert into held_value (client_id, key, expires_on)
     select client_id, key, $2 from ledger_entry where client_id = $1 and account = 'given'`,
    [who.clientId, lastDay(who)],
  )
  return who
}

describe('given value that ends', () => {
  test('pays for the boxes whose cutoff comes by its last day, and is not shown on later ones', {
    tags: '[ENT-GIFT-CARD-LIMITS]',
  }, async () => {
    const who = await holder(3 * box, home => cutoffDay(home, 1))
    expect(await givenOf(who)).toEqual([box, box, 0, 0, 0])
  })

  test('is spent before value that stays', async () => {
    const who = await holder(box + 1_000, home => cutoffDay(home, 0))
    await database.pool.query(
      `with credit as (
         insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
         values ($1, 'stays', 'given', 2000, 'bonus', 'test', $2), ($1, 'stays', 'house', -2000, 'bonus', 'test', $2))
       update ledger_balance set amount_cents = amount_cents + 2000 where client_id = $1 and account = 'given'`,
      [who.clientId, now],
    )
    expect(await givenOf(who)).toEqual([box, 2_000, 0, 0, 0])
  })
})
