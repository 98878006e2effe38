// What the brands say of themselves before anybody changes it, for tests.

import { brandFacts } from '../brands/index.ts'
import type { PageFacts } from '../contract/page_request.ts'
import { openFactBook, type StatedFacts } from '../domain/brand_facts/facts.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import { firstFacts } from '../seed/brand_facts/index.ts'

const book = openFactBook(firstFacts)

export const statedFacts: Readonly<Record<BrandId, StatedFacts>> = {
  freshprep: book.of('freshprep', '2026-12-01'),
  cookit: book.of('cookit', '2026-12-01'),
}

/** As a page has them. */
export function pageFactsOf(brand: BrandId, locale: Locale): PageFacts {
  const { madeIn, region, ...facts } = statedFacts[brand]
  const sister = statedFacts[brandFacts[brand].sister]
  return { ...facts, madeIn: madeIn[locale], region: region[locale], sisterRegion: sister.region[locale] }
}
