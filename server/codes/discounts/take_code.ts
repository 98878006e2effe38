// Takes a discount code for a household, in the transaction of a change: checked, counted and held at once, so that a code is never
// used more often than allowed.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { type CodeTaker, missingCents, refusalOfCode } from '../../../domain/pricing/codes.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Db, Tx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import {
  type CodeRow,
  claimUse,
  endUsedUp,
  insertHeld,
  insertUse,
  selectCode,
  selectTaker,
} from './code_store.ts'
import { normalCode } from './find_discount.ts'

interface CodeToTake {
  brand: BrandId
  /** As typed. */
  code: string
  /** Program time, ISO instant. */
  now: string
  /** Goods of the next box before discounts and tax, cents; null where there is no plan yet. */
  goodsCents: number | null
}

/**
 * The typed code, if the household may take it. A visitor has no `clientId` yet.
 * @throws Refusal with the reason
 */
export const checkCode = (
  { pool }: Pick<Stored, 'pool'>,
  clientId: string | null,
  of: CodeToTake,
): Promise<CodeRow> => lookAtCode(pool, clientId, of)

async function lookAtCode(
  db: Db,
  clientId: string | null,
  { brand, code, now, goodsCents }: CodeToTake,
): Promise<CodeRow> {
  const row = await selectCode.first(db, { brand, code: normalCode(code) })
  if (!row) throw new Refusal('invalid_code', { fields: { code: 'invalid_code' } })
  const known = clientId === null ? nobody : await selectTaker(db, clientId, row, now)
  refuse(row, { ...known, today: brandDate(brand, now), goodsCents })
  return row
}

const nobody = { boxesPaid: null, taken: 'never', holds: [] } as const

function refuse(row: CodeRow, taker: CodeTaker): void {
  const reason = refusalOfCode(row, taker)
  if (reason === null) return
  const missing = missingCents(row, taker)
  const details = {
    ...(reason === 'code_expired' && { until: row.validUntil }),
    ...(reason === 'minimum_spend_not_met' && {
      minimumSpendCents: row.minimumSpendCents,
      missingCents: missing,
    }),
  }
  throw new Refusal(reason, { fields: { code: reason }, details })
}

/**
 * Takes a code for a household. Lock the client first.
 * @throws Refusal with the reason
 */
export async function takeDiscountCode(tx: Tx, clientId: string, of: CodeToTake): Promise<CodeRow> {
  const row = await lookAtCode(tx, clientId, of)
  await holdCode(tx, clientId, row, of.now)
  return row
}

/**
 * Holds a checked code, and counts its use. From now on its elements are fixed for this household.
 * @throws Refusal code_used_up where somebody else took its last use in the meantime
 */
export async function holdCode(
  tx: Tx,
  clientId: string,
  row: Pick<CodeRow, 'brand' | 'code' | 'type' | 'unit' | 'elements' | 'minimumSpendCents'>,
  now: string,
): Promise<void> {
  if (!(await insertUse(tx, clientId, row.code, now))) {
    await endUsedUp(tx, clientId, row.code, now)
    return insertHeld(tx, clientId, row, now)
  }
  if (!(await claimUse(tx, row.brand, row.code))) {
    throw new Refusal('code_used_up', { fields: { code: 'code_used_up' } })
  }
  await insertHeld(tx, clientId, row, now)
}
