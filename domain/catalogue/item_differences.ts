import { cellOf, type MarketColumn, marketColumns } from './market_columns.ts'
import type { MarketItem } from './types.ts'

/** A field that differs, as its cells say it. */
interface ItemDifference {
  column: MarketColumn
  before: string
  after: string
}

type Version = { content: MarketItem; withdrawn: boolean }

/** What differs between two versions of an item, in the order of the columns. */
export const itemDifferences = (before: Version, after: Version): ItemDifference[] =>
  marketColumns
    .map(column => ({
      column,
      before: cellOf(before.content, before.withdrawn, column),
      after: cellOf(after.content, after.withdrawn, column),
    }))
    .filter(one => one.before !== one.after)
