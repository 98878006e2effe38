// Editorial content for an admin: all pieces, and one piece with its versions.

import type { ContentKind, DocumentOf } from '../../contract/content.ts'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { plainText } from '../../domain/content/inline.ts'
import type { Services } from '../integrations/services.ts'
import { readContentVersions, readPieces } from './store.ts'

/** Every piece of a brand, named in a language; one that was taken off the site is named by its slug. */
export async function listContent(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
  locale: Locale,
): Promise<OutputOf<'content.pieces'>> {
  const rows = await readPieces.all(pool, { brand })
  return {
    pieces: rows.map(({ kind, slug, version, document }) => ({
      kind,
      slug,
      name: document === null ? slug : nameOf(kind, document as DocumentOf<ContentKind>, locale),
      version,
      shown: document !== null,
    })),
  }
}

/** The title of a piece; facts are shown by their names. */
function nameOf(kind: ContentKind, { locales }: DocumentOf<ContentKind>, locale: Locale): string {
  const texts: Readonly<Record<string, unknown>> = locales[locale]
  return plainText(String(texts[nameFields[kind]]))
}

const nameFields = { page: 'title', banner: 'heading', faq_category: 'name', faq_entry: 'question' } as const

/**
 * A piece in a version, by default the newest.
 * @throws not_found for an unknown piece or version
 */
export async function showPiece(
  { pool }: Pick<Services, 'pool'>,
  asked: { brand: BrandId; kind: ContentKind; slug: string; version?: number | undefined },
): Promise<OutputOf<'content.piece'>> {
  const versions = await readContentVersions(pool, asked.brand, asked.kind, asked.slug)
  const [newest] = versions
  const found =
    asked.version === undefined ? newest : versions.find(({ version }) => version === asked.version)
  if (!newest || !found) throw new Refusal('not_found')
  return {
    version: newest.version,
    document: found.document,
    versions: versions.map(({ version, actor, at, document }) => ({
      version,
      actor,
      at,
      shown: document !== null,
    })),
  }
}
