// How policies and terms are written: once for both brands (voiced.ts), a section at a time, each with its anchor.

import type { Block, Prose } from '../../../contract/content.ts'
import { brandIds } from '../../../domain/brands.ts'
import type { Seed } from '../seed.ts'
import { voiced } from '../voiced.ts'

/** A heading and its text. */
type Written = readonly [heading: string, ...text: Prose]

export interface WrittenPolicy {
  en: { title: string; description: string; opening: Prose }
  fr: { title: string; description: string; opening: Prose }
  /** By anchor, in order. */
  sections: Readonly<Record<string, { en: Written; fr: Written }>>
}

/** The page of a policy, for both brands: its introduction, then its sections. */
export function policy(slug: string, written: WrittenPolicy): Seed[] {
  const page = (locale: 'en' | 'fr') => {
    const { title, description, opening } = written[locale]
    const sections = Object.entries(written.sections).map(([anchor, section]): Block => {
      const [heading, ...prose] = section[locale]
      return { type: 'text', anchor, heading: [heading], prose }
    })
    return { title, description, blocks: [{ type: 'text' as const, prose: opening }, ...sections] }
  }
  const locales = { en: page('en'), fr: page('fr') }
  return brandIds.map(brand => ({ brand, kind: 'page', slug, document: { locales: voiced(locales, brand) } }))
}
