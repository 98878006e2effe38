// Every page of the slice, in both brands and languages, for who sees, hears, reads French, holds a phone or opens the console.

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { linkTo, type PageId } from '../../app/paths.ts'
import { type BrandId, brandIds, type Locale, locales } from '../../domain/brands.ts'
import { callsOf, originOf } from './household.ts'
import { wrongWords } from './language.ts'

/** Demo people with boxes to come and boxes behind them. */
const clients: Record<BrandId, string> = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' }

/** At 320 px and at the widths of the designs nothing sticks out sideways. */
const measured = [320, 375, 768, 1100, 1440] as const
/** French is looked at on a phone, English on a desktop: each brand is seen at both, and each page once a test. */
const looked: Record<Locale, number> = { fr: 375, en: 1440 }

const visitorPages: readonly [PageId, Record<string, string>?, string?][] = [
  ['home'],
  ['getStarted'],
  ['menu', { date: 'next-week' }],
  ['menu', { date: 'next-week' }, '?category=market'],
  ['menu', { date: 'next-week' }, '?category=rte&of=veggie'],
  ['menu', { date: '2020-01-01' }],
  ['product', { id: 'beef-tacos-slaw' }],
  ['product', { id: 'apples-gala' }],
  ['noDelivery'],
  ['signIn', {}, '?required=1'],
  ['contact'],
  ['faqCategory', { friendlyId: 'skip-pause-close' }],
  ['terms'],
  ['signupPlans', {}, '?plan=rte'],
  ['notFound'],
]

const clientPages: readonly PageId[] = ['account', 'history', 'paymentMethod']

/** What the browser complained of. A page that answers 404 is one complaint less: that is what it is for. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    const own = message.location().url === page.url() && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !own) complaints.push(message.text())
  })
  return complaints
}

/** Whether a person sees something else where the heading should be. */
function isCovered(page: Page): Promise<boolean> {
  return page.getByRole('heading', { level: 1 }).evaluate(heading => {
    heading.scrollIntoView({ block: 'center' })
    const { left, top, height } = heading.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 20, top + height / 2)
    return !seen || !(heading.contains(seen) || seen.contains(heading))
  })
}

async function inspect(page: Page, locale: Locale): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const faults: string[] = []
  const note = (fault: string) => faults.push(`${new URL(page.url()).pathname}: ${fault}`)
  for (const word of await wrongWords(page, locale)) note(word)
  await page.setViewportSize({ width: looked[locale], height: 900 })
  // These pages hold no frames, so axe need not open a page of its own to put frames together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await axe.analyze()
  if (await isCovered(page)) note('something lies over the heading')
  for (const { id, nodes } of violations) note(`${id}: ${nodes.map(node => node.html).join('\n')}`)
  for (const width of measured) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) note(`${beyond} px stick out at ${width} px`)
  }
  return faults
}

for (const brand of brandIds) {
  for (const locale of locales) {
    const addressOf = (id: PageId, parameters?: Record<string, string>) =>
      originOf(brand) + linkTo(id, { brand, locale }, parameters)

    test(`[BRAND-BILINGUAL] ${brand} in ${locale}: a visitor's pages are accessible, in one language, no wider than the screen and quiet`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const faults = complaintsOf(page)
      await page.goto(`${originOf(brand)}/?locale=${locale}`)
      for (const [id, parameters, query = ''] of visitorPages) {
        await page.goto(addressOf(id, parameters) + query)
        faults.push(...(await inspect(page, locale)))
      }
      expect(faults).toEqual([])
    })

    test(`[BRAND-BILINGUAL] ${brand} in ${locale}: so are a client's`, async ({ page }) => {
      test.setTimeout(120_000)
      const faults = complaintsOf(page)
      const calls = callsOf(page)
      await page.goto(`${originOf(brand)}/?locale=${locale}`)
      await calls.post('/clients/sign_in', { email: clients[brand], password: 'demo-password-1' })
      const { orders } = await calls.get('/api/v1/account/index')
      const addresses = [
        ...clientPages.map(id => addressOf(id)),
        addressOf('editor', { id: orders[0].id }),
        addressOf('product', { id: 'beef-tacos-slaw' }),
      ]
      for (const address of addresses) {
        await page.goto(address)
        faults.push(...(await inspect(page, locale)))
      }
      expect(faults).toEqual([])
    })
  }
}
