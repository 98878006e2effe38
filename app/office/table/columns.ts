// What a table of the office is made of.

import type { ReactNode } from 'react'
import type { BrandId } from '../../../domain/brands.ts'

/** What a column sorts by, and what its CSV says: amounts are cents, dates ISO. */
export type Sortable = string | number | null

export interface Column<R extends object> {
  /** In the address: `sort=amount`. */
  id: string
  /** The head, with its unit. */
  words: string
  cell: (row: R) => ReactNode
  /** Makes the column sortable, and is what its CSV says where `csv` is absent. */
  by?: (row: R) => Sortable
  csv?: (row: R) => Sortable
  /** Numbers stand at the end of their column. */
  end?: true
  /** Left out until the person asks for it. */
  isOptional?: true
}

/** A filter of a table: a chip with its count. */
export interface Filter<R extends object> {
  /** In the address: `show=late`. */
  id: string
  words: string
  holds: (row: R) => boolean
}

/** What can be done to the chosen rows at once. */
export interface BulkAction<R extends object> {
  id: string
  words: (count: number) => string
  /** Rows for which it makes sense; the others are left out. */
  when?: (row: R) => boolean
  /** Asks once, before the first row, why it is done: households read it. */
  asks?: {
    title: (count: number) => string
    /** What follows for each of them. */
    note: string
    label: string
  }
  /** Does it to one row. @throws Refusal, whose sentence stands beside the row */
  act: (row: R, reason: string) => Promise<unknown>
}

export interface TableData<R extends object> {
  /** Names the table for those who do not see it, and its file. */
  caption: string
  /** What the parameters of its view begin with, on a page with several tables: `stops` makes `stops.sort`. */
  name?: string
  rows: readonly R[]
  idOf: (row: R) => string
  /** Names a row in its tick. */
  nameOf: (row: R) => string
  columns: readonly Column<R>[]
  /** The brand of a row: its mark stands in the first column where the page is about both. */
  brandOf?: (row: R) => BrandId
  /** Where Enter leads from a row. */
  hrefOf?: (row: R) => string
  /** The buttons and links at the row's end, the first one solid. */
  actionsOf?: (row: R) => ReactNode
  filters?: readonly Filter<R>[]
  bulk?: readonly BulkAction<R>[]
  /** Of the rows, in the sentence of the count: `letters`. */
  wordsOf?: (count: number) => string
  /** The last row: a sum under each column, by its id. */
  sums?: Readonly<Record<string, ReactNode>>
  /** In place of rows where there are none at all. */
  none: ReactNode
}
