// The merit offer, earned by deliveries, on a real database.

import { expect, test } from 'vitest'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { account } from '../../calls/account.ts'
import { advanceOrder } from '../../delivery/advance_order.ts'
import { close } from '../../subscription/close.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

/** A household whose five boxes are paid for. */
async function household(): Promise<TestHousehold> {
  const who = await subscribe(services.pool, now)
  await services.pool.query(`update client_order set state = 'charged' where client_id = $1`, [who.clientId])
  return who
}

const deliver = (who: TestHousehold, place: number) =>
  advanceOrder(services, orderOf(who, place).id, 'delivered')
const meritOf = async ({ clientId }: TestHousehold, at = now) =>
  (await account.index(services, requestOf(clientId, at), {})).merit
const givenTo = async ({ clientId }: TestHousehold) =>
  (
    await services.pool.query<{ cents: number }>(
      `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry
       where client_id = $1 and account = 'given' and reason = 'merit'`,
      [clientId],
    )
  ).rows[0]?.cents

test('the card shows its terms, and has a stamp for each delivery', {
  tags: '[ENT-MERIT] [RT-ACCOUNT-MERIT]',
}, async () => {
  const who = await household()
  const offer = { deliveries: 5, creditCents: 2_000 }
  expect(await meritOf(who)).toEqual({ ...offer, stamps: 0, startDate: null, endDate: null, earned: false })
  await deliver(who, 0)
  const { deliveryDate } = orderOf(who, 0)
  expect(await meritOf(who)).toMatchObject({ ...offer, stamps: 1, startDate: deliveryDate })
  expect(await meritOf(who, '2027-03-01T18:00:00.000Z')).toBeNull()
})

test('the fifth delivery in time gives $20 with a letter, once, in whichever order deliveries are reported', {
  tags: '[ST-MERIT-CREDIT]',
}, async () => {
  const who = await household()
  for (const place of [0, 1, 2, 4]) await deliver(who, place)
  expect(await givenTo(who)).toBe(0)
  await deliver(who, 3)
  await deliver(who, 3)
  expect(await givenTo(who)).toBe(2_000)
  expect(await meritOf(who)).toMatchObject({ stamps: 5, earned: true })
  const messages = await services.pool.query(
    `select data from outbox_message where client_id = $1 and template = 'merit_credited'`,
    [who.clientId],
  )
  expect(messages.rows).toEqual([{ data: { amountCents: 2_000, deliveries: 5 } }])
})

test('the card stays full where a box that filled it is refunded: the credit was given', {
  tags: '[RT-ACCOUNT-MERIT]',
}, async () => {
  const who = await household()
  for (const place of [0, 1, 2, 3, 4]) await deliver(who, place)
  await services.pool.query(`update client_order set state = 'refunded' where client_id = $1 and id = $2`, [
    who.clientId,
    orderOf(who, 1).id,
  ])
  expect(await meritOf(who)).toMatchObject({ stamps: 5, earned: true })
})

test('the last two, reported at once, give it once', { tags: '[ST-MERIT-CREDIT]' }, async () => {
  const who = await household()
  for (const place of [0, 1, 2]) await deliver(who, place)
  await Promise.all([deliver(who, 3), deliver(who, 4)])
  expect(await givenTo(who)).toBe(2_000)
})

test('a fifth delivery after the last day gives nothing', { tags: '[ST-MERIT-CREDIT]' }, async () => {
  const who = await household()
  await services.pool.query(
    `update client_order set delivery_date = delivery_date - 60 where client_id = $1 and id = $2`,
    [who.clientId, orderOf(who, 0).id],
  )
  for (const place of [0, 1, 2, 3, 4]) await deliver(who, place)
  expect(await givenTo(who)).toBe(0)
})

test('a closing account is promised no credit for boxes that will not come', {
  tags: '[RT-ACCOUNT-MERIT]',
}, async () => {
  const who = await household()
  await deliver(who, 0)
  expect(await meritOf(who)).not.toBeNull()
  await close(services, { clientId: who.clientId, brand: who.brand, now }, { reason: 'expensive' })
  expect(await meritOf(who)).toBeNull()
})
