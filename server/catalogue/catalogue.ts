// This process's copy of the catalogue. It is checked against the database by one small statement, at most once a second, and read anew
// as a whole where the company has changed it.

import type pg from 'pg'
import { type Catalogue, catalogueFrom } from '../../domain/catalogue/catalogue.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { readPieces, readRevision, readUsed } from './store.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

/** A catalogue as this process knows it. */
export interface CatalogueNow extends Catalogue {
  /** Goes up with every change, in every process alike; 0 before there is a catalogue. */
  revision: number
}

/** This process's copy: fresh to a second, and at once after `changed`. */
export const catalogueMemory = ({ memory, pool }: Stored): Fresh<CatalogueNow> =>
  memory.of(openCatalogue, pool)

/** The present catalogue. */
export const catalogueOf = (services: Stored): Promise<CatalogueNow> => catalogueMemory(services).get()

function openCatalogue(pool: pg.Pool): Fresh<CatalogueNow> {
  return openFresh(async known => {
    const revision = (await readRevision.first(pool))?.revision ?? 0
    if (known?.revision === revision) return known
    const [pieces, used] = await Promise.all([readPieces(pool), readUsed(pool)])
    return { revision, ...catalogueFrom(pieces, used) }
  }, trusted)
}
