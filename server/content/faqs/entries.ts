// A brand's questions and answers as shown: in one language, with their facts, in order.

import type { AnsweredQuestion } from '../../../contract/faqs.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import type { Stored } from '../../request/services.ts'
import { contentFactsOf } from '../facts.ts'
import { contentOf, type Piece } from '../memory.ts'
import { sayContent } from '../say_content.ts'

export interface FaqQuestion {
  brand: BrandId
  locale: Locale
  /** Program time. */
  now: Temporal.Instant
}

export interface FaqEntry extends AnsweredQuestion {
  category: string
}

const inOrder = <K extends 'faq_category' | 'faq_entry'>(a: Piece<K>, b: Piece<K>): number =>
  a.document.position - b.document.position || (a.slug < b.slug ? -1 : 1)

/** Every category, in order. */
export async function readCategories(services: Stored, { brand, locale }: FaqQuestion) {
  const pieces = await contentOf(services).pieces(brand, 'faq_category')
  return pieces.toSorted(inOrder).map(({ slug, document }) => ({
    friendlyId: slug,
    drawing: document.drawing ?? null,
    words: document.locales[locale],
  }))
}

/** Every entry, in order, except those with a fact that has no value at present. */
export async function readFaqEntries(
  services: Stored,
  { brand, locale, now }: FaqQuestion,
): Promise<FaqEntry[]> {
  const [pieces, facts] = await Promise.all([
    contentOf(services).pieces(brand, 'faq_entry'),
    contentFactsOf(services, brand, locale, now),
  ])
  return pieces.toSorted(inOrder).flatMap(({ slug, document }) => {
    const filled = sayContent(document.locales[locale], facts, locale)
    return filled && filled.answer.length > 0 ? [{ id: slug, category: document.category, ...filled }] : []
  })
}
