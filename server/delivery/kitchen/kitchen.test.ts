// A kitchen's day over the wire and on a real database: what is made, and what goes into each box.

import { expect, test } from 'vitest'
import { bagNumber } from '../../../domain/returnables.ts'
import { giveDoor } from '../../../tests/doors.ts'
import { orderOf } from '../../../tests/household.ts'
import { insertClient, signedInVisitor } from '../../../tests/http.ts'
import { paidBoxes } from '../../../tests/paid_boxes.ts'
import { planRoutes } from '../routes/plan_routes.ts'

const date = '2026-12-01'
const kitchen = 'vancouver'
const { server, admin, dishes, snack, nextHome } = await paidBoxes(3)
const homes = [nextHome(), nextHome(), nextHome()]
const [first, second, third] = dishes.map(({ id }) => id) as [string, string, string]

const show = async (more = '') => (await admin.get(`/api/admin/kitchens/day?date=${date}${more}`)).json()
const made = async () => {
  const { products } = await show()
  return Object.fromEntries(
    products.map(({ id, units, boxes, servings }: Record<string, unknown>) => [
      id,
      { units, boxes, servings },
    ]),
  )
}
const declare = (body: object) => admin.post('/api/admin/shortages/declare', { date, kitchen, ...body })

test('a kitchen sees what it makes of its paid boxes, by product and size; a day without any is empty', async () => {
  const kit = { units: 3, boxes: 3, servings: 2 }
  expect(await made()).toEqual({
    [first]: kit,
    [second]: kit,
    [third]: kit,
    [snack.id]: { units: 6, boxes: 3, servings: null },
  })
  expect((await show()).kitchens).toEqual([{ kitchen, boxes: 3 }])
  const empty = (await admin.get('/api/admin/kitchens/day?date=2026-12-02')).json()
  expect(empty).toMatchObject({ kitchen: null, products: [], boxes: [], pages: 1 })
  const other = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
  const asOther = await signedInVisitor(server, other, 'cookit')
  expect((await asOther.get(`/api/admin/kitchens/day?date=${date}`)).json().kitchens).toEqual([])
})

test('boxes are listed as the van is loaded, the last door first, each with its bag and its contents', async () => {
  for (const [at, { clientId }] of homes.entries())
    await giveDoor(server.services.pool, clientId, { north: at, east: 0 })
  expect((await show('&route=0')).boxes).toHaveLength(3)
  await planRoutes(server.services)
  const { boxes, routes } = await show('&route=1')
  expect(routes).toEqual([{ number: 1, boxes: 3 }])
  expect(boxes.map(({ route, stop }: Record<string, unknown>) => [route, stop])).toEqual([
    [1, 3],
    [1, 2],
    [1, 1],
  ])
  const [home] = homes
  const orderId = home ? orderOf(home, 0).id : ''
  expect(boxes.find(({ id }: { id: string }) => id === orderId)).toMatchObject({
    bag: bagNumber(orderId),
    state: 'charged',
    lines: [{ units: 1, servings: 2 }, { units: 1 }, { units: 1 }, { units: 2, servings: null }],
  })
  expect((await show('&route=0')).boxes).toEqual([])
})

test('what ran short does not go in, and what replaces it is named', async () => {
  expect((await declare({ productId: first })).json().boxes).toBe(3)
  const left = await made()
  expect(Object.keys(left).sort()).toEqual([second, third, snack.id].sort())

  const day = (await admin.get(`/api/admin/shortages/day?date=${date}`)).json()
  const dish = day.products.find(({ id }: { id: string }) => id === second)
  const [short] = dish.ingredients
  const by = day.ingredients.find(({ name }: { name: string }) => /cauliflower|carrot|potato/i.test(name))
  const asked = { productId: second, ingredientId: short.id, replacementId: by.id, until: '2026-11-30T09:00' }
  const { id } = (await declare(asked)).json()
  const [home] = homes
  const self = await signedInVisitor(server, home?.clientId ?? '')
  expect((await self.post('/account/shortages/answer', { id, choice: 'accept' })).statusCode).toBe(200)
  const { boxes } = await show()
  const replaced = boxes.map((box: { lines: { name: string; replaced: object[] }[] }) =>
    box.lines.flatMap(line => line.replaced),
  )
  expect(replaced.flat()).toEqual([{ short: short.name, by: by.name }])
})
