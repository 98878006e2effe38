// The receipt of a gift card: a page and a PDF for a household that bought one, a PDF for a visitor who has just done
// so.

import { Refusal } from '../../../contract/errors.ts'
import { formatMoney } from '../../../domain/money.ts'
import { receiptNumber } from '../../../domain/refunds/numbers.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { mailMessages } from '../../../i18n/mail/letters.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import type { Db } from '../../request/database/database.ts'
import { selectPurchase } from '../../value/gift_cards/read_purchase.ts'
import { type Paper, pdfAddress, type Reader } from './paper.ts'

/**
 * A card is not goods: tax is due on what it later pays for, so its receipt has no tax and names no tax numbers.
 * @param reader the buyer; a visitor's purchase is stored under its own id
 * @throws Refusal not_found for an unpaid one, and for another client's
 */
export async function giftPaper(db: Db, reader: Reader, purchaseId: string): Promise<Paper> {
  const { brand, locale, clientId } = reader
  const purchase = await selectPurchase(db, { holderId: clientId, id: purchaseId })
  if (purchase?.brand !== brand || purchase.state !== 'captured') throw new Refusal('not_found')
  const { amountCents, senderName, recipientName, cardBrand, last4, createdAt } = purchase
  const say = paperMessages(brand, locale)
  const { total } = receiptPartMessages(brand, locale)
  const amount = formatMoney(amountCents, locale)
  const number = receiptNumber(brand, purchaseId)
  return {
    number,
    title: say.receipt,
    orderId: null,
    facts: [
      { label: say.number, value: number },
      { label: say.paidOn, value: formatFullDay(brandDate(brand, createdAt), locale) },
      { label: say.billedTo, value: senderName },
    ],
    rows: [
      { label: say.giftFor(recipientName), amount },
      { label: say.noTaxOnGifts, amount: formatMoney(0, locale) },
      { label: total, amount, strong: true },
      { label: mailMessages(brand, locale).receipt.card({ brand: cardBrand, last4 }), amount },
    ],
    taxNumbers: [],
    taxNote: null,
    pdf: pdfAddress(purchaseId, locale),
    creditNotes: [],
  }
}
