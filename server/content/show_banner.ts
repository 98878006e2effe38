// The banner beside a sign-in or a password reset: pages.*_banner.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import { pictureOf } from '../menu/pictures/picture_of.ts'
import type { Stored } from '../request/services.ts'
import { contentFactsOf } from './facts.ts'
import { contentOf } from './memory.ts'
import { sayContent } from './say_content.ts'
import type { ContentQuestion } from './show_page.ts'

type Banner = OutputOf<'pages.cookit_sign_in_banner'>

/**
 * A brand's banner by its name, in a language, with its facts.
 * @throws not_found
 */
export async function showBanner(
  services: Stored,
  { brand, locale, now }: ContentQuestion,
  slug: string,
): Promise<Banner> {
  const piece = await contentOf(services).piece(brand, 'banner', slug)
  if (!piece) throw new Refusal('not_found')
  const facts = await contentFactsOf(services, brand, locale, now)
  const filled = sayContent(piece.document.locales[locale], facts, locale)
  if (!filled) throw new Refusal('not_found')
  return { ...filled, action: filled.action ?? null, picture: pictureOf(piece.document.dish ?? null, brand) }
}
