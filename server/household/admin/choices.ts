// What a box of a household could become: the days it can move to, and what its menu has.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Services } from '../../integrations/services.ts'
import { deliveryDates } from '../../orders/delivery_dates.ts'
import { loadOrder } from '../../orders/load.ts'
import { emailOfHousehold } from './letters.ts'

/** @throws Refusal not_found where the brand has no such household or box */
export async function showChoices(
  services: Services,
  { brand, locale, now }: { brand: BrandId; locale: Locale; now: string },
  of: { clientId: string; orderId: string },
): Promise<OutputOf<'households_admin.choices'>> {
  await emailOfHousehold(services, brand, of.clientId)
  const { menu, order } = await loadOrder(services, of.clientId, of.orderId, now)
  const { dates } = order.cutoffAt >= now ? await deliveryDates(services, { ...of, now }) : { dates: [] }
  return {
    dates: dates.map(({ date, window: { startHour, endHour } }) => ({ date, startHour, endHour })),
    products: [...(menu?.products ?? [])]
      .flatMap(([id, { dish, item }]) => {
        const name = (dish ?? item)?.name[locale]
        return name ? [{ id, name }] : []
      })
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
