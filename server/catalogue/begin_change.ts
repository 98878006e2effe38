// One change of the catalogue comes after the other.

import type { KeptPiece } from '../../domain/catalogue/catalogue.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { catalogueMemory } from './catalogue.ts'
import { addPieces, type ChangedBy, raiseRevision } from './store.ts'

/**
 * Begins a change: others wait until the transaction has ended, and then every process reads the catalogue anew. What the change is decided
 * on is read after this.
 */
export const beginChange = (tx: Tx): Promise<void> => raiseRevision(tx)

/** Adds a version of each of these pieces: ingredients, families, kitchen lines and the like. */
export async function changePieces(
  services: Stored,
  pieces: readonly KeptPiece[],
  by: ChangedBy,
): Promise<void> {
  await withTx(services.pool, async tx => {
    await beginChange(tx)
    await addPieces(tx, pieces, by)
  })
  catalogueMemory(services).changed()
}
