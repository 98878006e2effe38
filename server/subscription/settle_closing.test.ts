// An admin settles the bought value of an account, and the account closes (rule 37).

import { describe, expect, test } from 'vitest'
import { addBoughtCard } from '../../domain/ledger.ts'
import { menusAt, subscribe } from '../../tests/household.ts'
import { insertClient, signedInVisitor, testServer, visitor } from '../../tests/http.ts'
import { giveValue } from '../../tests/weekly.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { withTx } from '../request/database/database.ts'

const now = '2026-11-20T20:00:00.000Z'
const server = await testServer({ now, beginning: menusAt(now) })

const list = '/api/admin/closing_accounts/index'
const settle = '/api/admin/closing_accounts/settle'

async function people() {
  const { services } = server
  const adminId = await insertClient(services, { isAdmin: true })
  const { clientId } = await subscribe(services.pool, now)
  await giveValue(services.pool, clientId, 'bought', 5_000, now)
  const client = await signedInVisitor(server, clientId, 'freshprep', { settings: true })
  const admin = await signedInVisitor(server, adminId, 'freshprep', { settings: true })
  const state = async () => (await client.get('/api/v1/settings_subscription/show')).json().status
  const closed = await client.post('/api/v1/settings_subscription/update', {
    status: 'closed',
    reason: 'expensive',
  })
  expect([closed.statusCode, await state()]).toEqual([200, 'closing'])
  const waits = async () =>
    (await admin.get(list)).json().accounts.filter((one: { clientId: string }) => one.clientId === clientId)
  const bought = async () => {
    const { rows } = await services.pool.query(
      `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where client_id = $1 and account = 'bought'`,
      [clientId],
    )
    return rows[0].cents
  }
  return { clientId, adminId, client, admin, state, waits, bought }
}

describe('an account with bought value', { tags: '[ROLE-ADMIN-CLOSE-GC]' }, () => {
  test('waits for an admin, who records how it was paid back; then it is closed, entered, reported and on the list of changes', {
    tags: '[ENT-ACCOUNT-STATUS]',
  }, async () => {
    const { clientId, adminId, client, admin, state, waits, bought } = await people()
    expect(await waits()).toEqual([
      expect.objectContaining({
        name: 'Ada Test',
        boughtCents: 5_000,
        since: '2026-11-20',
        returnables: 0,
        boxes: 0,
      }),
    ])
    const answer = await admin.post(settle, { clientId, boughtCents: 5_000, how: 'Interac, 20 November' })
    expect(answer.json()).toMatchObject({ state: 'closed', reference: expect.any(String) })
    expect([await state(), await bought(), await waits()]).toEqual(['closed', 0, []])
    const { rows } = await server.services.pool.query(
      `select kind, actor from client_event where client_id = $1 and kind in ('value_settled', 'closed') order by kind`,
      [clientId],
    )
    expect(rows).toEqual([
      { kind: 'closed', actor: adminId },
      { kind: 'value_settled', actor: adminId },
    ])
    const letters = await server.services.pool.query(
      `select template from outbox_message where client_id = $1 and template in ('change_noted', 'account_closed') order by 1`,
      [clientId],
    )
    expect(letters.rows.map(({ template }) => template)).toEqual(['account_closed', 'change_noted'])
    const { changes } = (await client.get('/clients/changes')).json()
    expect(changes).toContainEqual(expect.objectContaining({ reference: answer.json().reference, by: 'us' }))
  })

  test('lists each box under way that it waits for too, one that is still unpaid included', async () => {
    const { clientId, admin, state, waits } = await people()
    await server.services.pool.query(
      `update client_order set state = 'payment_failed' where client_id = $1
         and week = (select min(week) from client_order where client_id = $1)`,
      [clientId],
    )
    expect(await waits()).toMatchObject([{ boxes: 1 }])
    const answer = await admin.post(settle, { clientId, boughtCents: 5_000, how: 'card' })
    expect([answer.json().state, await state()]).toEqual(['closing', 'closing'])
  })

  test('says, to who closes it again, that the value of the cards is what it waits for', {
    tags: '[ERR-CLOSING-BLOCKED]',
  }, async () => {
    const { client } = await people()
    const again = await client.post('/api/v1/settings_subscription/update', {
      status: 'closed',
      reason: 'other',
    })
    const { code, message } = again.json().error
    expect([again.statusCode, code]).toEqual([409, 'closing_blocked'])
    expect(message).toMatch(/gift cards/)
    expect(message).not.toMatch(/bags|pickup/)
  })

  test('is settled once, and for the sum that the admin saw', async () => {
    const { clientId, admin, state, bought } = await people()
    const other = await admin.post(settle, { clientId, boughtCents: 4_999, how: 'card' })
    expect([other.statusCode, other.json().error.code, await bought()]).toEqual([409, 'conflict', 5_000])
    const both = await Promise.all(
      [1, 2].map(() => admin.post(settle, { clientId, boughtCents: 5_000, how: 'card' })),
    )
    expect(both.map(one => one.statusCode).sort()).toEqual([200, 404])
    expect([await bought(), await state()]).toEqual([0, 'closed'])
  })

  test('waits again where a box was refunded as value after it had closed, and is settled as before', async () => {
    const { clientId, admin, state, waits, bought } = await people()
    await admin.post(settle, { clientId, boughtCents: 5_000, how: 'card' })
    expect([await state(), await waits()]).toEqual(['closed', []])
    await withTx(server.services.pool, tx =>
      addTransactions(tx, [{ clientId, transaction: addBoughtCard('refunded', 2_000) }], 'test', now),
    )
    expect(await waits()).toMatchObject([{ boughtCents: 2_000 }])
    const answer = await admin.post(settle, { clientId, boughtCents: 2_000, how: 'cheque' })
    expect(answer.json()).toMatchObject({ state: 'closed' })
    expect([await state(), await bought(), await waits()]).toEqual(['closed', 0, []])
  })

  test('is visible to admins of its brand alone, and only they settle it', {
    tags: '[ROLE-ADMIN-VIEWS]',
  }, async () => {
    const { clientId, client, bought } = await people()
    const input = { clientId, boughtCents: 5_000, how: 'card' }
    for (const [self, status] of [
      [client, 403],
      [visitor(server.app, 'freshprep'), 401],
    ] as const) {
      expect([(await self.get(list)).statusCode, (await self.post(settle, input)).statusCode]).toEqual([
        status,
        status,
      ])
    }
    const elsewhere = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
    const cookit = await signedInVisitor(server, elsewhere, 'cookit', { settings: true })
    expect((await cookit.post(settle, input)).statusCode).toBe(404)
    expect((await cookit.get(list)).json().accounts).toEqual([])
    expect(await bought()).toBe(5_000)
  })
})
