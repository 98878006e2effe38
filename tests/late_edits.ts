// For tests of late edits: households whose boxes the weekly run has charged, on the morning after the cutoff.

import { afterEach, expect } from 'vitest'
import type { Services } from '../server/integrations/services.ts'
import type { MenuProduct } from '../server/menu/week_menu.ts'
import { setQuantity } from '../server/money/late_edit/add_late.ts'
import { loadOrder } from '../server/orders/load.ts'
import { orderData } from '../server/orders/order_view.ts'
import { menusAt, orderOf, productsOn, subscribe, type TestHousehold } from './household.ts'
import { testServices } from './services.ts'
import { brokenGuarantees, giveCard, runDue } from './weekly.ts'

// A Friday: Tuesday's cutoff is tonight at 23:59:59 Vancouver time, and the kitchen takes the batch at 14:59:59 tomorrow.
const now = '2026-11-27T18:00:00.000Z'
const charged = '2026-11-28T07:00:30.000Z'
export const late = '2026-11-28T16:00:00.000Z'

export const priceOf = (product: MenuProduct) => product.item?.priceCents ?? 0

export const sumsByKey = (ledger: { key: string; amount_cents: number }[]) =>
  Object.values(Object.groupBy(ledger, entry => entry.key)).map(entries =>
    (entries ?? []).reduce((sum, entry) => sum + entry.amount_cents, 0),
  )

/** @param count how many households, for all tests of a file */
export async function lateEdits(count: number) {
  const services = await testServices({ now, beginning: menusAt(now) })
  const homes: TestHousehold[] = []
  for (let i = 0; i < count; i++) {
    const home = await subscribe(services.pool, now)
    await giveCard(services.pool, home.clientId, 'approves', now)
    homes.push(home)
  }
  const { week } = orderOf(homes[0] as TestHousehold, 0)
  const all = await productsOn(services, 'freshprep', week, 'item')
  const items: MenuProduct[] = all.filter(product => product.item?.taxClass === 'grocery')
  const taxable = all.find(product => product.item?.taxClass !== 'grocery') as MenuProduct
  const dish = (await productsOn(services, 'freshprep', week, 'rtc'))[0] as MenuProduct
  services.clock.set(charged)
  await runDue(services)
  services.clock.set(late)
  afterEach(async () => expect(await brokenGuarantees(services.pool, late)).toEqual([]))

  /** A household that no other test has. */
  const nextHome = (): TestHousehold => homes.pop() as TestHousehold

  const ofOrder = (who: TestHousehold, at = late) => ({
    clientId: who.clientId,
    orderId: orderOf(who, 0).id,
    now: at,
  })

  const add = (
    who: TestHousehold,
    product: MenuProduct,
    more: { quantity?: number; pay?: number | undefined; at?: string; by?: Partial<Services> } = {},
  ) => {
    const { quantity = 1, at = late } = more
    const payNowCents = 'pay' in more ? more.pay : quantity * priceOf(product)
    const wish = { productId: product.id, quantity, payNowCents }
    return setQuantity({ ...services, ...more.by }, ofOrder(who, at), wish)
  }

  const viewOf = async (who: TestHousehold, at = late) => {
    const { clientId, orderId } = ofOrder(who)
    return orderData(await loadOrder(services, clientId, orderId, at), 'en', at)
  }

  const rows = async (text: string, values: unknown[]) => (await services.pool.query(text, values)).rows

  /** All rows that a late edit writes for a household. */
  async function written(who: TestHousehold) {
    const id = [who.clientId]
    return {
      order: await viewOf(who),
      lines: await rows('select * from order_line where client_id = $1 order by product_id', id),
      events: await rows('select kind, version from order_event where client_id = $1 order by version', id),
      ledger: await rows(
        'select key, account, amount_cents from ledger_entry where client_id = $1 order by 1, 2',
        id,
      ),
      messages: await rows('select template from outbox_message where client_id = $1 order by 1', id),
      captured: await rows(
        `select idempotency_key as key, amount_cents from builtin_charge where state = 'captured'
           and idempotency_key like $1 || ':%' order by 1`,
        id,
      ),
    }
  }

  return { services, homes, week, items, taxable, dish, nextHome, ofOrder, add, viewOf, rows, written }
}
