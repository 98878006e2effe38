// Policies and terms: they state the dates, periods and limits of area 9, in both languages, and every link leads somewhere.

import { describe, expect, test } from 'vitest'
import { type BlockOf, documents } from '../../../contract/content.ts'
import { pages } from '../../../contract/paths.ts'
import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
import { contactTargets, linksOf } from '../../../domain/content/inline.ts'
import { bagWeeks, retrievalAttempts, returnShownDays, rinseSeconds } from '../../../domain/returnables.ts'
import type { Seed } from '../seed.ts'
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

  test.each(locales)('has links that lead somewhere, in %s, and no variant left to choose', locale => {
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

  /** The page with the statement, and its words in each language. */
  const sayings: { tags: string; name: keyof typeof policies; anchor?: string; en: RegExp; fr: RegExp }[] = [
    { tags: '[BIZ-TERMS-REV]', name: 'terms', en: /Revised July 2024/, fr: /Révisées en juillet 2024/ },
    {
      tags: '[BIZ-TERMS-NOTICE]',
      name: 'terms',
      anchor: 'changes',
      en: /7 days after that notice/,
      fr: /7 jours après cet avis/,
    },
    {
      tags: '[BIZ-LIABILITY-CAP]',
      name: 'terms',
      anchor: 'what-we-owe',
      en: /free, to 1 Canadian dollar/,
      fr: /gratuit, elle est de 1 dollar canadien/,
    },
    {
      tags: '[BIZ-LAW-BC]',
      name: 'terms',
      anchor: 'law',
      en: /laws of British Columbia/,
      fr: /lois de la Colombie-Britannique/,
    },
    {
      tags: '[BIZ-SALES-FINAL]',
      name: 'terms',
      anchor: 'sales-final',
      en: /Sales are final/,
      fr: /ventes sont finales/,
    },
    {
      tags: '[BIZ-CAD]',
      name: 'terms',
      anchor: 'prices-payment',
      en: /Canadian dollars/,
      fr: /dollars canadiens/,
    },
    {
      tags: '[BIZ-EAT-WITHIN-4-DAYS]',
      name: 'terms',
      anchor: 'food',
      en: /\{eatWithinDays\} days of delivery/,
      fr: /\{eatWithinDays\} jours suivant la livraison/,
    },
    {
      tags: '[BIZ-POINTS-DISPUTES]',
      name: 'terms',
      anchor: 'points',
      en: /within 6 months/,
      fr: /dans les 6 mois/,
    },
    {
      tags: '[ST-POINTS-EXPIRE-PROGRAM-END]',
      name: 'terms',
      anchor: 'points',
      en: /12 months of inactivity.+program ends/,
      fr: /12 mois d’inactivité.+fin du programme/,
    },
    {
      tags: '[BIZ-BAGS-6-WEEKS]',
      name: 'terms',
      anchor: 'returnables',
      en: /may bill you for anything kept longer than \{bagWeeks\} weeks/,
      fr: /plus de \{bagWeeks\} semaines peut être facturé/,
    },
    {
      tags: '[BIZ-RETURN-LIST-7-DAYS]',
      name: 'terms',
      anchor: 'returnables',
      en: /within \{returnDays\} days/,
      fr: /dans les \{returnDays\} jours/,
    },
    {
      tags: '[BIZ-RETURNABLES-1-DAY]',
      name: 'terms',
      anchor: 'returnables',
      en: /one day before delivery/,
      fr: /un jour avant sa livraison/,
    },
    {
      tags: '[BIZ-RETRIEVAL-3-ATTEMPTS]',
      name: 'terms',
      anchor: 'returnables',
      en: /after \{pickupAttempts\} failed attempts/,
      fr: /après \{pickupAttempts\} tentatives de collecte ratées/,
    },
    {
      tags: '[BIZ-RINSE]',
      name: 'terms',
      anchor: 'returnables',
      en: /\{rinseSeconds\} seconds/,
      fr: /\{rinseSeconds\} secondes/,
    },
    {
      tags: '[VAL-ONE-PER-HOUSEHOLD]',
      name: 'terms',
      anchor: 'account',
      en: /one account for each household and one plan/,
      fr: /un compte par foyer et un forfait/,
    },
    {
      tags: '[VAL-NO-SHARING]',
      name: 'terms',
      anchor: 'account',
      en: /may not be shared/,
      fr: /ne se partage pas/,
    },
    {
      tags: '[CONST-GIFT-BONUS-EMAIL]',
      name: 'terms',
      anchor: 'gift-cards',
      en: /\$100 or more.+within 24 hours/,
      fr: /100\s\$ ou plus.+dans les 24 heures/,
    },
    // How long is configuration (`AMOUNTS_KEPT_YEARS`), so the page names no number of years.
    {
      tags: '',
      name: 'privacy',
      anchor: 'how-long',
      en: /^(?!.*\b(six|seven|\d+) years).*for as long as tax law requires/s,
      fr: /^(?!.*\b(six|sept|\d+) ans).*aussi longtemps que les lois fiscales l’exigent/s,
    },
    {
      tags: '[BIZ-ACCESS-REQUESTS]',
      name: 'privacy',
      anchor: 'your-rights',
      en: /within 30 days/,
      fr: /dans les 30 jours/,
    },
  ]
  for (const { tags, name, anchor, en, fr } of sayings) {
    test(`the ${name} page says ${en}`, { tags }, () => {
      expect(textOf(name, brand, 'en', anchor)).toMatch(en)
      expect(textOf(name, brand, 'fr', anchor)).toMatch(fr)
    })
  }

  test('the privacy policy says when it was revised', {
    tags: '[BIZ-PRIVACY-REV-WEST] [BIZ-PRIVACY-REV-EAST]',
  }, () => {
    const [en, fr] = brand === 'freshprep' ? ['June 2025', 'juin 2025'] : ['July 2024', 'juillet 2024']
    expect(textOf('privacy', brand, 'en')).toContain(`Revised ${en}`)
    expect(textOf('privacy', brand, 'fr')).toContain(`Révisée en ${fr}`)
  })
})

test('their numbers are those of area 9', {
  tags: '[BIZ-BAGS-6-WEEKS] [BIZ-RETURN-LIST-7-DAYS] [BIZ-RETRIEVAL-3-ATTEMPTS] [BIZ-RINSE]',
}, () => {
  expect({ bagWeeks, returnShownDays, retrievalAttempts, rinseSeconds }).toEqual({
    bagWeeks: 6,
    returnShownDays: 7,
    retrievalAttempts: 3,
    rinseSeconds: { least: 20, most: 30 },
  })
})
