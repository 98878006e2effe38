// The questions and answers: enough of them, complete in both languages, in each brand's voice, with links that lead somewhere.

import { describe, expect, test } from 'vitest'
import { documents } from '../../../contract/content.ts'
import { pages } from '../../../contract/paths.ts'
import { brandIds, type locales } from '../../../domain/brands.ts'
import { contactTargets, type LinkTarget, linksOf } from '../../../domain/content/inline.ts'
import { faqContent } from './index.ts'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

describe.each(brandIds)('%s', brand => {
  const of = <K extends string>(kind: K) =>
    faqContent.filter(seed => seed.brand === brand && seed.kind === kind)
  const categories = of('faq_category')
  const entries = of('faq_entry')
  const slugs = new Set(entries.map(({ slug }) => slug))

  test('has ten categories and sixty answers or more, none twice, and each answer in an existing category', () => {
    expect(categories.length).toBeGreaterThanOrEqual(10)
    expect(entries.length).toBeGreaterThanOrEqual(60)
    expect(slugs.size).toBe(entries.length)
    const known = new Set(categories.map(({ slug }) => slug))
    for (const { slug, document } of entries)
      expect(known.has((document as { category: string }).category), slug).toBe(true)
    expect(new Set(categories.map(({ document }) => (document as { position: number }).position)).size).toBe(
      categories.length,
    )
  })

  test('has the form of its kind, with every variant chosen', () => {
    for (const { kind, slug, document } of [...categories, ...entries]) {
      expect(documents[kind].safeParse(document).error?.issues ?? [], slug).toEqual([])
      for (const text of textsOf(document)) expect(text, slug).not.toMatch(/[<>|]/)
    }
  })

  test('links lead to pages, contacts and answers that exist', () => {
    const dead = (target: LinkTarget): boolean => {
      if (contactTargets.some(contact => contact === target.id)) return false
      if (target.id === 'faqCategory') {
        const { friendlyId } = target.parameters
        const category = categories.some(({ slug }) => slug === friendlyId)
        return !category || (target.anchor !== null && !slugs.has(target.anchor))
      }
      return !Object.hasOwn(pages, target.id)
    }
    const links = textsOf(
      faqContent.filter(seed => seed.brand === brand).map(({ document }) => document),
    ).flatMap(linksOf)
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(dead)).toEqual([])
  })

  test('speaks French to one person or to several, as the brand does', () => {
    const french = textsOf(
      [...categories, ...entries].map(
        ({ document }) => (document as { locales: { fr: unknown } }).locales.fr,
      ),
    ).join('\n')
    // « Offrez-vous », « livrez-vous »: the question of a person to the house, in either brand.
    const said = french.replace(/\p{L}+-vous\b/giu, '')
    const wrong =
      brand === 'cookit'
        ? /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu
        : /(?<!\p{L})(tu|ta|ton|tes|toi)(?!\p{L})/iu
    expect(said.match(wrong)).toBeNull()
  })

  test('says the same in both languages: as many paragraphs and lists', () => {
    for (const { slug, document } of entries) {
      const { en, fr } = (document as { locales: Record<(typeof locales)[number], { answer: unknown[] }> })
        .locales
      expect(
        fr.answer.map(part => typeof part),
        slug,
      ).toEqual(en.answer.map(part => typeof part))
    }
  })
})
