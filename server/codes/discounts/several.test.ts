// A code over several boxes, one of an unknown type, and both on one box, on every page.

import { expect, test } from 'vitest'
import type { Visitor } from '../../../tests/http.ts'
import { visitor } from '../../../tests/http.ts'
import { openSettings } from '../../../tests/open_settings.ts'
import { signupServer, visitorAt } from '../../../tests/signup.ts'

const now = '2026-11-23T18:00:00.000Z'
const query = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows

const server = await signupServer(now)
const self: Visitor = await visitorAt(server, 'welcome')
const clientId = (await self.get('/api/v1/sessions/session_data')).json().client.id
await query('delete from held_discount where client_id = $1', [clientId])
await query(
  `insert into held_discount (client_id, code, type, unit, elements, minimum_spend_cents, created_at)
   values ($1, 'THREE', 'MultiorderDiscountCode', 'percent', '[50, 25, 10]', 0, $2),
     ($1, 'OLD5', 'Voucher', 'cents', '[500]', 0, $3)`,
  [clientId, '2026-11-23T18:00:00.000Z', '2026-11-23T18:00:01.000Z'],
)

const boxes = async () => {
  const account = await self.get('/api/v1/account/index')
  expect(account.statusCode).toBe(200)
  return account.json().orders as { id: string; receipt: { discounts: object[]; discountCents: number } }[]
}

test('the dashboard shows which discount of how many each box gets, and takes off the value of an unknown voucher', {
  tags: '[LBL-DISCOUNT-FIRST-WEEK] [LBL-DISCOUNT-RECURRING] [LBL-DISCOUNT-UNKNOWN] [LBL-DISCOUNT-COMBINED]',
}, async () => {
  const [first, second, third, fourth] = (await boxes()).map(box => box.receipt.discounts)
  expect(first).toEqual([
    { type: 'first_week_discount', code: 'THREE', number: 1, of: 3, cents: expect.any(Number) },
    { type: 'unknown_voucher', code: 'OLD5', cents: 500 },
  ])
  expect(second).toMatchObject([{ type: 'recurring_discount', code: 'THREE', number: 2, of: 3 }])
  expect(third).toMatchObject([{ type: 'recurring_discount', code: 'THREE', number: 3, of: 3 }])
  expect(fourth).toEqual([])
})

test('a skipped box passes its discount on: the next one is then the first of three', async () => {
  const [first] = await boxes()
  await self.post('/api/v1/account/skip_order', { orderId: first?.id })
  const [, second] = (await boxes()).map(box => box.receipt.discounts)
  expect(second).toMatchObject([
    { type: 'first_week_discount', number: 1, of: 3 },
    { type: 'unknown_voucher' },
  ])
  await self.post('/api/v1/account/unskip_order', { orderId: first?.id })
})

test('the editor and the order’s own page show the same, to the cent', async () => {
  const [card] = await boxes()
  const order = await self.get(`/api/v1/orders/order_data?orderId=${card?.id}`)
  expect(order.json().receipt.discounts).toEqual(card?.receipt.discounts)
  const editor = await self.get(`/api/v1/orders/editor_data_v2?orderId=${card?.id}`)
  expect(editor.json().order.receipt.discounts).toEqual(card?.receipt.discounts)
  expect(editor.json().pricing.held).toMatchObject([
    { orderNumber: 1, discount: { type: 'MultiorderDiscountCode' } },
    { orderNumber: 1, discount: { type: 'Voucher', code: 'OLD5' } },
  ])
})

test('settings list each code with the number of its boxes', async () => {
  await openSettings(self)
  const { codes } = (await self.get('/api/v1/settings_payment/show')).json()
  expect(codes).toMatchObject([
    {
      code: 'THREE',
      label: 'recurring_discount',
      used: 0,
      active: true,
      elements: [{ value: 50 }, { value: 25 }, { value: 10 }],
    },
    { code: 'OLD5', label: 'unknown_voucher', name: 'Bon OLD5', used: 0, active: true },
  ])
})

test('a visitor can bring a code of an unknown type, and none of their pages fails', {
  tags: '[LBL-DISCOUNT-UNKNOWN] [ENT-SESSION-DISCOUNT-BAR]',
}, async () => {
  await query(
    `insert into discount_code (brand, code, type, unit, elements, name_en, name_fr, text_en, text_fr)
     values ('cookit', 'BIZARRE', 'Voucher', 'percent', '[15]', 'Odd', 'Bizarre', '', '')`,
  )
  const guest = visitor(server.app, 'cookit')
  const saved = await guest.post('/api/v1/sessions/save_discount_and_referral', { code: 'bizarre' })
  expect(saved.json().discount).toMatchObject({ type: 'Voucher', code: 'BIZARRE', value: 15 })
  expect((await guest.get('/api/v1/sessions/session_data')).statusCode).toBe(200)
})

test('a visitor’s code is refused with its reason too', async () => {
  const guest = visitor(server.app, 'cookit')
  const bring = async (code: string) =>
    (await guest.post('/api/v1/sessions/save_discount_and_referral', { code })).json().error
  expect(await bring('GONE')).toMatchObject({ code: 'code_expired' })
  expect(await bring('NOSUCH')).toMatchObject({ code: 'invalid_code' })
})
