// Removing the card that pays, on a real database.

import { expect, test } from 'vitest'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { giveCard, giveValue } from '../../../tests/weekly.ts'
import { settings_payment } from '../../calls/settings_payment.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })
const query = (text: string, values: unknown[]) => services.pool.query(text, values)

const inState = (state: string) => (who: TestHousehold) =>
  query('update subscription set state = $2 where client_id = $1', [who.clientId, state])
const boxes = (state: string) => (who: TestHousehold) =>
  query('update client_order set state = $2 where client_id = $1', [who.clientId, state])
const covered = (who: TestHousehold) => giveValue(services.pool, who.clientId, 'bought', 100_000, now)
const boxUnderWay = (who: TestHousehold) =>
  query(`update client_order set state = 'charged', priced = $3 where client_id = $1 and id = $2`, [
    who.clientId,
    orderOf(who, 0).id,
    { payment: { givenCents: 0, boughtCents: 0, corporateCents: 0, cardCents: 8_370 } },
  ])
const feeOpen = (who: TestHousehold) =>
  query(
    `insert into returnable_fee (client_id, id, brand, items, amount_cents, state, attempt, method_id, at)
     select client_id, id, 'freshprep', '[]', 1500, 'created', 1, id, $2 from payment_method where client_id = $1`,
    [who.clientId, now],
  )

test.each<[string, ((who: TestHousehold) => Promise<unknown>)[], string | null]>([
  ['stays while boxes to come are charged to it', [], 'card_not_removable'],
  ['goes while value covers every box', [covered], null],
  ['goes while the household is paused', [inState('paused'), boxes('skipped')], null],
  [
    'stays while the household is paused and a box is under way',
    [inState('paused'), boxes('skipped'), boxUnderWay],
    'card_box_under_way',
  ],
  ['goes after closing', [inState('closed'), boxes('cancelled')], null],
  ['stays for a fee after closing', [inState('closed'), boxes('cancelled'), feeOpen], 'card_fee_due'],
])(
  'a card %s, and the page says the same',
  { tags: '[API-settings_payment.invalidate]' },
  async (_, facts, reason) => {
    const who = await subscribe(services.pool, now)
    await giveCard(services.pool, who.clientId, 'approves', now)
    for (const make of facts) await make(who)
    const request = requestOf(who.clientId, now)
    const [card] = (await settings_payment.show(services, request, {})).cards
    expect(card?.stays).toBe(reason)
    const removed = settings_payment.invalidate(services, request, { kind: 'card', id: card?.id ?? '' })
    if (reason === null) await removed
    else await expect(removed).rejects.toMatchObject({ code: reason })
    const { cards } = await settings_payment.show(services, request, {})
    expect(cards).toHaveLength(reason === null ? 0 : 1)
  },
)

test('a household counts its own boxes alone on a code that others have used too', {
  tags: '[API-settings_payment.show]',
}, async () => {
  const [who, other] = [await subscribe(services.pool, now), await subscribe(services.pool, now)]
  for (const { clientId } of [who, other])
    await query(
      `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
       values ($1, 'SHARED', 'MultiorderDiscountCode', 'percent', '[50,25]', 0, '2026-11-01')`,
      [clientId],
    )
  await query(
    `update client_order set state = 'delivered', priced = '{"discounts": [{"code": "SHARED", "cents": 100}]}' where id = $1`,
    [orderOf(other, 0).id],
  )
  const usedOf = async ({ clientId }: TestHousehold) =>
    (await settings_payment.show(services, requestOf(clientId, now), {})).codes.map(({ used }) => used)
  expect([await usedOf(who), await usedOf(other)]).toEqual([[0], [1]])
})
