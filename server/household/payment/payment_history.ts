// settings_payment.payment_history: a household's payments, page by page, with their refunds.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { type ListPlace, listStart, pageOf } from '../../request/list_place.ts'
import { type PaidFor, type PaidRow, selectPaymentHistory } from './history_store.ts'

type History = OutputOf<'settings_payment.payment_history'>
type Payment = History['payments'][number]

const pageSize = 20

const paidFor: Record<PaidFor, Payment['paidFor']> = {
  charge: 'box',
  late_edit: 'added_items',
  late_value: 'added_items',
  captured_late: 'late_payment',
  gift_sale: 'gift_card',
  gift_captured_late: 'late_payment',
  returnable_fee: 'returnables',
}

/** @param after the end of the page before */
export async function paymentHistory(
  { pool }: Pick<Services, 'pool'>,
  { clientId, brand, after = listStart }: { clientId: string; brand: BrandId; after: ListPlace | undefined },
): Promise<History> {
  const rows = await selectPaymentHistory(pool, clientId, { limit: pageSize + 1, after })
  const { shown, next } = pageOf(rows, pageSize, ({ at, key }) => ({ at, id: key }))
  return {
    payments: shown.map(({ at, cardBrand, last4, refunds, ...row }) => ({
      id: row.key,
      date: brandDate(brand, at),
      paidFor: paidFor[row.paidFor],
      orderId: row.orderId,
      deliveryDate: row.deliveryDate,
      receiptId: receiptIdOf(row),
      billedCents: row.cardCents + row.givenCents + row.boughtCents + row.corporateCents,
      paidWith: splitOf(row),
      card: cardBrand !== null && last4 !== null ? { brand: cardBrand, last4 } : null,
      refunds: refunds.map(refund => ({
        date: brandDate(brand, refund.at),
        note: refund.note,
        ...splitOf(refund),
      })),
    })),
    next,
  }
}

/** A gift's transaction is named after its purchase (`sellGift`, domain/ledger.ts). */
function receiptIdOf({ paidFor, key, orderId }: Pick<PaidRow, 'paidFor' | 'key' | 'orderId'>): string | null {
  if (paidFor === 'gift_sale') return key.slice('gift_sale:'.length)
  return paidFor === 'charge' ? orderId : null
}

const splitOf = ({ cardCents, givenCents, boughtCents, corporateCents }: Payment['paidWith']) => ({
  cardCents,
  givenCents,
  boughtCents,
  corporateCents,
})
