// account.ghost_addons: market items that the household usually buys and that its next box does not have.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { menusOf } from '../../menu/memory.ts'
import { pictureOf } from '../../menu/pictures/picture_of.ts'
import { householdToShow } from '../../orders/load.ts'
import { isEditable } from '../../orders/order_view.ts'
import type { Stored } from '../../request/services.ts'
import { dashboardToShow } from './read_dashboard.ts'

/** The most items on offer. */
const most = 4

/** Items on the menu of the next open box and not in it, the most usual first. */
export async function ghostAddons(
  services: Stored,
  asked: { clientId: string; brand: BrandId; locale: Locale; now: string },
): Promise<OutputOf<'account.ghost_addons'>> {
  const { clientId, brand, locale, now } = asked
  const [household, dashboard] = await Promise.all([
    householdToShow(services, clientId, now),
    dashboardToShow(services, asked),
  ])
  const order = household?.orders.find(one => isEditable(household, one, now))
  const menu = order && (await menusOf(services).week(brand, order.week))
  if (!order || !menu?.published) return { order: null, items: [] }
  const inBox = new Set((order.lines ?? []).map(line => line.productId))
  const lacking = (dashboard?.usual ?? [])
    .filter(({ id }) => !inBox.has(id) && !menu.soldOut.has(id))
    .flatMap(({ id, times }) => {
      const item = menu.products.get(id)?.item
      return item
        ? [
            {
              id,
              times,
              name: item.name[locale],
              priceCents: item.priceCents,
              picture: pictureOf(item.picture, brand),
            },
          ]
        : []
    })
  return { order: { id: order.id, deliveryDate: order.deliveryDate }, items: lacking.slice(0, most) }
}
