import type { ReactNode } from 'react'
import { formatMoney } from '../../domain/money.ts'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Total } from '../dishes/price.tsx'

export interface ReceiptTotalProps {
  totalCents: number
  /** ISO date on which the card is charged. */
  chargedOn?: string
  /** A sentence of its own instead of the charge date. */
  note?: ReactNode
  /** The one primary button. */
  action?: ReactNode
  /** The line under the button. */
  children?: ReactNode
}

/** The total block: the largest figure on the screen, the date of the charge, and the one button. */
export function ReceiptTotal({ totalCents, chargedOn, note, action, children }: ReceiptTotalProps) {
  const locale = useLocale()
  const say = useMessages(receiptPartMessages)
  const charged = chargedOn ? say.chargedOn(formatWeekdayAndDay(chargedOn, locale)) : say.allIn
  return (
    <div className="receipt-total" data-ground="deep">
      <p className="receipt-total-label">
        <b>{say.total}</b>
        <span>{note ?? charged}</span>
      </p>
      <Total cents={totalCents} />
      {action}
      {children}
    </div>
  )
}

/** The parts of the payment before the card, each by its name, and the card's part. */
export interface ReceiptPaymentProps {
  by: readonly { label: string; cents: number }[]
  card: { label: string; cents: number }
}

export function ReceiptPayment({ by, card }: ReceiptPaymentProps) {
  const locale = useLocale()
  return (
    <dl className="sums receipt-payment">
      {by.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{`−${formatMoney(cents, locale)}`}</dd>
        </div>
      ))}
      <div data-card="">
        <dt>{card.label}</dt>
        <dd>{formatMoney(card.cents, locale)}</dd>
      </div>
    </dl>
  )
}
