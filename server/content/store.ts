// SQL of editorial content: reference data, read into memory and rarely changed.

import type pg from 'pg'
import type { ContentKind } from '../../contract/content.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Db, Tx } from '../request/database/database.ts'
import { batchStatement, statement } from '../request/database/statement.ts'

const contentRevision = statement<{ revision: number }>({
  name: 'content_revision',
  text: 'select coalesce(sum(version), 0)::int as revision from content_piece where brand = $1',
  row: { revision: 'int' },
})

/** Goes up with every change of a brand's content, the same in every process: versions only go up, and pieces stay. */
export async function readRevision(pool: pg.Pool, brand: BrandId): Promise<number> {
  return (await contentRevision.first(pool, [brand]))?.revision ?? 0
}

export interface PieceRow {
  brand: BrandId
  kind: ContentKind
  slug: string
  version: number
  /** Null where the piece was taken off the site. */
  document: unknown
  actor: string
}

const contentPieces = statement<PieceRow>({
  name: 'content_pieces',
  text: `select p.brand, p.kind, p.slug, p.version, v.document, v.actor
      from content_piece p join content_version v using (brand, kind, slug, version)
      where $1::text is null or p.brand = $1 order by p.brand, p.kind, p.slug`,
  row: { brand: 'text', kind: 'text', slug: 'text', version: 'int', document: 'json?', actor: 'text' },
})

/** Every piece in the version that is shown; of one brand, or of both. */
export async function readPieces(db: Db, brand: BrandId | null): Promise<PieceRow[]> {
  return contentPieces.all(db, [brand])
}

interface VersionRow {
  version: number
  document: unknown
  /** E-mail of the admin who wrote it; `program` for what came with it. */
  actor: string
  at: string
}

const contentVersions = batchStatement<Omit<VersionRow, 'at'> & { at: Date }>({
  name: 'content_versions',
  text: `select v.version, v.document, coalesce(c.email, v.actor) as actor, v.at
      from content_version v left join client c on c.client_id::text = v.actor
      where v.brand = $1 and v.kind = $2 and v.slug = $3 order by v.version desc`,
  row: { version: 'int', document: 'json?', actor: 'text', at: 'instant' },
})

/** Every version of a piece, newest first; none for an unknown piece. */
export async function readVersions(
  pool: pg.Pool,
  brand: BrandId,
  kind: ContentKind,
  slug: string,
): Promise<VersionRow[]> {
  return (await contentVersions.all(pool, [brand, kind, slug])).map(row => ({
    ...row,
    at: row.at.toISOString(),
  }))
}

interface NewVersion {
  brand: BrandId
  kind: ContentKind
  slug: string
  /** The version it was written over; 0 for a new piece. */
  over: number
  /** Null takes the piece off the site. */
  document: unknown
  actor: string
  /** Program time, ISO instant. */
  at: string
}

const contentPieceInsert = statement({
  name: 'content_piece_insert',
  text: `insert into content_piece (brand, kind, slug, version) values ($1, $2, $3, 1) on conflict do nothing`,
})

const contentPieceMoveOn = statement({
  name: 'content_piece_move_on',
  text: `update content_piece set version = version + 1
           where brand = $1 and kind = $2 and slug = $3 and version = $4`,
})

const contentVersionInsert = statement({
  name: 'content_version_insert',
  text: `insert into content_version (brand, kind, slug, version, document, actor, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
})

/** Writes and shows the next version of a piece; false where another admin wrote one in the meantime. */
export async function writeVersion(tx: Tx, change: NewVersion): Promise<boolean> {
  const { brand, kind, slug, over, document, actor, at } = change
  const moved =
    over === 0
      ? await contentPieceInsert.run(tx, [brand, kind, slug])
      : await contentPieceMoveOn.run(tx, [brand, kind, slug, over])
  if (moved === 0) return false
  await contentVersionInsert.run(tx, [
    brand,
    kind,
    slug,
    over + 1,
    document === null ? null : JSON.stringify(document),
    actor,
    at,
  ])
  return true
}
