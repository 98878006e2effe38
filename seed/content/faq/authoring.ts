// How questions and answers are written: once for both brands (voiced.ts).

import type { DrawingName, Prose } from '../../../contract/content.ts'
import { type BrandId, brandIds } from '../../../domain/brands.ts'
import type { Seed } from '../seed.ts'
import { voiced } from '../voiced.ts'

/** A question and its answer in one language. */
type Written = readonly [question: string, ...answer: Prose]

interface WrittenEntry {
  en: Written
  fr: Written
}

interface WrittenCategory {
  position: number
  drawing: DrawingName
  en: { name: string; summary: string }
  fr: { name: string; summary: string }
  /** By anchor, in order. */
  entries: Readonly<Record<string, WrittenEntry>>
}

/** A category with its entries, for both brands. */
export function faqCategory(friendlyId: string, written: WrittenCategory): Seed[] {
  return brandIds.flatMap(brand => [
    categoryOf(brand, friendlyId, written),
    ...Object.entries(written.entries).map(([slug, entry], place) =>
      entryOf(brand, friendlyId, slug, place, entry),
    ),
  ])
}

function categoryOf(brand: BrandId, slug: string, { position, drawing, en, fr }: WrittenCategory): Seed {
  const locales = voiced({ en, fr }, brand)
  return { brand, kind: 'faq_category', slug, document: { position, drawing, locales } }
}

function entryOf(
  brand: BrandId,
  category: string,
  slug: string,
  position: number,
  { en, fr }: WrittenEntry,
): Seed {
  const text = ([question, ...answer]: Written) => ({ question, answer })
  const locales = voiced({ en: text(en), fr: text(fr) }, brand)
  return { brand, kind: 'faq_entry', slug, document: { category, position, locales } }
}
