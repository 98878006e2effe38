// A household as an admin sees it, over the wire and on a real database.

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bagNumber } from '../../../domain/returnables.ts'
import { orderOf, subscribe } from '../../../tests/household.ts'
import { insertClient, signedInVisitor } from '../../../tests/http.ts'
import { bought, given, paidBoxes } from '../../../tests/paid_boxes.ts'

const { server, admin, adminId, snack, nextHome } = await paidBoxes(2)
const { pool } = server.services

const show = (clientId: string, by = admin) => by.get(`/api/admin/households/show?clientId=${clientId}`)
const close = (clientId: string, why: object = { reason: 'other' }, by = admin) =>
  by.post('/api/admin/households/act_for', {
    ...{ clientId, what: { act: 'close', with: why }, reason: 'They called', tells: true },
  })
const codeOf = async (asked: ReturnType<typeof show>) => {
  const answer = await asked
  return [answer.statusCode, answer.json().error?.code]
}

test('an admin sees why a household was charged what it was charged: its box, its receipt, what went back and what happened', async () => {
  const home = nextHome()
  const { id } = orderOf(home, 0)
  const before = (await show(home.clientId)).json()
  const [{ priced }] = (await pool.query('select priced from client_order where id = $1', [id])).rows
  const boxOf = (shown: typeof before) => shown.boxes.find((box: { id: string }) => box.id === id)
  expect(boxOf(before)).toMatchObject({ state: 'charged', totalCents: priced.totalCents, backCents: 0 })
  expect(before).toMatchObject({
    client: { name: 'Ada Test', since: '2026-11-27' },
    subscription: { state: 'active', plan: expect.stringContaining('3') },
    value: { givenCents: 0, boughtCents: 0 },
    out: [],
  })
  const { receipt } = (await admin.get(`/api/admin/refunds/order?orderId=${id}`)).json()
  const rows = receipt.map(({ label, amount }: { label: string; amount: string }) => `${label} ${amount}`)
  expect(rows.join('\n')).toContain(snack.item?.name.en)
  expect(rows.join('\n')).toMatch(/GST/)
  for (const cents of [given, bought]) expect(rows.join('\n')).toContain(`${cents / 100}.00`)

  const refund = { orderId: id, wish: { kind: 'amount', cents: 1_000 }, to: 'payment', reason: 'late' }
  await admin.post('/api/admin/refunds/give', { ...refund, requestId: randomUUID() })
  const after = (await show(home.clientId)).json()
  expect(boxOf(after)).toMatchObject({ backCents: 1_000 })
  expect(after.value.givenCents).toBe(1_000)
  expect(after.changes[0]).toMatchObject({ by: 'us', orderId: id })
})

test('a household is hidden from the other brand’s admins and from everybody else', async () => {
  const { clientId } = await subscribe(pool, '2026-11-28T16:00:00.000Z')
  const other = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
  const asOther = await signedInVisitor(server, other, 'cookit')
  expect(await codeOf(show(clientId, asOther))).toEqual([404, 'not_found'])
  expect(await codeOf(close(clientId, { reason: 'other' }, asOther))).toEqual([404, 'not_found'])
  const stranger = await signedInVisitor(server, await insertClient(server.services))
  expect(await codeOf(show(clientId, stranger))).toEqual([403, 'forbidden'])
  expect(await codeOf(close(clientId, { reason: 'other' }, stranger))).toEqual([403, 'forbidden'])
  expect(await codeOf(show(randomUUID()))).toEqual([404, 'not_found'])
})

test('an admin closes an account for a household that asked for it, by the same rules, and is its author', {
  tags: '[ROLE-ADMIN-VIEWS]',
}, async () => {
  const free = await subscribe(pool, '2026-11-28T16:00:00.000Z')
  expect(await codeOf(close(free.clientId, {}))).toEqual([422, 'reason_required'])
  expect((await close(free.clientId)).json().reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  const again = (await close(free.clientId)).json()
  expect(again.error).toEqual({ code: 'account_closed', message: 'This account is closed or closing.' })
  const { subscription, changes } = (await show(free.clientId)).json()
  expect(subscription.state).toBe('closed')
  const said = changes.map(({ by, words }: { by: string; words: string }) => [by, words])
  expect(said).toContainEqual(['us', 'Account closed. Reason: They called'])
  // Its boxes were skipped by the same hand.
  expect(said.filter(([by]: string[]) => by !== 'us')).toEqual([])
  const events = `select actor from client_event where client_id = $1 and kind in ('closing', 'closed')`
  expect((await pool.query(events, [free.clientId])).rows).toEqual([{ actor: adminId }])

  const out = nextHome()
  const number = bagNumber(orderOf(out, 0).id)
  await pool.query(
    `insert into returnable_loan (client_id, number, kind, out_since) values ($1, $2, 'cooler_bag', '2026-11-24')`,
    [out.clientId, number],
  )
  expect((await close(out.clientId)).statusCode).toBe(200)
  expect((await show(out.clientId)).json()).toMatchObject({
    subscription: { state: 'closing' },
    out: [{ number, since: '2026-11-24' }],
  })
})
