// Receipts and credit notes in words: page and PDF show the same, and letters have the same rows.

import { Refusal } from '../../../contract/errors.ts'
import { formatMoney } from '../../../domain/money.ts'
import { creditNoteNumber, receiptNumber } from '../../../domain/refunds/numbers.ts'
import { destination } from '../../../domain/refunds/pay_back.ts'
import { taxesIn } from '../../../domain/tax/classes.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { paperMessages } from '../../../i18n/papers.ts'
import { provinceNames } from '../../../i18n/provinces.ts'
import { receiptPartMessages } from '../../../i18n/receipt_parts.ts'
import type { Row } from '../../integrations/mail/port.ts'
import type { Services } from '../../integrations/services.ts'
import { namesOfProducts } from '../../messages/product_names.ts'
import { creditNoteRowsInWords, receiptRowsInWords } from '../../messages/receipt_rows.ts'
import { paidWith } from '../../money/paid_with.ts'
import { statedFactsOf } from '../../request/brand_facts/brand_facts.ts'
import { type RefundRow, readRefunds } from '../order_store.ts'
import { giftPaper } from './gift_paper.ts'
import { type Paper, pdfAddress, type Reader } from './paper.ts'
import { type PaidBox, readPaidBox } from './store.ts'

type Needs = Pick<Services, 'pool' | 'config' | 'memory' | 'clock'>

/**
 * The receipt of a box, or of a gift card that the household bought.
 * @throws Refusal not_found for an unpaid one, and for another household's
 */
export async function receiptPaper(services: Needs, reader: Reader, orderId: string): Promise<Paper> {
  const { brand, locale } = reader
  const all = await readAll(services, reader, orderId)
  if (!all) return giftPaper(services.pool, reader, orderId)
  const { box, names, refunds, card } = all
  const say = paperMessages(brand, locale)
  const number = receiptNumber(brand, orderId)
  const day = (at: string) => formatFullDay(brandDate(brand, at), locale)
  return {
    ...(await paperOf(services, reader, orderId, box)),
    number,
    title: say.receipt,
    facts: [
      { label: say.number, value: number },
      ...(box.paidAt ? [{ label: say.paidOn, value: day(box.paidAt) }] : []),
      ...factsOf(box, reader),
    ],
    rows: [
      ...receiptRowsInWords({ priced: box.priced, card }, brand, locale, names),
      ...refundRows(box, refunds, reader, orderId),
    ],
    pdf: pdfAddress(orderId, locale),
    creditNotes: refunds.map(({ number, at }) => ({
      number,
      label: say.noteOf(creditNoteNumber(brand, orderId, number), day(at)),
    })),
  }
}

/** @throws Refusal not_found for a number that the box does not have */
export async function creditNotePaper(
  services: Needs,
  reader: Reader,
  orderId: string,
  number: number,
): Promise<Paper> {
  const { brand, locale } = reader
  const all = await readAll(services, reader, orderId)
  if (!all) throw new Refusal('not_found')
  const { box, names, refunds, card } = all
  const row = refunds.find(one => one.number === number)
  if (!row) throw new Refusal('not_found')
  const say = paperMessages(brand, locale)
  const own = creditNoteNumber(brand, orderId, number)
  const payment = destination(row.refund.payment, row.toCredit ? 'credit' : 'payment')
  return {
    ...(await paperOf(services, reader, orderId, box)),
    number: own,
    title: say.creditNote,
    facts: [
      { label: say.number, value: own },
      { label: say.issuedOn, value: formatFullDay(brandDate(brand, row.at), locale) },
      { label: say.ofReceipt, value: receiptNumber(brand, orderId) },
      ...factsOf(box, reader),
      { label: say.reason, value: say.reasons[row.reason] },
    ],
    rows: creditNoteRowsInWords({ refund: { ...row.refund, payment }, card }, brand, locale, names),
    pdf: pdfAddress(`${orderId}-${number}`, locale),
    creditNotes: [],
  }
}

async function readAll({ pool }: Needs, { clientId, brand }: Reader, orderId: string) {
  const [box, refunds, card] = await Promise.all([
    readPaidBox.first(pool, { clientId, orderId }),
    readRefunds.all(pool, { clientId, orderId }),
    paidWith(pool, clientId, orderId),
  ])
  if (box?.brand !== brand) return null
  const names = await namesOfProducts(
    pool,
    box.priced.lines.map(line => line.productId),
  )
  return { box, refunds, card, names }
}

async function paperOf(services: Needs, { brand, locale }: Reader, orderId: string, { province }: PaidBox) {
  const { config, clock } = services
  const { email } = await statedFactsOf(services, brand, clock.now().toString())
  const say = paperMessages(brand, locale)
  const { taxNames } = receiptPartMessages(brand, locale)
  const registered = config.taxNumbers?.[brand] ?? {}
  const numbers = taxesIn[province].map(tax => ({
    label: say.taxNumber(taxNames[tax]),
    // HST is GST by another name, and registered under its number.
    value: registered[tax] ?? (tax === 'HST' ? registered.GST : undefined),
  }))
  const taxNumbers = numbers.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  const taxNote = taxNumbers.length < numbers.length ? say.taxNote(email) : null
  return { orderId, taxNumbers, taxNote }
}

function factsOf({ deliveryDate, name, province }: PaidBox, { brand, locale }: Reader): Paper['facts'] {
  const say = paperMessages(brand, locale)
  return [
    { label: say.box, value: formatFullDay(deliveryDate, locale) },
    { label: say.billedTo, value: name.trim() },
    { label: say.deliveredTo, value: provinceNames[locale][province] },
  ]
}

/** The refunds of a box, below its receipt. */
function refundRows(
  { priced }: PaidBox,
  refunds: readonly RefundRow[],
  { brand, locale }: Reader,
  orderId: string,
): Row[] {
  if (refunds.length === 0) return []
  const say = paperMessages(brand, locale)
  const rows = refunds.map(({ number, at, totalCents }) => ({
    label: say.noteOf(creditNoteNumber(brand, orderId, number), formatFullDay(brandDate(brand, at), locale)),
    amount: `−${formatMoney(totalCents, locale)}`,
  }))
  const left = priced.totalCents - refunds.reduce((sum, one) => sum + one.totalCents, 0)
  return [...rows, { label: say.afterRefunds, amount: formatMoney(left, locale), strong: true }]
}
