// The sums of a box's receipt: goods, discounts and taxes by name, and the parts of the payment.

import { formatMoney } from '../../../domain/money.ts'
import { discountOnOrder } from '../../../domain/pricing/discounts.ts'
import { paymentRows } from '../../../domain/pricing/receipt_rows.ts'
import { formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { orderMessages } from '../../../i18n/orders.ts'
import { receiptMessages } from '../../../i18n/receipt.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import type { ReceiptSumsProps } from '../../box/receipt.tsx'
import type { ReceiptPaymentProps, ReceiptTotalProps } from '../../box/receipt_total.tsx'
import { useWaiting } from '../../box/waiting.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { discountLabel, taxBase } from './names.ts'
import type { EditorData, LiveBox } from './prices.ts'

/** Units in the box; while no dish is chosen, the plan's dishes count, because they will come. */
export function unitsOf({ plan }: EditorData, { lines, untouched }: LiveBox): number {
  return lines.reduce((sum, line) => sum + line.quantity, untouched ? plan.count : 0)
}

/** Goods and their parts, discounts by name, taxes by name and base: as the receipt lists them. */
export function useSums(data: EditorData, live: LiveBox): ReceiptSumsProps {
  const say = useMessages(orderMessages)
  const named = useMessages(receiptPartMessages).discounts
  const locale = useLocale()
  const { receipt, lines } = live
  return {
    sums: receipt,
    parts: useParts(live),
    discountName: discount => discountLabel(discount, live.discounts, say, named, locale),
    taxBase: tax => taxBase(tax, data, lines, say),
    waiting: useHeldWaiting(data, live),
  }
}

/** "6 servings at $13.95", "Premium", "Swaps", "Pantry and market". */
function useParts({ parts }: LiveBox): { label: string; cents: number }[] {
  const say = useMessages(receiptMessages)
  const locale = useLocale()
  if (!parts) return []
  return [
    ...parts.dishes.map(({ kind, unitCents, servings, cents }) => ({
      label: say.dishesAt(servings, kind, formatMoney(unitCents, locale)),
      cents,
    })),
    { label: say.premium, cents: parts.surchargeCents },
    { label: say.swaps, cents: parts.customizationCents },
    { label: say.items, cents: parts.itemsCents },
  ].filter(part => part.cents > 0)
}

/** Held codes for this box that need more goods. */
function useHeldWaiting({ plan, pricing }: EditorData, { receipt }: LiveBox): string[] {
  const meals = { freeServings: pricing.terms.friendServings, servingCents: plan.perServingCents }
  const held = pricing.held
    .filter(({ discount, orderNumber }) => discountOnOrder(discount, orderNumber, meals))
    .map(({ discount }) => discount)
  return useWaiting(held, receipt.goodsCents)
}

interface Paying {
  /** Undefined where the card pays for everything. */
  payment: ReceiptPaymentProps | undefined
  /** The line under the word "Total". */
  words: Pick<ReceiptTotalProps, 'chargedOn' | 'note'>
}

/** When the card is charged, and how much where something else pays before it. A box below the minimum is not paid for. */
export function usePaying({ order }: EditorData, { receipt }: LiveBox): Paying {
  const say = useMessages(receiptMessages)
  const locale = useLocale()
  if (receipt.missingCents > 0) return { payment: undefined, words: { note: say.underMinimum } }
  const { cardCents } = receipt.payment
  const names = { given: say.given, bought: say.prepaid, corporate: say.corporate }
  const by = paymentRows(receipt.payment).flatMap(({ payer, cents }) =>
    payer === 'card' ? [] : [{ label: names[payer], cents }],
  )
  if (by.length === 0) return { payment: undefined, words: { chargedOn: order.chargeDate } }
  const day = formatWeekdayAndDay(order.chargeDate, locale)
  return {
    payment: { by, card: { label: say.card(day), cents: cardCents } },
    words: { note: say.ofWhichCard(formatMoney(cardCents, locale), day) },
  }
}
