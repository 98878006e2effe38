// Columns of counts, money and shares, as the tables of numbers have them.

import { formatMoney, formatMoneyShort, formatRate, formatWhole } from '../../../../domain/money.ts'
import { useLocale } from '../../../components/brand_context.tsx'
import type { Column } from '../../../office/table/columns.ts'

/** Numbers in words; nothing where there is none. */
export interface NumberWords {
  count: (value: number) => string
  /** Cents. */
  money: (value: number | null) => string
  /** Whole dollars, of cents. */
  moneyShort: (value: number) => string
  /** Of 1. */
  share: (value: number | null) => string
}

/** A share as a percentage with one digit. */
const percentOf = (share: number) => Math.round(share * 1_000) / 10

export function useSaid(): NumberWords {
  const locale = useLocale()
  return {
    count: value => formatWhole(value, locale),
    money: value => (value === null ? '' : formatMoney(value, locale)),
    moneyShort: value => formatMoneyShort(100 * Math.round(value / 100), locale),
    share: value => (value === null ? '' : formatRate(1_000 * percentOf(value), locale)),
  }
}

/** Makes columns; in a CSV amounts are cents, and shares percentages. */
export function useColumnOf<R extends object>() {
  const said = useSaid()
  const column = <V extends number | null>(
    words: (value: V) => string,
    asFile: (value: V) => number | null = value => value,
  ) => {
    return (id: string, head: string, of: (row: R) => V): Column<R> => ({
      id,
      words: head,
      cell: row => words(of(row)),
      by: of,
      csv: row => asFile(of(row)),
      end: true,
    })
  }
  return {
    count: column<number>(said.count),
    money: column<number | null>(said.money),
    share: column<number | null>(said.share, value => (value === null ? null : percentOf(value))),
  }
}
