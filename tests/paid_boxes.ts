// For tests about paid money: households whose boxes the weekly run has charged, and an admin.

import type { MenuProduct } from '../server/menu/week_menu.ts'
import { setQuantity } from '../server/money/late_edit/add_late.ts'
import { menusAt, orderOf, productsOn, subscribe, type TestHousehold } from './household.ts'
import { insertClient, signedInVisitor, type TestServer, testServer, type Visitor } from './http.ts'
import { giveCard, giveValue, runDue } from './weekly.ts'

// A Friday: Tuesday's cutoff is tonight at 23:59:59 Vancouver time.
const opensAt = '2026-11-27T18:00:00.000Z'
const chargedAt = '2026-11-28T07:00:30.000Z'
/** The beginning of the tests, within the hours in which items can still be added. */
export const later = '2026-11-28T16:00:00.000Z'

/** The balances of each box, cents. */
export const given = 2_000
export const bought = 1_500

export interface PaidBoxes {
  server: TestServer
  admin: Visitor
  adminId: string
  /** In each box: one of each, and two of the snack, which is taxed. */
  dishes: MenuProduct[]
  snack: MenuProduct
  /** A household that no test has used yet. */
  nextHome(): TestHousehold
}

/**
 * This many households of Fresh Prep, whose first box is charged: credit, a gift card, then the card.
 * @param before a further action with each before that
 */
export async function paidBoxes(
  count: number,
  environment: Record<string, string> = {},
  before: (server: TestServer, home: TestHousehold, number: number) => Promise<void> = async () => {},
): Promise<PaidBoxes> {
  const server = await testServer({ now: opensAt, environment, beginning: menusAt(opensAt) })
  const { services } = server
  const homes: TestHousehold[] = []
  for (let i = 0; i < count; i++) homes.push(await subscribe(services.pool, opensAt))
  const { week } = orderOf(homes[0] as TestHousehold, 0)
  const dishes = (await productsOn(services, 'freshprep', week, 'rtc')).slice(0, 3)
  const items = await productsOn(services, 'freshprep', week, 'item')
  const snack = items.find(({ item }) => item?.taxClass === 'snack') as MenuProduct
  for (const { clientId, orders } of homes) {
    await giveCard(services.pool, clientId, 'approves', opensAt)
    await giveValue(services.pool, clientId, 'given', given, opensAt)
    await giveValue(services.pool, clientId, 'bought', bought, opensAt)
    const of = { clientId, orderId: orders[0]?.id as string, now: opensAt }
    for (const { id } of dishes) await setQuantity(services, of, { productId: id, quantity: 1 })
    await setQuantity(services, of, { productId: snack.id, quantity: 2 })
  }
  for (const [number, home] of homes.entries()) await before(server, home, number)
  services.clock.set(chargedAt)
  await runDue(services)
  services.clock.set(later)
  const adminId = await insertClient(services, { isAdmin: true })
  const admin = await signedInVisitor(server, adminId)
  return { server, admin, adminId, dishes, snack, nextHome: () => homes.pop() as TestHousehold }
}
