// SQL of editorial content: reference data, read into memory and rarely changed.

import type pg from 'pg'
import type { ContentKind } from '../../contract/content.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Tx } from '../request/database/database.ts'
import { batchStatement, column, columnsOf, type RowOf, statement } from '../request/database/statement.ts'

const contentRevision = statement({
  name: 'content_revision',
  text: 'select coalesce(sum(version), 0)::int as revision from content_piece where brand = $brand',
  row: { revision: 'int' },
})

/** Goes up with every change of a brand's content, the same in every process: versions only go up, and pieces stay. */
export async function readRevision(pool: pg.Pool, brand: BrandId): Promise<number> {
  return (await contentRevision.first(pool, { brand }))?.revision ?? 0
}

export type PieceRow = RowOf<typeof readPieces>

/** Every piece in its shown version; of one brand, or of both. */
export const readPieces = statement({
  name: 'content_pieces',
  text: `select p.brand, p.kind, p.slug, p.version, v.document, v.actor
      from content_piece p join content_version v using (brand, kind, slug, version)
      where $brand::text is null or p.brand = $brand order by p.brand, p.kind, p.slug`,
  row: {
    brand: column<BrandId>('text'),
    kind: column<ContentKind>('text'),
    slug: 'text',
    version: 'int',
    /** Null where the piece was taken off the site. */
    document: column<unknown>('json?'),
    actor: 'text',
  },
})

interface VersionRow {
  version: number
  document: unknown
  /** Email of the admin who wrote it; `program` for content that came with it. */
  actor: string
  at: string
}

const contentVersions = batchStatement({
  name: 'content_versions',
  text: `select v.version, v.document, coalesce(s.email, v.actor) as actor, v.at
      from content_version v left join staff_account a on a.client_id::text = v.actor
      left join staff s on s.id::text = coalesce(a.staff_id::text, v.actor)
      where v.brand = $brand and v.kind = $kind and v.slug = $slug order by v.version desc`,
  row: columnsOf<Omit<VersionRow, 'at'> & { at: Date }>({
    version: 'int',
    document: 'json?',
    actor: 'text',
    at: 'instant',
  }),
})

/** Every version of a piece, newest first; none for an unknown piece. */
export async function readContentVersions(
  pool: pg.Pool,
  brand: BrandId,
  kind: ContentKind,
  slug: string,
): Promise<VersionRow[]> {
  return (await contentVersions.all(pool, { brand, kind, slug })).map(row => ({
    ...row,
    at: row.at.toISOString(),
  }))
}

interface NewVersion {
  brand: BrandId
  kind: ContentKind
  slug: string
  /** The version it was edited from; 0 for a new piece. */
  over: number
  /** Null takes the piece off the site. */
  document: unknown
  actor: string
  /** Program time, ISO instant. */
  at: string
}

const contentPieceInsert = statement({
  name: 'content_piece_insert',
  text: `insert into content_piece (brand, kind, slug, version) values ($brand, $kind, $slug, 1) on conflict do nothing`,
})

const contentPieceMoveOn = statement({
  name: 'content_piece_move_on',
  text: `update content_piece set version = version + 1
           where brand = $brand and kind = $kind and slug = $slug and version = $over`,
})

const contentVersionInsert = statement({
  name: 'content_version_insert',
  text: `insert into content_version (brand, kind, slug, version, document, actor, at)
     values ($brand, $kind, $slug, $version, $document, $actor, $at)`,
})

/** Writes and shows the next version of a piece; false where another admin saved one in the meantime. */
export async function writeVersion(tx: Tx, change: NewVersion): Promise<boolean> {
  const { brand, kind, slug, over, document, actor, at } = change
  const moved =
    over === 0
      ? await contentPieceInsert.run(tx, { brand, kind, slug })
      : await contentPieceMoveOn.run(tx, { brand, kind, slug, over })
  if (moved === 0) return false
  await contentVersionInsert.run(tx, {
    brand,
    kind,
    slug,
    version: over + 1,
    document: document === null ? null : JSON.stringify(document),
    actor,
    at,
  })
  return true
}
