// The editorial content that comes with the program: complete in both languages, in each brand's voice, and true to its data.

import { describe, expect, test } from 'vitest'
import { type Block, documents, type PageContent } from '../../contract/content.ts'
import { pages as pageTable } from '../../contract/paths.ts'
import { brandIds, type Locale, locales } from '../../domain/brands.ts'
import { factNames, factsIn } from '../../domain/content/facts.ts'
import { contactTargets, linksOf, plainText, readTarget } from '../../domain/content/inline.ts'
import { originals } from '../../server/menu/pictures/kit.ts'
import { editorialContent } from './editorial.ts'

/** What a piece can show: a dish, or a brand's own scene. */
const pictures = new Set(
  originals().flatMap(({ folder, name }) => (folder === 'dishes' || folder === 'scenes' ? [name] : [])),
)

interface Text {
  key: string
  text: string
}

/** Every sentence of a document, with its key. */
function textsOf(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap(part => textsOf(part, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name))
}

/** Keys whose values are names, not words. */
const names = new Set(['type', 'layout', 'part', 'ground', 'side', 'anchor', 'list', 'drawing', 'scene'])
const named = new Set(['dish', 'beside', 'to', 'picture'])
const sentences = (value: unknown) => textsOf(value).filter(({ key }) => !names.has(key) && !named.has(key))

const pieces = editorialContent.map(seed => [`${seed.brand} ${seed.kind} ${seed.slug}`, seed] as const)
const editorialPages = editorialContent.flatMap(seed => (seed.kind === 'page' ? [seed] : []))

test('every piece exists for both brands', () => {
  const of = (brand: string) =>
    editorialContent.filter(seed => seed.brand === brand).map(({ kind, slug }) => `${kind} ${slug}`)
  expect(of('cookit')).toEqual(of('freshprep'))
  expect(of('cookit').length).toBeGreaterThan(10)
})

describe.each(pieces)('%s', (_, seed) => {
  test('has the form of its kind', () => {
    const read = documents[seed.kind].safeParse(seed.document)
    expect(read.error?.issues).toBeUndefined()
    expect(read.data).toEqual(seed.document)
  })

  test('links to pages that exist and shows pictures that exist', () => {
    const texts = textsOf(seed.document)
    const targets = [
      ...sentences(seed.document).flatMap(({ text }) => linksOf(text)),
      ...texts.filter(({ key }) => key === 'to').map(({ text }) => readTarget(text)),
    ]
    const contacts: readonly string[] = contactTargets
    for (const target of targets) {
      expect(contacts.includes(target?.id ?? '') || (target?.id ?? '') in pageTable, target?.id).toBe(true)
    }
    for (const { key, text } of texts) {
      if (key === 'dish' || key === 'beside' || key === 'picture') expect(pictures.has(text), text).toBe(true)
    }
  })

  test('says in French what it says in English, in its own words', () => {
    const [english, french] = [seed.document.locales.en, seed.document.locales.fr]
    const words = (document: unknown) => sentences(document).filter(({ text }) => /\p{L}{4}/u.test(text))
    const said = new Set(words(english).map(({ text }) => text))
    const same = words(french).filter(({ text }) => said.has(text) && !/^(\{\w+\}|minutes)/.test(text))
    expect(same).toEqual([])
    // Headings break where each language breaks them; otherwise both languages have the same parts.
    const keys = (document: unknown) =>
      textsOf(document).flatMap(({ key }) => (/^(heading|lines)$/.test(key) ? [] : [key]))
    expect(keys(french)).toEqual(keys(english))
  })

  test('breaks its headings between words: where there is room their lines are one', () => {
    const headings = textsOf(seed.document).filter(({ key }) => /^(heading|lines)$/.test(key))
    expect(headings.filter(({ text }) => text.endsWith('-'))).toEqual([])
  })

  test('has the voice of its brand and the punctuation of its language', () => {
    const french = sentences(seed.document.locales.fr).map(({ text }) => plainText(text))
    const other =
      seed.brand === 'cookit'
        ? /(?<!\p{L})(votre|vos)(?!\p{L})/iu
        : /(?<!\p{L})(tu|ton|tes|toi|t’as)(?!\p{L})/iu
    expect(french.filter(text => other.test(text))).toEqual([])
    expect(french.filter(text => /["“”']| [!?;]/.test(text))).toEqual([])
    const english = sentences(seed.document.locales.en).map(({ text }) => plainText(text))
    expect(english.filter(text => /["«»']/.test(text))).toEqual([])
  })
})

/** Facts that come from a published menu or the table of areas. */
const volatile = [
  'recipes',
  'meals',
  'dishes',
  'items',
  'places',
  'vegetarian',
  'dishesFigure',
  'itemsFigure',
  'placesFigure',
]

describe.each(editorialPages.map(seed => [`${seed.brand} ${seed.slug}`, seed] as const))('%s', (_, seed) => {
  const of = (locale: Locale): PageContent => seed.document.locales[locale]

  test('has one first screen, and ends with one next step', () => {
    for (const locale of locales) {
      const types = of(locale).blocks.map(({ type }) => type)
      expect(types.filter(type => type === 'hero')).toHaveLength(1)
      expect(types[0]).toBe('hero')
      expect(types.at(-1)).toBe('action')
    }
    expect(of('fr').blocks.map(shapeOf)).toEqual(of('en').blocks.map(shapeOf))
  })

  test('works without a menu: its title, first screen and headings name no fact that can be unknown', () => {
    for (const locale of locales) {
      const { title, description, blocks } = of(locale)
      const standing = [title, description, ...blocks.flatMap(block => fixedTexts(block))]
      const unsteady = standing.flatMap(factsIn).filter(name => volatile.includes(name))
      expect(unsteady).toEqual([])
      expect(standing.flatMap(factsIn).every(name => name in factNames)).toBe(true)
    }
  })
})

/** The same block in two languages shows the same things. */
function shapeOf(block: Block): unknown {
  const shown = textsOf(block).filter(({ key }) => names.has(key) || named.has(key))
  return shown.map(({ key, text }) => `${key} ${text}`)
}

/** Parts that a block must have. */
function fixedTexts(block: Block): string[] {
  if (block.type === 'hero') return sentences(block).map(({ text }) => text)
  return 'heading' in block ? (block.heading ?? []) : []
}

test('the how-to gives the time of the rinse by its fact, in both brands and languages', {
  tags: '[BIZ-RINSE] [RT-ZERO-WASTE-HOW-TO]',
}, () => {
  for (const brand of brandIds) {
    const howTo = editorialPages.find(seed => seed.brand === brand && seed.slug === 'zero-waste-how-to')
    for (const locale of locales) {
      const said = sentences(howTo?.document.locales[locale]).flatMap(({ text }) => factsIn(text))
      expect(said).toContain('rinseSeconds')
    }
  }
})
