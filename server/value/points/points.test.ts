// Points through their calls, on a real database.

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { earnPoints, type LedgerTransaction, releasePoints } from '../../../domain/ledger.ts'
import { explained } from '../../../i18n/errors_money.ts'
import { menusAt, orderOf, requestOf, subscribe } from '../../../tests/household.ts'
import { testServices } from '../../../tests/services.ts'
import { comarch, rewards } from '../../calls/rewards.ts'
import { addTransactions } from '../../money/ledger/add_transactions.ts'
import { withTx } from '../../request/database/database.ts'

const now = '2026-11-27T18:00:00.000Z'
const services = await testServices({ now, beginning: menusAt(now) })

const enter = (clientId: string, ...transactions: LedgerTransaction[]) =>
  withTx(services.pool, tx =>
    addTransactions(
      tx,
      transactions.map(transaction => ({ clientId, transaction })),
      'test',
      now,
    ),
  )

/** A household with this many points available, and some that wait for a delivery. */
async function collector(available: number, pending = 0) {
  const who = await subscribe(services.pool, now)
  const [first, second] = [orderOf(who, 1).id, orderOf(who, 2).id]
  await enter(who.clientId, earnPoints(first, available), releasePoints(first, available))
  if (pending > 0) await enter(who.clientId, earnPoints(second, pending))
  return { ...who, request: requestOf(who.clientId, now) }
}

const ledger = async (clientId: string, account: string) =>
  (
    await services.pool.query<{ cents: number }>(
      'select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = $2',
      [clientId, account],
    )
  ).rows[0]?.cents

test('both screens read one ledger; pending points cannot be used', {
  tags: '[API-rewards.balance] [API-comarch.balance] [ST-POINTS-PENDING]',
}, async () => {
  const { request } = await collector(1_200, 300)
  expect(await rewards.balance(services, request, {})).toEqual({ pending: 300, available: 1_200 })
  expect(await comarch.balance(services, request, {})).toEqual({ success: true, balance: 1_200 })
})

test('an amount unlocks once there are enough points, and the next one shows how many are missing', {
  tags: '[API-rewards.gift_card_options] [ST-REWARD-UNLOCK] [BIZ-OFFER-LOYALTY]',
}, async () => {
  const { request } = await collector(1_200)
  const answer = await rewards.gift_card_options(services, request, {})
  expect(contract.rewards.gift_card_options.output.parse(answer)).toEqual(answer)
  expect(answer.options.map(({ points, enough }) => [points, enough])).toEqual([
    [1_000, true],
    [2_500, false],
    [5_000, false],
    [10_000, false],
  ])
  expect(answer).toMatchObject({
    next: { points: 2_500, missing: 1_300 },
    percent: 1,
    toDouble: { left: 26 },
  })
})

describe('redeeming points', () => {
  test.each([
    ['rewards', rewards.redeem_for_gift_card],
    ['comarch', comarch.convert_points_to_gift_card],
  ] as const)(
    'by %s takes points and gives as many cents',
    {
      tags: '[API-rewards.redeem_for_gift_card] [API-comarch.convert_points_to_gift_card] [BIZ-CLIENT-REWARDS]',
    },
    async (_, redeem) => {
      const { clientId, request } = await collector(1_200)
      const requestId = randomUUID()
      const answer = await redeem(services, request, { points: 1_000, requestId })
      expect(answer).toEqual({ balance: { pending: 0, available: 200 }, creditCents: 1_000 })
      expect(await ledger(clientId, 'given')).toBe(1_000)
      // The answer was lost and the request is repeated: nothing more happens.
      expect(await redeem(services, request, { points: 1_000, requestId })).toEqual(answer)
      expect(await ledger(clientId, 'given')).toBe(1_000)
    },
  )

  test('too few points are refused, and pending ones do not count', async () => {
    const { clientId, request } = await collector(900, 5_000)
    const asked = rewards.redeem_for_gift_card(services, request, { points: 1_000, requestId: randomUUID() })
    await expect(asked).rejects.toMatchObject({ code: 'points_missing' })
    expect(await ledger(clientId, 'given')).toBe(0)
  })

  test('an amount that is not offered is refused, with those that are', async () => {
    const { request } = await collector(5_000)
    const asked = rewards.redeem_for_gift_card(services, request, { points: 1_001, requestId: randomUUID() })
    const amounts = '1000 2500 5000 10000'
    await expect(asked).rejects.toMatchObject({ code: 'points_choice', details: { amounts } })
    const place = { brand: 'cookit', locale: 'en' } as const
    expect(explained('points_choice', '', { amounts }, place)).toBe(
      'Choose 1,000, 2,500, 5,000 or 10,000 points.',
    )
    expect(explained('points_choice', '', { amounts }, { ...place, locale: 'fr' })).toBe(
      'Choisis 1\u00a0000, 2\u00a0500, 5\u00a0000 ou 10\u00a0000 points.',
    )
  })

  test('a hundred at once on points for two give two credits', async () => {
    const { clientId, request } = await collector(2_400)
    const asked = Array.from({ length: 100 }, () =>
      rewards.redeem_for_gift_card(services, request, { points: 1_000, requestId: randomUUID() }),
    )
    const ends = await Promise.allSettled(asked)
    expect(ends.filter(end => end.status === 'fulfilled')).toHaveLength(2)
    expect(await ledger(clientId, 'given')).toBe(2_000)
    expect(await ledger(clientId, 'points')).toBe(400)
  })
})

test('the history of points is listed newest first, each movement once', {
  tags: '[API-rewards.histories]',
}, async () => {
  const { request } = await collector(1_200, 300)
  const later = { ...request, now: request.now.add({ hours: 1 }) }
  await rewards.redeem_for_gift_card(services, later, { points: 1_000, requestId: randomUUID() })
  const { entries, next } = await rewards.histories(services, request, {})
  expect(entries[0]).toMatchObject({ reason: 'points_spent', points: -1_000, orderId: null })
  expect(new Set(entries.map(entry => entry.points))).toEqual(new Set([-1_000, 300, 1_200]))
  expect(next).toBeNull()
})
