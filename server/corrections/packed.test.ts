// A dish is corrected after boxes with it were packed: whoever must not eat it is warned, and gets its price back.

import { expect, test } from 'vitest'
import type { OutputOf, ParsedOf } from '../../contract/index.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees, giveCard, runDue } from '../../tests/weekly.ts'
import { catalogue } from '../calls/catalogue.ts'
import { advanceOrder } from '../delivery/advance_order.ts'
import { setQuantity } from '../money/late_edit/add_late.ts'
import { mendCorrections } from './mend_corrections.ts'

const now = '2026-11-27T18:00:00.000Z'
/** The day before Tuesday's boxes: they are packed. */
const packed = '2026-11-30T20:00:00.000Z'

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const admin = await insertClient(services, { isAdmin: true })
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

test('a household whose packed box holds an allergen is told not to eat the dish and gets its price back once, and others keep it', async () => {
  const allergic = await subscribe(pool, now, { exclusions: ['peanut'] })
  const careless = await subscribe(pool, now)
  const { week } = orderOf(allergic, 0)
  const dishes = (await productsOn(services, 'freshprep', week, 'rtc')).filter(
    ({ dish }) => !dish?.allergens.includes('peanut') && !dish?.mayContain.includes('peanut'),
  )
  const [dish, ...others] = dishes.slice(0, 3)
  if (!dish) throw new Error('The week has no dish without peanuts.')
  for (const who of [allergic, careless]) {
    await giveCard(pool, who.clientId, 'approves', now)
    const of = { clientId: who.clientId, orderId: orderOf(who, 0).id, now }
    for (const { id } of [dish, ...others]) await setQuantity(services, of, { productId: id, quantity: 1 })
  }
  services.clock.set('2026-11-28T09:00:00.000Z')
  await runDue(services)
  services.clock.set(packed)
  for (const who of [allergic, careless]) await advanceOrder(services, orderOf(who, 0).id, 'packed')
  const paid = await rows(
    `select (line->>'netCents')::int as cents from client_order, jsonb_array_elements(priced->'lines') line
      where client_id = $1 and id = $2 and line->>'productId' = $3`,
    [allergic.clientId, orderOf(allergic, 0).id, dish.id],
  )

  const product = (await catalogue.product(services, requestOf(admin, packed), {
    id: dish.id,
  })) as OutputOf<'catalogue.product'>
  type Recipe = ParsedOf<'catalogue.correct_meal'>['recipe']
  const recipe = product.recipe as Recipe
  const peanuts = { ingredientId: 'peanuts', unit: 'gram' as const, for2: 20, for4: 40 }
  const corrected = {
    recipe: { ...recipe, box: [...recipe.box, peanuts] },
    base: product.version,
    from: 'now',
  }
  const preview = await catalogue.preview(services, requestOf(admin, packed), corrected)
  expect(preview.outcomes).toMatchObject({ warned: 1, kept: 1 })
  await catalogue.correct_meal(services, requestOf(admin, packed), {
    ...corrected,
    reason: 'The maker recalled it.',
  })
  await mendCorrections(services)

  const letters = (clientId: string) =>
    rows(`select data from outbox_message where client_id = $1 and template = 'product_corrected'`, [
      clientId,
    ])
  expect(await letters(allergic.clientId)).toMatchObject([
    { data: { outcome: 'warned', gained: [{ en: 'Peanuts' }], editable: false } },
  ])
  expect(await letters(careless.clientId)).toMatchObject([{ data: { outcome: 'kept' } }])
  const refunds = await rows(
    `select r.client_id as who, (r.refund->>'totalCents')::int as cents, c.state from order_refund r
      join card_refund c on c.client_id = r.client_id where r.client_id = any($1)`,
    [[allergic.clientId, careless.clientId]],
  )
  expect(refunds).toEqual([{ who: allergic.clientId, cents: paid[0].cents, state: 'done' }])
  expect(await brokenGuarantees(pool, packed)).toEqual([])
})
