// The receipt: the lines of the box, the distance to the minimum, every discount and tax by its name, and the total.
// Its parts are exported one by one, because the plan page and the order page show some of them alone.

import type { ReactNode } from 'react'
import { formatMoney, formatRate } from '../../domain/money.ts'
import { type ReceiptRow, receiptRows, type ReceiptSums as Sums } from '../../domain/pricing/receipt_rows.ts'
import type { PricedDiscount } from '../../domain/pricing/types.ts'
import type { PricedTax } from '../../domain/tax/tax.ts'
import { formatClock } from '../../i18n/dates.ts'
import { discountName, receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Check, CircleAlert } from '../components/icons.tsx'
import { DishPicture } from '../dishes/dish_picture.tsx'
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
  /** The household's exclusions that it breaks. */
  mark?: string | null
  cents: number
  picture: string | null
  /** A small button below the words: remove it. */
  action?: ReactNode
}

export interface ReceiptSumsProps {
  sums: Sums
  /** The parts of the goods: "6 servings at $13.95", "Premium", "Pantry and market". */
  parts?: readonly { label: string; cents: number }[]
  /** "Code AMIS20, 20 % off"; without its worth where this is absent. */
  discountName?: (discount: PricedDiscount) => string
  /** The taxed items: "the chips"; the taxed amount where this is absent. */
  taxBase?: (tax: PricedTax) => string
  /** Discounts that do not apply yet, and their conditions. */
  waiting?: readonly string[]
}

/** The state of the changes. `offline` and `unreached` are stored and retried; `at` is wall-clock `HH:MM`. */
export type SaveState =
  | { state: 'saved'; at: string }
  | { state: 'unchanged' | 'saving' | 'offline' | 'unreached' | 'refused' }

export interface ReceiptProps extends ReceiptSumsProps, ReceiptTotalProps {
  lines: readonly ReceiptLine[]
  /** Units in the box, where they differ from the lines. */
  count?: number
  /** Distance to the minimum order; absent where there is none to reach. */
  gap?: MinimumGapProps
  saved?: SaveState
  /** Absent where the card pays for everything. */
  payment?: ReceiptPaymentProps | undefined
  /** Other facts about the box, below its total. */
  children?: ReactNode
  /** The chosen dishes, shown above their lines. */
  table?: ReactNode
  /** Leaves out the heading where the surface around it has one (the sheet). */
  untitled?: boolean
}

/** The gap to the minimum stands with the total: where that stays in sight above a long box, so does the gap. */
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
      {props.table}
      <ReceiptLines lines={lines} />
      <div className="receipt-foot">
        {gap && <MinimumGap {...gap} />}
        <ReceiptSums {...props} />
        <ReceiptTotal {...props}>{saved && <SavedMark {...saved} />}</ReceiptTotal>
      </div>
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
              {line.mark && (
                <span className="receipt-mark">
                  <CircleAlert aria-hidden size={14} /> {line.mark}
                </span>
              )}
              <span>{`${line.detail} `}</span>
              {line.action}
            </span>
          </span>
          <data value={line.cents}>{formatMoney(line.cents, locale)}</data>
        </li>
      ))}
    </ul>
  )
}

/** The rows of a receipt except its total, in words: goods, discounts, delivery, taxes. */
export function ReceiptSums(props: ReceiptSumsProps) {
  const { sums, parts = [], waiting = [] } = props
  const nameOf = useRowName(props)
  return (
    <>
      <dl className="sums">
        {parts.length > 1 && parts.map(sum => <Sum key={sum.label} {...sum} part tone="quiet" />)}
        {receiptRows(sums)
          .filter(row => row.kind !== 'total')
          .map(row => (
            <Sum cents={row.cents} key={nameOf(row)} label={nameOf(row)} tone={toneOf(row)} />
          ))}
      </dl>
      {waiting.map(sentence => (
        <p className="receipt-waiting" key={sentence}>
          {sentence}
        </p>
      ))}
    </>
  )
}

function useRowName({
  parts,
  discountName: nameDiscount,
  taxBase,
}: ReceiptSumsProps): (row: ReceiptRow) => string {
  const locale = useLocale()
  const say = useMessages(receiptPartMessages)
  const [only, second] = parts ?? []
  return row => {
    switch (row.kind) {
      case 'goods':
        return only && !second ? only.label : say.goods
      case 'volume':
        return say.volume
      case 'discounts':
        return say.combined
      case 'discount':
        return nameDiscount ? nameDiscount(row.discount) : discountName(say.discounts, row.discount)
      case 'delivery':
        return say.delivery
      case 'tax': {
        const { code, rate, baseCents } = row.tax
        const base = taxBase ? taxBase(row.tax) : formatMoney(baseCents, locale)
        return say.tax(say.taxNames[code], formatRate(rate, locale), base)
      }
      case 'no_tax':
        return say.noTax
      case 'total':
        return say.total
    }
  }
}

function toneOf(row: ReceiptRow): 'good' | 'quiet' | undefined {
  if (row.kind === 'tax' || row.kind === 'no_tax') return 'quiet'
  if (row.kind === 'discount') return row.part ? 'quiet' : 'good'
  return row.kind === 'volume' || row.kind === 'discounts' ? 'good' : undefined
}

interface SumProps {
  label: string
  cents: number
  tone?: 'good' | 'quiet' | undefined
  /** A part of a sum that follows. */
  part?: boolean
}

function Sum({ label, cents, tone, part }: SumProps) {
  const locale = useLocale()
  const amount = formatMoney(Math.abs(cents), locale)
  return (
    <div data-part={part || undefined} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{cents < 0 ? `−${amount}` : amount}</dd>
    </div>
  )
}

/** Whether the changes are saved: shown quietly, or loudly where they are not. */
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
