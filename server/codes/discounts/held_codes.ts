// The codes a household holds, and giving one up.

import type { BrandId } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { type HeldCodeRow, selectHeldCodes, writeCodeGivenUp } from './code_store.ts'

/** The codes a household holds at a program time (ISO instant), oldest first. */
export const heldCodesOf = (
  db: Db,
  of: { brand: BrandId; clientId: string; now: string },
): Promise<HeldCodeRow[]> => selectHeldCodes.all(db, of)

/**
 * Takes a code from a household; a box past its cutoff keeps it. Its use is returned where no box has it. False where the household does
 * not hold it.
 */
export const giveCodeBack = (
  tx: Tx,
  of: { brand: BrandId; clientId: string; now: string },
  code: string,
): Promise<boolean> => writeCodeGivenUp(tx, of.brand, of.clientId, code.toUpperCase(), of.now)
