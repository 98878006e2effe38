// A correction of a dish that many boxes hold, cut off at random statements: in the end no box is unsafe, every household is told once, and
// stock and ledger are exact. CORRECTED_BOXES says how many open boxes there are, a twentieth of them paid.

import { expect, test } from 'vitest'
import type { ParsedOf } from '../../contract/index.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { menusAt, orderOf, productsOn, requestOf, subscribe } from '../../tests/household.ts'
import { insertClient } from '../../tests/http.ts'
import { randomFrom } from '../../tests/random.ts'
import { testServices } from '../../tests/services.ts'
import { brokenGuarantees, giveCard, runDue } from '../../tests/weekly.ts'
import { catalogue } from '../calls/catalogue.ts'
import { tendShortages } from '../kitchen/shortages/tend_shortages.ts'
import { menusOf } from '../menu/memory.ts'
import { updateQuantity } from '../orders/update_quantity.ts'
import { mendCorrections } from './mend_corrections.ts'

const now = '2026-11-27T18:00:00.000Z'
const locked = '2026-11-28T20:00:00.000Z'
const open = Number(process.env.CORRECTED_BOXES ?? 40)
const paid = Math.ceil(open / 20)
const seed = 20_261_129

const services = await testServices({ now, beginning: menusAt(now), environment: { LOG_LEVEL: 'silent' } })
const { pool } = services
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

test('cut off at random instants, a correction leaves no unsafe box, tells every household once, and counts everything exactly', async () => {
  const random = randomFrom(seed)
  const admin = await insertClient(services, { isAdmin: true })
  const { week } = orderOf(await subscribe(pool, now), 0)
  await pool.query('truncate client_order')
  await pool.query('update menu_entry set capacity = capacity + 2000')
  const dishes = (await productsOn(services, 'freshprep', week, 'rtc')).filter(
    ({ dish }) => !dish?.allergens.includes('peanut') && !dish?.mayContain.includes('peanut'),
  )
  const [corrected, ...others] = dishes.map(({ id }) => id) as [string, ...string[]]
  for (let at = 0; at < open + paid; at++) {
    const self = await subscribe(pool, now, {
      weekday: at < open ? 3 : 2,
      exclusions: at % 2 === 0 ? ['peanut'] : [],
    })
    await giveCard(pool, self.clientId, 'approves', now)
    const of = { clientId: self.clientId, orderId: orderOf(self, 0).id, now }
    for (const productId of [corrected, ...others.slice(0, 2)])
      await updateQuantity(services, of, { productId, quantity: 1 })
  }
  services.clock.set('2026-11-28T09:00:00.000Z')
  await runDue(services)
  services.clock.set(locked)

  const asked = requestOf(admin, locked)
  const product = await catalogue.product(services, asked, { id: corrected })
  const recipe = product.recipe as ParsedOf<'catalogue.correct_meal'>['recipe']
  const peanuts = { ingredientId: 'peanuts', unit: 'gram' as const, for2: 20, for4: 40 }
  const change = {
    recipe: { ...recipe, box: [...recipe.box, peanuts] },
    base: 1,
    from: 'now',
    reason: 'Peanuts',
  }
  // The change itself is saved whole or not at all.
  const save = () => catalogue.correct_meal(services, asked, change)
  await cutOffAt(pool, 4, save).catch(() => undefined)
  expect(await rows('select id from catalogue_correction')).toEqual([])
  expect(await rows('select version from dish_version where dish_id = $1', [corrected])).toHaveLength(1)
  await cutOffAt(pool, 20 + Math.floor(random() * 100), save).catch(() => undefined)
  for (let cut = true; cut; ) {
    const statement = 1 + Math.floor(random() * 6 * open)
    const run = await cutOffAt(pool, statement, async () => {
      await mendCorrections(services)
      await tendShortages(services)
    }).catch(() => ({ cut: true }))
    cut = run.cut
  }
  // An hour later by the program's clock.
  services.clock.set('2026-11-28T21:00:00.000Z')
  await mendCorrections(services)
  await tendShortages(services)
  menusOf(services).changed()

  const unsafe = await rows(
    `select o.id from client_order o join order_line l on l.client_id = o.client_id and l.order_id = o.id
       join subscription s on s.client_id = o.client_id
     where l.product_id = $1 and 'peanut' = any (s.exclusions) and not exists (select from shortage_box b
       where b.client_id = o.client_id and b.order_id = o.id and b.standard = 'drop')`,
    [corrected],
  )
  expect(unsafe).toEqual([])
  expect(
    await rows(`select outcome, count(*)::int as boxes from correction_box group by 1 order by 1`),
  ).toEqual([
    { outcome: 'asked', boxes: Math.ceil(paid / 2) },
    { outcome: 'kept', boxes: Math.floor(open / 2) + Math.floor(paid / 2) },
    { outcome: 'replaced', boxes: open / 2 },
  ])
  const letters = `select client_id from outbox_message where template = 'product_corrected'`
  expect(await rows(letters)).toHaveLength(open + paid)
  expect(await rows(`select distinct client_id from (${letters}) l`)).toHaveLength(open + paid)
  expect(await rows('select id from catalogue_correction where closed_at is null')).toEqual([])
  expect(await brokenGuarantees(pool, locked)).toEqual([])
})
