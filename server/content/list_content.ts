// What an admin sees of editorial content: every piece, and one in its versions.

import type { ContentKind } from '../../contract/content.ts'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import type { Services } from '../services.ts'
import { readPieces, readVersions } from './store.ts'

export async function listContent(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
): Promise<OutputOf<'content.pieces'>> {
  const rows = await readPieces(pool, brand)
  return {
    pieces: rows.map(({ kind, slug, version, document }) => ({
      kind,
      slug,
      version,
      shown: document !== null,
    })),
  }
}

/** @throws not_found */
export async function showPiece(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  kind: ContentKind,
  slug: string,
): Promise<OutputOf<'content.piece'>> {
  const versions = await readVersions(pool, brand, kind, slug)
  const [newest] = versions
  if (!newest) throw new Refusal('not_found')
  return {
    version: newest.version,
    document: newest.document,
    versions: versions.map(({ version, actor, at, document }) => ({
      version,
      actor,
      at,
      shown: document !== null,
    })),
  }
}
