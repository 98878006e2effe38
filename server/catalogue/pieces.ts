// The pieces of the catalogue and the recipes of its dishes, for those who change them.

import type { KeptPiece } from '../../domain/catalogue/catalogue.ts'
import { type Catalogue, catalogueFrom } from '../../domain/catalogue/catalogue.ts'
import type { Db, Tx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import {
  addPieces,
  type ChangedBy,
  readCataloguePieces,
  readNewestRecipes,
  readPieceVersion,
  readPieceVersions,
  readPinnedRecipes,
  readUsed,
} from './store.ts'

type PieceName = Pick<KeptPiece, 'kind' | 'id'>

/** All pieces in their newest versions. */
export const piecesNow = ({ pool }: Pick<Stored, 'pool'>): Promise<KeptPiece[]> => readCataloguePieces(pool)

/** The versions of a piece, newest first. */
export const pieceHistory = ({ pool }: Pick<Stored, 'pool'>, { kind, id }: PieceName) =>
  readPieceVersions.all(pool, { kind, id })

/** The newest version of a piece; 0 before there is one. */
export const pieceVersionOf = async (db: Db, { kind, id }: PieceName): Promise<number> =>
  (await readPieceVersion.first(db, { kind, id }))?.version ?? 0

/** The catalogue with some pieces replaced, and without that. */
export async function catalogueWith(
  db: Db,
  pieces: readonly KeptPiece[],
): Promise<{ before: Catalogue; after: Catalogue }> {
  const [known, used] = [await readCataloguePieces(db), await readUsed(db)]
  const keyOf = ({ kind, id }: PieceName) => `${kind} ${id}`
  const changed = new Set(pieces.map(keyOf))
  const kept = known.filter(piece => !changed.has(keyOf(piece)))
  return { before: catalogueFrom(known, used), after: catalogueFrom([...kept, ...pieces], used) }
}

/** Adds a version of each piece within a change that has begun. */
export const addPieceVersions = (tx: Tx, pieces: readonly KeptPiece[], by: ChangedBy): Promise<void> =>
  addPieces(tx, pieces, by)

/**
 * The newest recipe of every dish that is offered, and those that menu weeks from one on have.
 * @param week a Monday; null for no week
 */
export async function recipesFrom(db: Db, week: string | null) {
  return {
    newest: await readNewestRecipes.all(db),
    pinned: week === null ? [] : await readPinnedRecipes.all(db, { week }),
  }
}
