// A kitchen's day over the wire and on a real database: what is made, and what goes into each box.

import { expect, test } from 'vitest'
import { bagNumber } from '../../domain/returnables.ts'
import { giveDoor } from '../../tests/doors.ts'
import { orderOf } from '../../tests/household.ts'
import { insertClient, signedInVisitor, visitor } from '../../tests/http.ts'
import { paidBoxes } from '../../tests/paid_boxes.ts'
import { planRoutes } from '../delivery/routes/plan_routes.ts'

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
  expect((await show()).kitchens).toEqual([{ kitchen, boxes: 3, unpaid: 0, open: 0 }])
  const empty = (await admin.get('/api/admin/kitchens/day?date=2026-12-02')).json()
  expect(empty).toMatchObject({ kitchen: null, products: [], boxes: [], pages: 1 })
  const other = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
  const asOther = await signedInVisitor(server, other, 'cookit')
  expect((await asOther.get(`/api/admin/kitchens/day?date=${date}`)).json().kitchens).toEqual([])
})

/** Of what comes in the box of a dish: grams for two servings of an ingredient that is weighed. */
const gramsIn = (dish: (typeof dishes)[number], ingredientId: string): number =>
  dish.dish?.ingredients
    .filter(one => one.ingredientId === ingredientId && one.from === 'box' && one.measure === null)
    .reduce((sum, one) => sum + one.gramsFor2, 0) ?? 0
type Totals = { id: string; unit: string; amount: number }[]
const totalOf = (totals: Totals, ingredientId: string): number =>
  totals.find(({ id, unit }) => id === ingredientId && unit === 'g')?.amount ?? 0
const gramsToBuy = async (id: string) => totalOf((await show()).ingredients.totals, id)

test('what the kitchen needs for it is summed over recipes, servings and boxes, without the households’ cupboard', async () => {
  const ids = new Set(dishes.flatMap(({ dish }) => dish?.ingredients.map(one => one.ingredientId) ?? []))
  const weighed = [...ids].filter(id => dishes.some(dish => gramsIn(dish, id) > 0))
  expect(weighed.length).toBeGreaterThan(5)
  const { totals, unknown } = (await show()).ingredients
  for (const id of weighed) {
    const expected = dishes.reduce((sum, dish) => sum + 3 * gramsIn(dish, id), 0)
    expect(totalOf(totals, id), id).toBeCloseTo(expected, 1)
  }
  expect(unknown).toEqual([])
  const cupboard = dishes.flatMap(
    ({ dish }) => dish?.ingredients.filter(one => one.from === 'cupboard') ?? [],
  )
  const alone = cupboard.filter(
    ({ ingredientId: id }) =>
      !dishes.some(({ dish }) =>
        dish?.ingredients.some(one => one.ingredientId === id && one.from === 'box'),
      ),
  )
  expect(alone.length).toBeGreaterThan(0)
  for (const { ingredientId } of alone)
    expect(totals.some(({ id }: { id: string }) => id === ingredientId)).toBe(false)
})

test('what it needs can be downloaded, in the reader’s language, by an admin of the brand alone', async () => {
  const file = `/api/admin/kitchens/ingredients.csv?date=${date}&kitchen=${kitchen}&locale=fr`
  const answer = await admin.get(file)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain(`freshprep-ingredients-vancouver-${date}.csv`)
  const lines = answer.body.split('\r\n')
  expect(lines[0]).toBe('\u{feff}"Ingrédient";"Quantité";"Unité"')
  const { totals, items } = (await show('&locale=fr')).ingredients
  expect(items).toMatchObject([{ id: snack.id, units: 6 }])
  expect(lines).toHaveLength(totals.length + items.length + 2)
  expect(lines.slice(1, -1).every(line => /^"[^"]+";"\d+(,\d{1,2})?";"[^"]+"$/.test(line))).toBe(true)
  expect(lines.filter(line => line.endsWith(';"6";"pièces"'))).not.toEqual([])
  const english = (await admin.get(file.replace('locale=fr', 'locale=en'))).body.split('\r\n')
  expect(english[0]).toBe('\u{feff}"Ingredient","Amount","Unit"')
  expect(english.slice(1, -1).every((line: string) => /^"[^"]+","\d+(\.\d{1,2})?","[^"]+"$/.test(line))).toBe(
    true,
  )
  expect((await visitor(server.app).get(file)).statusCode).toBe(401)
  const home = await signedInVisitor(server, homes[0]?.clientId ?? '')
  expect((await home.get(file)).statusCode).toBe(403)
  const other = await insertClient(server.services, { brand: 'cookit', isAdmin: true })
  const asOther = await signedInVisitor(server, other, 'cookit')
  expect((await asOther.get(file)).body.split('\r\n')).toHaveLength(2)
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
  const weight = dishes
    .find(one => one.id === second)
    ?.dish?.ingredients.find(one => one.ingredientId === short.id)
  const grams = await gramsToBuy(by.id)
  const [home] = homes
  const self = await signedInVisitor(server, home?.clientId ?? '')
  expect((await self.post('/account/shortages/answer', { id, choice: 'accept' })).statusCode).toBe(200)
  // The same weight of what replaces it, for the one box that accepted it.
  expect(await gramsToBuy(by.id)).toBeCloseTo(grams + (weight?.gramsFor2 ?? 0), 1)
  const { boxes } = await show()
  const replaced = boxes.map((box: { lines: { name: string; replaced: object[] }[] }) =>
    box.lines.flatMap(line => line.replaced),
  )
  expect(replaced.flat()).toEqual([{ short: short.name, by: by.name }])
})

test('a box that is not paid yet is named beside the others, and counted in nothing else', async () => {
  const [home] = homes as [(typeof homes)[number]]
  const { id } = orderOf(home, 0)
  await server.services.pool.query(
    `update client_order set state = 'payment_failed' where client_id = $1 and id = $2`,
    [home.clientId, id],
  )
  const { kitchens, boxes, products } = await show()
  expect(kitchens).toEqual([{ kitchen, boxes: 2, unpaid: 1, open: 2 }])
  expect(boxes.map((box: { id: string }) => box.id)).not.toContain(id)
  expect(products.every((product: { boxes: number }) => product.boxes <= 2)).toBe(true)
})
