// Editorial content is the same for everybody and rarely changes, so every process keeps a brand's in memory. It is
// loaded on first use and checked against the database by one small statement, at most once a second.

import type pg from 'pg'
import type { ContentKind, DocumentOf } from '../../contract/content.ts'
import type { BrandId } from '../../domain/brands.ts'
import { openFresh } from '../request/memory.ts'
import type { Stored } from '../request/services.ts'
import { readPieces, readRevision } from './store.ts'

/** How long a process trusts its copy, in milliseconds of real time. */
const trusted = 1_000

export interface Piece<K extends ContentKind> {
  slug: string
  version: number
  document: DocumentOf<K>
}

interface Content {
  /** The present piece; null where there is none, or it was taken off the site. */
  piece<K extends ContentKind>(brand: BrandId, kind: K, slug: string): Promise<Piece<K> | null>
  /** Every piece of a kind, by slug. */
  pieces<K extends ContentKind>(brand: BrandId, kind: K): Promise<readonly Piece<K>[]>
  /** Changes whenever anything of the brand's content does, the same in every process: pages are cached by it. */
  version(brand: BrandId): Promise<string>
  /** Forgets how fresh things are: the next request asks the database. Call it after a change. */
  changed(): void
}

interface Known {
  revision: number
  byKind: ReadonlyMap<ContentKind, ReadonlyMap<string, Piece<ContentKind>>>
}

/** This process's copy of the content. */
export const contentOf = ({ memory, pool }: Stored): Content => memory.of(openContent, pool)

function openContent(pool: pg.Pool): Content {
  const open = (brand: BrandId) => openFresh<Known>(known => check(pool, brand, known), trusted)
  const brands = { freshprep: open('freshprep'), cookit: open('cookit') }
  return {
    piece: async <K extends ContentKind>(brand: BrandId, kind: K, slug: string) =>
      ((await brands[brand].get()).byKind.get(kind)?.get(slug) as Piece<K> | undefined) ?? null,
    pieces: async <K extends ContentKind>(brand: BrandId, kind: K) =>
      [...((await brands[brand].get()).byKind.get(kind)?.values() ?? [])] as Piece<K>[],
    version: async brand => String((await brands[brand].get()).revision),
    changed: () => {
      for (const content of Object.values(brands)) content.changed()
    },
  }
}

/** The copy, if it is still current; else everything is read again. The revision is read first, so that it is never too new. */
async function check(pool: pg.Pool, brand: BrandId, known: Known | undefined): Promise<Known> {
  const revision = await readRevision(pool, brand)
  if (known?.revision === revision) return known
  const byKind = new Map<ContentKind, Map<string, Piece<ContentKind>>>()
  for (const { kind, slug, version, document } of await readPieces.all(pool, { brand })) {
    if (document === null) continue
    const ofKind = byKind.get(kind) ?? new Map<string, Piece<ContentKind>>()
    byKind.set(kind, ofKind)
    // The rows of the table were checked against contract/content.ts when they were written.
    ofKind.set(slug, { slug, version, document: document as DocumentOf<ContentKind> })
  }
  return { revision, byKind }
}
