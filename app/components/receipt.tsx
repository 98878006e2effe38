// The receipt: what is in the box, how far it is from the minimum, every discount and tax by its name, and the total.
// Its parts are exported one by one, because the plan page and the order page show some of them without the others.

import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { formatMoney } from '../../domain/money.ts'
import type { TaxCode } from '../../domain/tax/classes.ts'
import { formatClock } from '../../i18n/dates.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useLocale, useMessages } from './brand_context.tsx'
import { DishPicture } from './dish_picture.tsx'
import { MinimumGap, type MinimumGapProps } from './minimum_gap.tsx'
import {
  ReceiptPayment,
  type ReceiptPaymentProps,
  ReceiptTotal,
  type ReceiptTotalProps,
} from './receipt_total.tsx'

export interface ReceiptLine {
  id: string
  name: string
  /** "2 servings", "1 bag, taxable". */
  detail: string
  cents: number
  picture: string | null
  /** A small button under the words: take it out. */
  action?: ReactNode
}

export interface ReceiptSumsProps {
  goodsCents: number
  /** What the goods are made of: "6 servings at $13.95", "Premium", "Pantry and market". */
  parts?: readonly { label: string; cents: number }[]
  volumeDiscountCents?: number
  /** Each by its name: "Code AMIS20, 20 % off". Amounts are positive; they are shown as taken away. */
  discounts?: readonly { label: string; cents: number }[]
  /** Discounts that are not taken yet, and what they wait for. */
  waiting?: readonly string[]
  deliveryCents?: number
  /** `base` says in words what is taxed: "the chips". An empty list says that nothing is. */
  taxes?: readonly { code: TaxCode; rate: number; cents: number; base: string }[]
}

/** What became of the changes. `offline` and `unreached` are kept and tried again; `at` is wall-clock `HH:MM`. */
export type SaveState =
  | { state: 'saved'; at: string }
  | { state: 'unchanged' | 'saving' | 'offline' | 'unreached' | 'refused' }

export interface ReceiptProps extends ReceiptSumsProps, ReceiptTotalProps {
  lines: readonly ReceiptLine[]
  /** Units in the box, where they are not the lines. */
  count?: number
  /** Distance to the minimum order; absent where there is none to reach. */
  gap?: MinimumGapProps
  saved?: SaveState
  /** Absent where the card pays all of it. */
  payment?: ReceiptPaymentProps | undefined
  /** What else is worth knowing of the box, under its total. */
  children?: ReactNode
  /** Leaves out the heading where the surface around it has one (the sheet). */
  untitled?: boolean
}

export function Receipt(props: ReceiptProps) {
  const { lines, count = lines.length, gap, saved, payment, untitled, children } = props
  const say = useMessages(receiptPartMessages)
  return (
    <div className="receipt">
      {!untitled && (
        <div className="receipt-head">
          <h2>{say.title}</h2>
          <span>{say.items(count)}</span>
        </div>
      )}
      <ReceiptLines lines={lines} />
      {gap && <MinimumGap {...gap} />}
      <ReceiptSums {...props} />
      <ReceiptTotal {...props}>{saved && <SavedMark {...saved} />}</ReceiptTotal>
      {payment && <ReceiptPayment {...payment} />}
      {children}
    </div>
  )
}

export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  const locale = useLocale()
  const say = useMessages(receiptPartMessages)
  if (lines.length === 0) return <p className="receipt-empty">{say.empty}</p>
  return (
    <ul className="receipt-lines">
      {lines.map(line => (
        <li className="receipt-line" key={line.id}>
          <DishPicture picture={line.picture} size="thumb" />
          <span className="receipt-line-name">
            <b>{line.name}</b>
            <span>
              {line.detail} {line.action}
            </span>
          </span>
          <data value={line.cents}>{formatMoney(line.cents, locale)}</data>
        </li>
      ))}
    </ul>
  )
}

/** What the goods are made of, discounts by name, delivery, each tax by name and base. */
export function ReceiptSums(props: ReceiptSumsProps) {
  const { parts = [], volumeDiscountCents = 0, discounts = [], waiting = [], taxes = [] } = props
  const locale = useLocale()
  const say = useMessages(receiptPartMessages)
  const rate = (units: number) => formatRate(units, locale)
  const [only] = parts
  const discountCents = discounts.reduce((sum, discount) => sum + discount.cents, 0)
  return (
    <>
      <dl className="sums">
        {parts.length > 1 && parts.map(part => <Sum key={part.label} {...part} tone="quiet" />)}
        <Sum cents={props.goodsCents} label={parts.length === 1 && only ? only.label : say.goods} />
        {volumeDiscountCents > 0 && <Sum cents={-volumeDiscountCents} label={say.volume} tone="good" />}
        {discounts.length > 1 && <Sum cents={-discountCents} label={say.combined} tone="good" />}
        {discounts.map(discount => (
          <Sum
            cents={-discount.cents}
            key={discount.label}
            label={discount.label}
            tone={discounts.length > 1 ? 'quiet' : 'good'}
          />
        ))}
        <Sum cents={props.deliveryCents ?? 0} label={say.delivery} />
        {taxes.map(tax => (
          <Sum
            cents={tax.cents}
            key={tax.code}
            label={say.tax(say.taxNames[tax.code], rate(tax.rate), tax.base)}
            tone="quiet"
          />
        ))}
        {taxes.length === 0 && <Sum cents={0} label={say.noTax} tone="quiet" />}
      </dl>
      {waiting.map(sentence => (
        <p className="receipt-waiting" key={sentence}>
          {sentence}
        </p>
      ))}
    </>
  )
}

function Sum({ label, cents, tone }: { label: string; cents: number; tone?: 'good' | 'quiet' }) {
  const locale = useLocale()
  const amount = formatMoney(Math.abs(cents), locale)
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{cents < 0 ? `−${amount}` : amount}</dd>
    </div>
  )
}

/** Parts per 100,000 in words: `9.975%`, `9,975 %`. */
function formatRate(parts: number, locale: 'en' | 'fr'): string {
  const percent = String(parts / 1000)
  return locale === 'fr' ? `${percent.replace('.', ',')}\u00a0%` : `${percent}%`
}

/** Whether the changes are saved, quietly and in place; loud where they are not. */
export function SavedMark(props: SaveState) {
  const locale = useLocale()
  const say = useMessages(receiptPartMessages)
  const { state } = props
  return (
    <p aria-live="polite" className="saved-mark" data-state={state}>
      {state === 'saved' ? (
        <Check aria-hidden size={18} />
      ) : state === 'saving' ? (
        <span aria-hidden className="spinner" />
      ) : (
        state !== 'unchanged' && <CircleAlert aria-hidden size={18} />
      )}
      <span>{state === 'saved' ? say.savedAt(formatClock(props.at, locale)) : say.save[state]}</span>
    </p>
  )
}
