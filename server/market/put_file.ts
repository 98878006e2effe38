// market_admin.put_file, mend and drop_file: a file of items on its way. It is its loader's own and changes nothing until it is taken.

import { Refusal } from '../../contract/errors.ts'
import type { LineMend } from '../../domain/catalogue/market_lines.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { addFilePart, addMend, beginFile, forgetFile } from './file_store.ts'

type Loader = { actor: string; now: string }

/** @throws Refusal conflict where the part is not the next one */
export async function putFile(
  { pool }: Pick<Stored, 'pool'>,
  { actor, now }: Loader,
  { name, part, lines }: { name: string; part: number; lines: string },
): Promise<{ parts: number }> {
  // PostgreSQL cannot keep NUL, nor half of a character; both stay visible as what they are: nothing that a line may hold.
  const kept = lines.replaceAll('\0', '\uFFFD').toWellFormed()
  await withTx(pool, async tx => {
    if (part === 0) await beginFile(tx, { actor, name, now })
    if (!(await addFilePart(tx, { actor, part, lines: kept }))) throw new Refusal('conflict')
  })
  return { parts: part + 1 }
}

/** Decisions about a file's lines at most. */
const mostMends = 2_000

/** @throws Refusal not_found where there is no file, or it has been mended too often */
export async function mendLine(
  { pool }: Pick<Stored, 'pool'>,
  { actor }: Loader,
  mend: LineMend,
): Promise<void> {
  await withTx(pool, async tx => {
    if (!(await addMend(tx, { actor, mend, most: mostMends }))) throw new Refusal('not_found')
  })
}

export const dropFile = ({ pool }: Pick<Stored, 'pool'>, { actor }: Loader): Promise<void> =>
  withTx(pool, tx => forgetFile(tx, actor))
