// The payment settings: all means of payment of a household.

import type { OutputOf } from '../../../contract/index.ts'
import { isEndAnnounced } from '../../../domain/points_expiry.ts'
import { codeDiscountOf, codeLabel, ordersCovered } from '../../../domain/pricing/discounts.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import { heldCodesOf } from '../../codes/discounts/held_codes.ts'
import type { Services } from '../../integrations/services.ts'
import { householdToShow } from '../../orders/load.ts'
import type { CodeTyper } from '../../value/apply_code.ts'
import { balancesOf } from '../../value/held_value/value_held.ts'
import { cardStaysOf } from './card_stays.ts'
import { showHeldCards } from './show_held_cards.ts'
import { selectCards, selectPaidOrders, selectPoints } from './store.ts'

export async function showPayment(
  services: Pick<Services, 'pool' | 'paypal' | 'memory' | 'pageReads' | 'config'>,
  of: CodeTyper,
): Promise<OutputOf<'settings_payment.show'>> {
  const { clientId, brand, locale, now } = of
  const [cards, stays, balances, points, held, codes, paid] = await Promise.all([
    selectCards(services.pool, clientId),
    householdToShow(services, clientId, now).then(household =>
      cardStaysOf(services.pool, services, clientId, household, now),
    ),
    balancesOf(services.pool, clientId),
    selectPoints(services.pool, clientId),
    showHeldCards(services, of, undefined),
    heldCodesOf(services.pool, of),
    selectPaidOrders.all(services.pool, { clientId, orderId: null }),
  ])
  const { discounts: say } = receiptPartMessages(brand, locale)
  /** For codes without a name of their own: a friend's, and an unknown voucher. */
  const usualName = (label: string, code: string) =>
    label === 'referral_code' ? say.friend : label === 'unknown_voucher' ? say.voucher(code) : code
  return {
    cards: cards.map(card => ({ ...card, stays: stays(card) })),
    nameOnCard: cards.find(card => card.isDefault)?.nameOnCard ?? null,
    balances: {
      ...balances,
      points,
      pointsEnding: isEndAnnounced(brandDate(brand, now), services.config.pointsEndOn),
    },
    ...held,
    codes: codes.map(row => {
      const covered = ordersCovered(codeDiscountOf(row))
      return {
        code: row.code,
        label: codeLabel(row.type),
        name: (locale === 'fr' ? row.nameFr : row.nameEn) ?? usualName(codeLabel(row.type), row.code),
        unit: row.unit,
        elements: row.elements.map(value => ({ value })),
        // Boxes after its last element are counted too, and used it no more.
        used: Math.min(row.used, covered),
        active: row.used < covered,
      }
    }),
    receipts: paid.length,
    paypal: services.paypal?.name ?? null,
  }
}
