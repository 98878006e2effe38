// The variables of an outside system that its own folder declares. The configuration reads and checks them with its own.

import type { Variable } from './variable.ts'

/** Variables by the names that the folder's code knows them by. Those without a default are set together, or not at all. */
export type Block = Readonly<Record<string, Variable<unknown>>>

type ValuesOf<B extends Block> = { readonly [K in keyof B]: B[K] extends Variable<infer T> ? T : never }

/** The values of the blocks that are set. */
export type BlockValues = ReadonlyMap<Block, unknown>

/** Declares a variable of a block that has no default. */
export const needed = <T>(row: Omit<Variable<T>, 'fallback'>): Variable<T> => ({
  ...row,
  fallback: undefined,
})

/** The values of a block; null where its variables are not set. */
export const valuesOf = <B extends Block>(
  { blocks }: { blocks: BlockValues },
  block: B,
): ValuesOf<B> | null => (blocks.get(block) as ValuesOf<B> | undefined) ?? null
