// What the payment settings show: everything that pays a household's boxes.

import type { OutputOf } from '../../../contract/index.ts'
import { type HeldCard, heldCards } from '../../../domain/gifts/held_value.ts'
import { valueNameMessages } from '../../../i18n/value_names.ts'
import type { Services } from '../../request/services.ts'
import type { CodeTyper } from '../apply_code.ts'
import { heldCodesOf } from '../discounts/held_codes.ts'
import { balancesOf, movesOf } from '../held_value/value_held.ts'
import { selectCards, selectPaidOrders, selectPoints } from './store.ts'

export async function showPayment(
  { db, paypal }: Pick<Services, 'db' | 'paypal'>,
  of: CodeTyper,
): Promise<OutputOf<'settings_payment.show'>> {
  const { clientId, brand, locale } = of
  const [cards, balances, points, moves, codes, paid] = await Promise.all([
    selectCards(db, clientId),
    balancesOf(db, clientId),
    selectPoints(db, clientId),
    movesOf(db, clientId),
    heldCodesOf(db, brand, clientId),
    selectPaidOrders(db, clientId, null),
  ])
  const names = valueNameMessages(brand, locale)
  const held = [
    ...heldCards(moves.filter(move => move.account === 'bought')),
    ...heldCards(moves.filter(move => move.account === 'given')),
  ].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const nameOf = (card: HeldCard) => {
    const reasons: Partial<Record<string, string>> = names.reasons
    return card.reason === 'gift_card' && card.fromName
      ? names.giftFrom(card.fromName)
      : (reasons[card.reason] ?? names.other)
  }
  return {
    cards,
    nameOnCard: cards.find(card => card.isDefault)?.nameOnCard ?? null,
    balances: { ...balances, points },
    giftCards: held.map(card => ({
      id: card.key,
      kind: card.reason === 'gift_card' ? 'bought' : card.reason,
      name: nameOf(card),
      createdAt: card.createdAt,
      valueCents: card.valueCents,
      usedCents: card.usedCents,
      remainingCents: card.remainingCents,
      categories: ['rtc', 'rte', 'item'],
      expiresOn: card.expiresOn,
      history: card.uses.map(({ at, cents, orderId, reason }) => ({ at, cents, orderId, reason })),
    })),
    codes: codes.map(row => ({
      code: row.code,
      name: (locale === 'fr' ? row.nameFr : row.nameEn) ?? row.code,
      unit: row.unit,
      elements: row.elements.map(value => ({ value })),
      used: row.used,
      active: row.used < (row.unit === 'servings' ? 1 : row.elements.length),
    })),
    receipts: paid.length,
    paypal: paypal?.name ?? null,
  }
}
