// pages.show: an editorial page, rendered.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { withPictures } from '../menu/pictures/in_content.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import type { Stored } from '../request/services.ts'
import { contentFactsOf } from './facts.ts'
import { contentOf } from './memory.ts'
import { sayContent } from './say_content.ts'

export interface ContentQuestion {
  brand: BrandId
  locale: Locale
  /** Program time. */
  now: Temporal.Instant
}

/**
 * A page by its name, in a language, with its facts.
 * @throws not_found
 */
export async function showPage(
  services: Stored,
  { brand, locale, now }: ContentQuestion,
  slug: string,
): Promise<OutputOf<'pages.show'>> {
  const piece = await contentOf(services).piece(brand, 'page', slug)
  if (!piece) throw new Refusal('not_found')
  const facts = await contentFactsOf(services, brand, locale, now)
  const filled = sayContent(piece.document.locales[locale], facts, locale)
  if (!filled) throw new Refusal('not_found')
  const picture = pictureOf(piece.document.picture ?? null, brand)
  return { slug, version: piece.version, picture, ...withPictures(filled, brand) }
}
