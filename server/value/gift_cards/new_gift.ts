// The data of the purchase form.

import type { OutputOf } from '../../../contract/index.ts'
import {
  giftBonusDays as days,
  deliveryMethods,
  giftAmounts,
  giftDaysAhead,
  giftDesigns,
  giftDishes,
  giftMessageLength,
  inBonusWindow,
} from '../../../domain/gifts/gift_cards.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import { termsOf } from '../../catalogue/catalogue.ts'
import { cutoutOf } from '../../menu/pictures/picture_of.ts'
import { selectDefaultCard } from '../../money/account_on_file.ts'
import type { GiftBuyer, GiftServices } from './buy_gift.ts'
import { selectBuyer } from './purchase_store.ts'

export async function newGift(
  services: GiftServices,
  { brand, clientId, now }: GiftBuyer,
): Promise<OutputOf<'gift_cards.new'>> {
  const today = brandDate(brand, now)
  const { giftBonus } = (await termsOf(services)).of(brand, today)
  const { minimumCents, percent, window } = giftBonus
  const buyer = clientId === null ? null : await selectBuyer(services.pool, clientId)
  const card = clientId === null ? null : await selectDefaultCard(services.pool, clientId)
  return {
    ...giftAmounts,
    designs: giftDesigns.map(id => ({ id, picture: cutoutOf(giftDishes[id]) })),
    deliveryMethods: [...deliveryMethods],
    messageLength: giftMessageLength,
    today,
    lastDay: addDays(today, giftDaysAhead),
    bonus: inBonusWindow(window, today) ? { minimumCents, percent, days } : null,
    sender: { name: buyer?.name ?? '', email: buyer?.email ?? '' },
    savedCard: card && { brand: card.cardBrand, last4: card.last4, nameOnCard: card.nameOnCard },
    cardForm: services.cards.form,
    paypal: services.paypal?.name ?? null,
  }
}
