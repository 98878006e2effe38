// The names of products, including those that no menu has any more.

import type { Bilingual } from '../../domain/catalogue/types.ts'
import type { Db } from '../request/database/database.ts'
import { type NamedProduct, readProductNames, readSwapNames } from './store.ts'

/** The names of products in their newest versions, by id; unknown ids are left out. */
export const productNames = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Bilingual>> =>
  readProductNames(db, ids)

/** The same with the names of their protein swaps. */
export const productAndSwapNames = (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> => readSwapNames(db, ids)
