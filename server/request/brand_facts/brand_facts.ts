// This process's copy of the brands' facts. As the catalogue it is checked against the database by one small statement, at most once a second,
// and read anew as a whole where the company has changed it.

import type pg from 'pg'
import { type FactBook, openFactBook, type StatedFacts } from '../../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { type Fresh, openFresh } from '../memory.ts'
import type { Stored } from '../services.ts'
import { readFacts, readFactsRevision } from './store.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

interface KnownFacts {
  /** Goes up with every change, in every process alike; 0 before there is a catalogue. */
  revision: number
  book: FactBook
}

type Remembered = Pick<Stored, 'memory' | 'pool'>

/** This process's copy: fresh to a second, and at once after `changed`. */
export const factsMemory = ({ memory, pool }: Remembered): Fresh<KnownFacts> => memory.of(openFacts, pool)

/** What a brand says of itself now. @param now program time, ISO instant */
export async function statedFactsOf(services: Remembered, brand: BrandId, now: string): Promise<StatedFacts> {
  const { book } = await factsMemory(services).get()
  return book.of(brand, brandDate(brand, now))
}

function openFacts(pool: pg.Pool): Fresh<KnownFacts> {
  return openFresh(async known => {
    const revision = (await readFactsRevision.first(pool))?.revision ?? 0
    if (known?.revision === revision) return known
    return { revision, book: openFactBook(await readFacts(pool)) }
  }, trusted)
}
