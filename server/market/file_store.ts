// SQL of the files of items that people are loading.

import type { LineMend } from '../../domain/catalogue/market_lines.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement, column } from '../request/database/statement.ts'

export const readFile = batchStatement({
  name: 'market_file',
  text: `select f.name, f.mends, f.at, (select count(*)::int from market_file_part p where p.actor = f.actor) as parts
      from market_file f where f.actor = $actor`,
  row: { name: 'text', mends: column<LineMend[]>('json'), at: 'instant', parts: 'int' },
})

export const readFilePart = batchStatement({
  name: 'market_file_part',
  text: 'select lines from market_file_part where actor = $actor and part = $part',
  row: { lines: 'text' },
})

const marketFileBegin = batchStatement({
  name: 'market_file_begin',
  text: `insert into market_file (actor, name, mends, at) values ($actor, $name, '[]', $now)
      on conflict (actor) do update set name = excluded.name, mends = excluded.mends, at = excluded.at`,
})

const marketFileForgetParts = batchStatement({
  name: 'market_file_forget_parts',
  text: 'delete from market_file_part where actor = $actor',
})

const marketFileForget = batchStatement({
  name: 'market_file_forget',
  text: 'delete from market_file where actor = $actor',
})

export async function forgetFile(tx: Tx, actor: string): Promise<void> {
  await marketFileForgetParts.run(tx, { actor })
  await marketFileForget.run(tx, { actor })
}

/** Begins a file in place of a former one. */
export async function beginFile(tx: Tx, of: { actor: string; name: string; now: string }): Promise<void> {
  await marketFileForgetParts.run(tx, { actor: of.actor })
  await marketFileBegin.run(tx, of)
}

const marketFileAddPart = batchStatement({
  name: 'market_file_add_part',
  text: `insert into market_file_part (actor, part, lines) select $actor::uuid, $part::int, $lines
      where (select count(*) from market_file_part p where p.actor = $actor::uuid) = $part::int
        and exists (select from market_file f where f.actor = $actor::uuid) on conflict do nothing`,
})

/** @returns false where it is not the next part */
export const addFilePart = async (
  tx: Tx,
  of: { actor: string; part: number; lines: string },
): Promise<boolean> => (await marketFileAddPart.run(tx, of)) === 1

const marketFileMend = batchStatement({
  name: 'market_file_mend',
  text: `update market_file set mends = mends || jsonb_build_array($mend::jsonb) where actor = $actor and jsonb_array_length(mends) < $most`,
})

/** @returns false where there is no file, or it has been mended too often */
export const addMend = async (
  tx: Tx,
  of: { actor: string; mend: LineMend; most: number },
): Promise<boolean> => (await marketFileMend.run(tx, { ...of, mend: JSON.stringify(of.mend) })) === 1

/** How often the catalogue was changed. Within a change that has begun it counts that one. */
export const readCatalogueChanges = batchStatement({
  name: 'market_revision',
  text: 'select revision from catalogue_revision',
  row: { revision: 'int' },
})
