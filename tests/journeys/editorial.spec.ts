// Editorial pages: at each of their addresses, in one language, and accessible.

import { expect, test } from '@playwright/test'
import { addressesOf, canonicalPath, localeOfPath, type PageId, pages } from '../../contract/paths.ts'
import { type BrandId, brandIds, brands, locales } from '../../domain/brands.ts'
import { sticksOutAt, violationsOf } from '../accessibility.ts'
import { originOf } from './household.ts'
import { wrongWords } from './language.ts'
import { linksOf, textOf, visit } from './visit.ts'

const editorial = [
  'howItWorks',
  'howDeliveryWorks',
  'readyToEat',
  'impact',
  'zeroWaste',
  'zeroWasteHowTo',
  'commitments',
  'story',
] as const satisfies readonly PageId[]

/** One brand is looked at on a desktop, one on a phone, and each on the smallest phone too. */
const looked: Readonly<Record<BrandId, number>> = { freshprep: 1440, cookit: 375 }

for (const brand of brandIds) {
  test(`${brand}: pages answer at each address, in its language`, {
    tag: '@[RT-HOW-IT-WORKS] [RT-HOW-DELIVERY] [RT-HOW-DELIVERY-FR] [RT-RTE] [RT-RTE-FR] [RT-IMPACT] [RT-ZERO-WASTE] [RT-ZERO-WASTE-HOW-TO] [RT-ECO] [RT-ECO-FR] [RT-STORY] [RT-STORY-FR]',
  }, async () => {
    for (const id of editorial) {
      for (const path of addressesOf(pages[id])) {
        const own = localeOfPath(path) ?? brands[brand].defaultLocale
        for (const [prefix, locale] of [
          ['', own],
          ['/en', 'en'],
          ['/fr', 'fr'],
        ] as const) {
          const answer = await visit(brand, prefix + path)
          expect([answer.status, answer.lang], prefix + path).toEqual([200, locale])
          expect(answer.html).toContain(`${canonicalPath(id, locale)}"`)
        }
      }
    }
  })

  test(`${brand}: editorial pages are accessible, each in one language and no wider than the screen`, {
    tag: '@[ROLE-VISITOR-INFO] [BRAND-BILINGUAL]',
  }, async ({ page }) => {
    const faults: string[] = []
    for (const id of editorial) {
      // In both brands and in both languages, by turns; `npm run axe` looks at all four combinations.
      const locale = locales[(brandIds.indexOf(brand) + editorial.indexOf(id)) % locales.length] ?? 'en'
      await page.setViewportSize({ width: looked[brand], height: 900 })
      await page.goto(originOf(brand) + canonicalPath(id, locale))
      for (const word of await wrongWords(page, locale)) faults.push(`${id}: ${word}`)
      for (const violation of await violationsOf(page)) faults.push(`${id}: ${violation}`)
      const beyond = await sticksOutAt(page, 320)
      if (beyond > 0) faults.push(`${id}: ${beyond} px stick out`)
    }
    expect(faults).toEqual([])
  })
}

test('the ready-to-eat page shows this week’s meals by kind, with their prices', {
  tag: '@[BIZ-OFFER-RTE] [LBL-RTECAT-KETO] [LBL-RTECAT-VEGGIE] [LBL-RTECAT-MEAT-FISH] [LBL-RTECAT-HIGH-PROTEIN] [CLAIM-READY-TIME]',
}, async () => {
  const answer = await visit('freshprep', '/ready-to-eat')
  const text = textOf(answer)
  for (const words of [
    'Keto-friendly',
    'Veggie',
    'Meat and fish',
    'High protein',
    'hot in 2 minutes',
    '$13.50 a meal',
  ])
    expect(text).toContain(words)
  expect(linksOf(answer)).toEqual(
    expect.arrayContaining(['/product/butter-chicken-naan', '/signup/plans?plan=rte&meals=14']),
  )
  expect(textOf(await visit('cookit', '/fr/pret-a-manger'))).toContain('12,95 $ le plat')
})

test('the Zero Waste pages ask for 20 to 30 seconds and say how to return a kit', {
  tag: '@[BIZ-RINSE] [BIZ-OFFER-ZERO-WASTE]',
}, async () => {
  const kit = await visit('freshprep', '/zero-waste')
  expect(linksOf(kit)).toContain('/zero-waste/how-to')
  expect(textOf(await visit('freshprep', '/zero-waste/how-to'))).toContain('Rinse it for 20 to 30 seconds')
  expect(textOf(await visit('cookit', '/zero-waste/how-to'))).toContain('Rince-le de 20 à 30 secondes')
})
