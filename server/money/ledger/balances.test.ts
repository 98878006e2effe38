// Balances equal the sums of their entries, for any number of simultaneous writers; on a real database.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { chargeOrder, earnPoints, grant, releasePoints, spendPoints } from '../../../domain/ledger.ts'
import { wrongBalances } from '../../../tests/ledger.ts'
import { testServices } from '../../../tests/services.ts'
import { withTx } from '../../request/database/database.ts'
import { addTransactions } from './add_transactions.ts'

const now = '2026-11-20T20:00:00.000Z'
const services = await testServices({ now })

const split = { givenCents: 500, boughtCents: 0, corporateCents: 0, cardCents: 4_500 }

test('a balance is the sum of its entries, for many households in one statement and for one in many at once', async () => {
  const { pool } = services
  const clients = Array.from({ length: 20 }, () => randomUUID())
  const add = (ids: readonly string[], key: string) => {
    const transactions = ids.flatMap(clientId => {
      const orderId = randomUUID()
      return [
        grant(key, 'bonus', 2_000),
        chargeOrder(orderId, split),
        earnPoints(orderId, 45),
        releasePoints(orderId, 45),
        spendPoints(key, 5),
      ].map(transaction => ({ clientId, transaction }))
    })
    return withTx(pool, tx => addTransactions(tx, transactions, 'test', now))
  }
  await Promise.all([
    add(clients, 'a'),
    add(clients.toReversed(), 'b'),
    ...clients.flatMap(id => [add([id], 'c'), add([id], 'd')]),
  ])
  expect(await wrongBalances(pool)).toEqual([])
  const { rows } = await pool.query(
    'select account, amount_cents as cents from ledger_balance where client_id = $1 order by account',
    [clients[0]],
  )
  expect(rows).toEqual([
    { account: 'given', cents: 4 * (2_000 - 500 + 5) },
    { account: 'points', cents: 4 * 40 },
    { account: 'points_pending', cents: 0 },
  ])
})

test('a refused or rolled-back transaction leaves balances as they were', async () => {
  const { pool } = services
  const clientId = randomUUID()
  const give = (key: string) =>
    withTx(pool, tx =>
      addTransactions(tx, [{ clientId, transaction: grant(key, 'bonus', 100) }], 'test', now),
    )
  await give('once')
  await expect(give('once')).rejects.toThrow()
  const undone = withTx(pool, async tx => {
    await addTransactions(tx, [{ clientId, transaction: grant('twice', 'bonus', 100) }], 'test', now)
    throw new Error('not after all')
  })
  await expect(undone).rejects.toThrow('not after all')
  expect(await wrongBalances(pool)).toEqual([])
})
