// Whether a product is known at all, on a menu or not.

import type pg from 'pg'
import { readNewestVersion } from './store.ts'

export async function productExists(pool: pg.Pool, productId: string): Promise<boolean> {
  return (await readNewestVersion(pool, productId)) !== undefined
}
