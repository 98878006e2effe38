// Boxes and closed days (rule 83). The days themselves are the company's (server/closed_days).

import type { BrandId } from '../../domain/brands.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { readOnClosedDays, unsettleDays } from './closed_store.ts'

/** Ids of a household's open boxes whose day is closed where they go. Hold its open boxes first. */
export async function boxesOnClosedDays(tx: Tx, clientId: string): Promise<Set<string>> {
  const rows = await readOnClosedDays.all(tx, { clientId })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Lets the clock's job look again at those of these dates that are closed, because boxes were opened on them. The boxes are settled one by
 * one, and their households told.
 */
export async function lookAgainAtClosedDays(db: Db, brand: BrandId, dates: readonly string[]): Promise<void> {
  await unsettleDays.run(db, { brand, dates })
}
