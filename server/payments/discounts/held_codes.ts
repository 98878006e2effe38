// The codes a household holds, and giving one up.

import type { BrandId } from '../../../domain/brands.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import { giveBack, type HeldCodeRow, selectHeldCodes } from './code_store.ts'

export const heldCodesOf = (db: Db, brand: BrandId, clientId: string): Promise<HeldCodeRow[]> =>
  selectHeldCodes.all(db, { clientId, brand })

/** Takes a code from a household; its use is returned where no box used it. False where the household does not hold it. */
export const giveCodeBack = (
  tx: Tx,
  of: { brand: BrandId; clientId: string; now: string },
  code: string,
): Promise<boolean> => giveBack(tx, of.brand, of.clientId, code.toUpperCase(), of.now)
