// Policies and terms: SPEC's dates, periods and limits stand in them, in both languages, and every link leads somewhere.

import { describe, expect, test } from 'vitest'
import { pages } from '../../../app/paths.ts'
import { type BlockOf, documents } from '../../../contract/content.ts'
import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
import { contactTargets, linksOf } from '../../../domain/content/inline.ts'
import { bagWeeks, retrievalAttempts, returnShownDays, rinseSeconds } from '../../../domain/returnables.ts'
import type { Seed } from '../index.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const policies = { privacy, terms } as const

function sectionsOf(name: keyof typeof policies, brand: BrandId, locale: Locale) {
  const seed = policies[name].find(other => other.brand === brand) as Extract<Seed, { kind: 'page' }>
  const blocks = seed.document.locales[locale].blocks as BlockOf<'text'>[]
  const words = ({ prose, heading }: BlockOf<'text'>) =>
    [...(heading ?? []), ...prose.flatMap(part => (typeof part === 'string' ? [part] : part.items))].join(
      '\n',
    )
  return blocks.map(block => ({ anchor: block.anchor, text: words(block) }))
}

const textOf = (name: keyof typeof policies, brand: BrandId, locale: Locale, anchor?: string) =>
  sectionsOf(name, brand, locale)
    .filter(section => anchor === undefined || section.anchor === anchor)
    .map(({ text }) => text)
    .join('\n')

describe.each(brandIds)('%s', brand => {
  test.each([...privacy, ...terms].filter(seed => seed.brand === brand))(
    '$slug is a page',
    ({ document }) => {
      expect(documents.page.safeParse(document).error?.issues ?? []).toEqual([])
    },
  )

  test.each(locales)('leads only where something is, in %s, and has no variant left to choose', locale => {
    const text = textOf('privacy', brand, locale) + textOf('terms', brand, locale)
    const links = linksOf(text)
    expect(links.length).toBeGreaterThan(6)
    const known = (id: string) => Object.hasOwn(pages, id) || contactTargets.some(contact => contact === id)
    expect(links.filter(({ id }) => !known(id))).toEqual([])
    expect(text).not.toMatch(/[<>|]/)
  })

  test('has the same sections in both languages', () => {
    for (const name of ['privacy', 'terms'] as const) {
      const anchors = (locale: Locale) => sectionsOf(name, brand, locale).map(({ anchor }) => anchor)
      expect(anchors('fr')).toEqual(anchors('en'))
      expect(new Set(anchors('en')).size).toBe(anchors('en').length)
    }
  })

  test('speaks French to one person or to several, as the brand does', () => {
    const french = textOf('privacy', brand, 'fr') + textOf('terms', brand, 'fr')
    const wrong =
      brand === 'cookit'
        ? /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu
        : /(?<!\p{L})(tu|ta|ton|tes|toi)(?!\p{L})/iu
    expect(french.match(wrong)).toBeNull()
  })

  /** Where it has to stand, and how each language says it. */
  const said: [
    id: string,
    name: keyof typeof policies,
    anchor: string | undefined,
    en: RegExp,
    fr: RegExp,
  ][] = [
    ['BIZ-TERMS-REV', 'terms', undefined, /Revised July 2024/, /Révisées en juillet 2024/],
    ['BIZ-TERMS-NOTICE', 'terms', 'changes', /7 days after that notice/, /7 jours après cet avis/],
    [
      'BIZ-LIABILITY-CAP',
      'terms',
      'what-we-owe',
      /free, for 1 Canadian dollar/,
      /gratuit, elle est de 1 dollar canadien/,
    ],
    ['BIZ-LAW-BC', 'terms', 'law', /laws of British Columbia/, /lois de la Colombie-Britannique/],
    ['BIZ-SALES-FINAL', 'terms', 'sales-final', /Sales are final/, /ventes sont finales/],
    ['BIZ-CAD', 'terms', 'prices-payment', /Canadian dollars/, /dollars canadiens/],
    [
      'BIZ-EAT-WITHIN-4-DAYS',
      'terms',
      'food',
      /\{eatWithinDays\} days of delivery/,
      /\{eatWithinDays\} jours suivant la livraison/,
    ],
    ['BIZ-POINTS-DISPUTES', 'terms', 'points', /within 6 months/, /dans les 6 mois/],
    [
      'ST-POINTS-EXPIRE-PROGRAM-END',
      'terms',
      'points',
      /12 months of inactivity.+program ends/,
      /12 mois d’inactivité.+fin du programme/,
    ],
    [
      'BIZ-BAGS-6-WEEKS',
      'terms',
      'returnables',
      /more than \{bagWeeks\} weeks may be billed/,
      /plus de \{bagWeeks\} semaines peut être facturé/,
    ],
    [
      'BIZ-RETURN-LIST-7-DAYS',
      'terms',
      'returnables',
      /within \{returnDays\} days/,
      /dans les \{returnDays\} jours/,
    ],
    [
      'BIZ-RETURNABLES-1-DAY',
      'terms',
      'returnables',
      /one day before it is delivered/,
      /un jour avant sa livraison/,
    ],
    [
      'BIZ-RETRIEVAL-3-ATTEMPTS',
      'terms',
      'returnables',
      /after \{pickupAttempts\} failed attempts/,
      /après \{pickupAttempts\} tentatives de collecte ratées/,
    ],
    ['BIZ-RINSE', 'terms', 'returnables', /\{rinseSeconds\} seconds/, /\{rinseSeconds\} secondes/],
    [
      'VAL-ONE-PER-HOUSEHOLD',
      'terms',
      'account',
      /one account for each household and one plan/,
      /un compte par foyer et un forfait/,
    ],
    ['VAL-NO-SHARING', 'terms', 'account', /not shared/, /ne se partage pas/],
    [
      'CONST-GIFT-BONUS-EMAIL',
      'terms',
      'gift-cards',
      /\$100 or more.+within 24 hours/,
      /100\s\$ ou plus.+dans les 24 heures/,
    ],
    ['BIZ-ACCESS-REQUESTS', 'privacy', 'your-rights', /within 30 days/, /dans les 30 jours/],
  ]
  test.each(said)('[%s] stands in the %s', (_, name, anchor, en, fr) => {
    expect(textOf(name, brand, 'en', anchor)).toMatch(en)
    expect(textOf(name, brand, 'fr', anchor)).toMatch(fr)
  })

  test('[BIZ-PRIVACY-REV-WEST] [BIZ-PRIVACY-REV-EAST] the privacy policy says when it was revised', () => {
    const [en, fr] = brand === 'freshprep' ? ['June 2025', 'juin 2025'] : ['July 2024', 'juillet 2024']
    expect(textOf('privacy', brand, 'en')).toContain(`Revised ${en}`)
    expect(textOf('privacy', brand, 'fr')).toContain(`Révisée en ${fr}`)
  })
})

test('[BIZ-BAGS-6-WEEKS] [BIZ-RETURN-LIST-7-DAYS] [BIZ-RETRIEVAL-3-ATTEMPTS] [BIZ-RINSE] the numbers they name are SPEC’s', () => {
  expect({ bagWeeks, returnShownDays, retrievalAttempts, rinseSeconds }).toEqual({
    bagWeeks: 6,
    returnShownDays: 7,
    retrievalAttempts: 3,
    rinseSeconds: { least: 20, most: 30 },
  })
})
