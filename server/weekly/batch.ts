// A batch: all orders of one brand, delivery date and kitchen, which share a cutoff. It is processed in slices of
// neighbouring households, each in a transaction of its own.

import type { BrandId } from '../../domain/brands.ts'
import type { ClientRange } from '../request/in_halves.ts'

export interface Batch {
  brand: BrandId
  /** ISO date. */
  deliveryDate: string
  kitchen: string
  /** Monday of its menu week, ISO date. */
  week: string
}

/**
 * The choice for the households of one profile: a dish that comes twice is listed twice, and there are none where too few safe ones
 * remain for them.
 */
export interface Choice {
  profileKey: string
  dishIds: string[]
  households: number
}

/** Neighbouring households of a batch. */
export interface Slice extends ClientRange {
  slice: number
}

/** The households of a slice alone: its number is no value of every statement. */
export const rangeOf = ({ firstClient, beforeClient, members }: ClientRange): ClientRange => ({
  firstClient,
  beforeClient,
  members,
})

/**
 * SQL for a row found by its key whose state is in a parameter. PostgreSQL's statistics of states are from before the run moved all
 * rows: it would expect almost none, and scan the whole list of orders for each. For an expression wrapped like this it expects
 * half.
 */
export const isIn = <const P extends string>(state: string, parameter: P) =>
  `coalesce(${state} = any(${parameter}), false)` as const

/** The columns that name a batch, in the order of its key. */
export const keyOfBatch = ({ brand, deliveryDate, kitchen }: Batch): [string, string, string] => [
  brand,
  deliveryDate,
  kitchen,
]
