// The dashboard's messages, through their calls, on a real database.

import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { account } from '../../calls/account.ts'
import { clients } from '../../calls/clients.ts'
import { orders } from '../../calls/orders.ts'
import { skipOrder } from '../../orders/skip_order.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const as = (who: TestHousehold, at = now) => requestOf(who.clientId, at, who.brand)
const messages = async (who: TestHousehold, at = now) =>
  contract.account.index.output.parse(
    JSON.parse(JSON.stringify(await account.index(services, as(who, at), {}))),
  ).messages
const sql = (text: string, values: unknown[]) => services.pool.query(text, values)

describe('each message is closed by its call, only for this household, and stays closed', () => {
  const cases = {
    recurringPopup: {
      call: 'dismiss_client_recurring_popup',
      raise: (who: TestHousehold) =>
        sql(
          `insert into returnable_loan (client_id, number, kind, out_since) values ($1, 'B', 'cooler_bag', '2026-10-01')`,
          [who.clientId],
        ),
      says: { overdue: 1 },
    },
    paymentWarning: {
      call: 'dismiss_payment_method_warning',
      raise: (who: TestHousehold) =>
        sql(
          `insert into payment_method (client_id, id, provider, token, card_brand, last4, expiry_month, expiry_year,
             name_on_card, is_default, created_at)
           values ($1, gen_random_uuid(), 'builtin', 't', 'visa', '4242', 12, 2026, 'A', true, $2)`,
          [who.clientId, now],
        ),
      says: { kind: 'expiring', expiryMonth: 12 },
    },
    popupMessage: {
      call: 'dismiss_popup_message',
      raise: (who: TestHousehold) =>
        sql(
          `update client_order set state = 'not_met', cutoff_at = '2026-11-25T00:00:00Z' where client_id = $1 and id = $2`,
          [who.clientId, orderOf(who, 0).id],
        ),
      says: { kind: 'not_met', deliveryDate: '2026-12-01' },
    },
    skipNotice: {
      call: 'dismiss_skip_notice',
      raise: (who: TestHousehold) =>
        skipOrder(services, { clientId: who.clientId, orderId: orderOf(who, 0).id, now }),
      says: { deliveryDate: '2026-12-01' },
    },
  } as const

  test.each(Object.entries(cases))(
    'the message %s stays until it is dismissed, and only for this household',
    {
      tags: '[API-account.dismiss_client_recurring_popup] [API-account.dismiss_payment_method_warning] [API-account.dismiss_popup_message] [API-account.dismiss_skip_notice]',
    },
    async (name, { call, raise, says }) => {
      const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
      const of = async (one: TestHousehold, at = now) => (await messages(one, at))[name as keyof typeof cases]
      expect(await of(who)).toBeNull()
      await raise(who)
      await raise(other)
      expect(await of(who)).toMatchObject(says)
      await account[call](services, as(who), {})
      await account[call](services, as(who), {})
      expect([await of(who), (await of(other)) !== null]).toEqual([null, true])
    },
  )

  test('a box that was cancelled for lack of payment is mentioned with the reason', async () => {
    const who = await subscribe(services.pool, now)
    await sql(
      `update client_order set state = 'cancelled', cutoff_at = '2026-11-24T07:59:59Z' where client_id = $1 and id = $2`,
      [who.clientId, orderOf(who, 0).id],
    )
    expect((await messages(who)).popupMessage).toEqual({ kind: 'cancelled', deliveryDate: '2026-12-01' })
    expect((await messages(who, '2026-12-09T18:00:00.000Z')).popupMessage).toBeNull()
  })

  test.each(['billed', 'waived'])('a bag that is %s is no longer one that may be billed', async kind => {
    const who = await subscribe(services.pool, now)
    await cases.recurringPopup.raise(who)
    await sql(
      `insert into returnable_event (client_id, number, out_since, key, kind, actor, data, at)
       values ($1, 'B', '2026-10-01', $2, $2, 'clock', '{}', $3)`,
      [who.clientId, kind, now],
    )
    expect((await messages(who)).recurringPopup).toBeNull()
  })

  test('the reminder of bags comes back after two weeks', async () => {
    const who = await subscribe(services.pool, now)
    await cases.recurringPopup.raise(who)
    await account.dismiss_client_recurring_popup(services, as(who), {})
    expect((await messages(who, '2026-12-10T18:00:00.000Z')).recurringPopup).toBeNull()
    expect((await messages(who, '2026-12-12T18:00:00.000Z')).recurringPopup).toEqual({ overdue: 1 })
  })
})

test('items from two recent boxes are offered if the next one lacks them, until it has them', {
  tags: '[API-account.ghost_addons]',
}, async () => {
  const who = await subscribe(services.pool, now)
  const { id: orderId, week } = orderOf(who, 0)
  const { rows } = await sql(
    `select product_id as id from menu_entry where brand = 'freshprep' and week = $1 and kind = 'item' order by rank limit 2`,
    [week],
  )
  const [usual, once] = rows.map(row => row.id as string)
  const ghosts = async () =>
    contract.account.ghost_addons.output.parse(await account.ghost_addons(services, as(who), {}))
  expect((await ghosts()).items).toEqual([])
  for (const [place, products] of [[usual, once], [usual]].entries())
    await sql(
      `with o as (
         insert into client_order (client_id, id, brand, week, delivery_date, start_hour, end_hour, kitchen, province,
           plan_id, profile_key, cutoff_at, state, created_at)
         select $1, gen_random_uuid(), 'freshprep', d, d + 1, 16, 20, 'vancouver', 'BC', 'rtc_2-3', '', d, 'delivered', d
         from (select '2026-11-09'::date - 7 * $2::int as d) w returning client_id, id)
       insert into order_line (client_id, order_id, product_id, version, kind, quantity, pairings)
       select o.client_id, o.id, p, 1, 'item', 1, '{}' from o cross join unnest($3::text[]) p`,
      [who.clientId, place, products],
    )
  expect(await ghosts()).toMatchObject({ order: { id: orderId }, items: [{ id: usual, times: 2 }] })
  // The request of the dashboard's button.
  const pressed = await orders.update_quantity(services, as(who), {
    orderId,
    productId: usual ?? '',
    quantity: 1,
  })
  expect(JSON.stringify(pressed)).toContain(usual)
  expect((await ghosts()).items).toEqual([])
})

test('the options for how the household heard of us exist in both languages, and the answer is saved', {
  tags: '[API-clients.sources]',
}, async () => {
  const who = await subscribe(services.pool, now)
  const french = await clients.sources(services, requestOf(null, now, 'cookit', 'fr'), {})
  const english = await clients.sources(services, as(who), {})
  expect(french.map(one => one.id)).toEqual(english.map(one => one.id))
  expect(french[0]?.label).not.toBe(english[0]?.label)
  await clients.tell_source(services, as(who), { source: 'friend' })
  const { rows } = await sql('select source from client where client_id = $1', [who.clientId])
  expect(rows).toEqual([{ source: 'friend' }])
})
