// This process's copy of the catalogue. It is checked against the database by one small statement, at most once a second, and read anew
// as a whole where the company has changed it.

import type pg from 'pg'
import type { BrandId } from '../../domain/brands.ts'
import { type Catalogue, catalogueFrom } from '../../domain/catalogue/catalogue.ts'
import type { Terms } from '../../domain/terms/terms.ts'
import { openTermBook, type TermBook } from '../../domain/terms/versions.ts'
import { type Cutoffs, firstOpenDate } from '../../domain/time/cutoff.ts'
import type { Tx } from '../request/database/database.ts'
import { type Fresh, openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { holdRevision, readCataloguePieces, readCatalogueRevision, readUsed } from './store.ts'
import { readTerms } from './terms_store.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

/** A catalogue as this process knows it. */
export interface CatalogueNow extends Catalogue {
  /** Goes up with every change, in every process alike; 0 before there is a catalogue. */
  revision: number
  /** Prices, the minimum, taxes and the like, by brand and delivery date. */
  terms: TermBook
}

/** This process's copy: fresh to a second, and at once after `changed`. */
export const catalogueMemory = ({ memory, pool }: Stored): Fresh<CatalogueNow> =>
  memory.of(openCatalogue, pool)

/** The present catalogue. */
export const catalogueOf = (services: Stored): Promise<CatalogueNow> => catalogueMemory(services).get()

/** The present terms of every brand and delivery date. */
export const termsOf = async (services: Stored): Promise<TermBook> => (await catalogueOf(services)).terms

/**
 * The terms of the first delivery date whose cutoff has not passed: what a visitor is shown, and the next box costs.
 * @param now program time, ISO instant
 */
export async function termsOfNext(services: Stored, brand: BrandId, now: string): Promise<Terms> {
  const terms = await termsOf(services)
  return terms.of(brand, firstOpenDate(brand, now, terms.cutoffs))
}

/** When boxes of every brand and delivery date are cut off. */
export const cutoffsOf = async (services: Stored): Promise<Cutoffs> => (await termsOf(services)).cutoffs

/**
 * The same as they are in the database, and stay until the transaction ends: what opens days goes by them, so no week that is open is cut off
 * otherwise than was said.
 */
export async function holdCutoffs(tx: Tx): Promise<Cutoffs> {
  await holdRevision(tx)
  return openTermBook(await readTerms(tx)).cutoffs
}

function openCatalogue(pool: pg.Pool): Fresh<CatalogueNow> {
  return openFresh(async known => {
    const revision = (await readCatalogueRevision.first(pool))?.revision ?? 0
    if (known?.revision === revision) return known
    const [pieces, used, terms] = await Promise.all([
      readCataloguePieces(pool),
      readUsed(pool),
      readTerms(pool),
    ])
    return { revision, ...catalogueFrom(pieces, used), terms: openTermBook(terms) }
  }, trusted)
}
