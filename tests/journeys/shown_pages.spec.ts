// Every page, in both brands and in both languages: its accessibility, its language, its width on a phone, and its console. Two of the
// four combinations show that, which share neither brand nor language; `npm run axe` looks at all four.

import { expect, type Page, test } from '@playwright/test'
import { linkTo, type PageId } from '../../contract/paths.ts'
import { type BrandId, brandIds, brands, type Locale, locales } from '../../domain/brands.ts'
import { sticksOutAt, violationsOf } from '../accessibility.ts'
import { shownPages } from '../all_pages.ts'
import { complaintsOf } from '../complaints.ts'
import { callsOf, enter, originOf, shownToAdmins } from './household.ts'
import { wrongWords } from './language.ts'

// As people have it, because the console is listened to.
test.use({ serviceWorkers: 'allow' })

/** Demo people with boxes to come and past boxes. */
const clients: Record<BrandId, string> = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' }

/** At the least widths of each layout nothing overflows sideways: the smallest phone, the first tablet, the first desktop. */
const measured = [320, 769, 1101] as const
/** Axe looks at a page at another width each time. */
const looked = [375, 768, 1100, 1920] as const

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

const clientPages: readonly PageId[] = ['account', 'history', 'paymentMethod', 'settingsAccount']

/** Whether a person sees something else in the heading's place. */
function isCovered(page: Page): Promise<boolean> {
  return page.getByRole('heading', { level: 1 }).evaluate(heading => {
    heading.scrollIntoView({ block: 'center' })
    const { left, top, height } = heading.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 20, top + height / 2)
    return !seen || !(heading.contains(seen) || seen.contains(heading))
  })
}

/** @param width at which axe looks at the page, if it does */
async function inspect(page: Page, locale: Locale, width: number | null): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const faults: string[] = []
  const note = (fault: string) => faults.push(`${new URL(page.url()).pathname}: ${fault}`)
  for (const word of await wrongWords(page, locale)) note(word)
  if (width !== null) {
    await page.setViewportSize({ width, height: 900 })
    for (const violation of await violationsOf(page)) note(`${violation} at ${width} px`)
  }
  if (await isCovered(page)) note('something lies over the heading')
  for (const narrower of measured) {
    const beyond = await sticksOutAt(page, narrower)
    if (beyond > 0) note(`${beyond} px stick out at ${narrower} px`)
  }
  return faults
}

for (const brand of brandIds) {
  for (const locale of locales) {
    const [brandPlace, localePlace] = [brandIds.indexOf(brand), locales.indexOf(locale)]
    const offset = brandPlace * locales.length + localePlace
    const isEven = (sum: number) => sum % 2 === 0
    const widthAt = (position: number) => looked[(offset + position) % looked.length] ?? looked[0]
    /** Of the pages, those that are seen in this brand and language. */
    const ownOf = <T>(all: readonly T[]) =>
      [...all.entries()].filter(([position]) => isEven(brandPlace + localePlace + position))
    const addressOf = (id: PageId, parameters?: Record<string, string>) =>
      originOf(brand) + linkTo(id, { brand, locale }, parameters)

    test(`${brand} in ${locale}: a visitor's pages are accessible, in one language, no wider than the screen and without errors`, {
      tag: '@[BRAND-BILINGUAL]',
    }, async ({ page }) => {
      const complaints = complaintsOf(page)
      const faults: string[] = []
      await page.goto(`${originOf(brand)}/?locale=${locale}`)
      for (const [position, [id, parameters, query = '']] of ownOf(visitorPages)) {
        await page.goto(addressOf(id, parameters) + query)
        faults.push(...(await inspect(page, locale, widthAt(position))))
      }
      expect([...faults, ...complaints()]).toEqual([])
    })

    test(`${brand} in ${locale}: so are a client's`, { tag: '@[BRAND-BILINGUAL]' }, async ({ page }) => {
      const complaints = complaintsOf(page)
      const faults: string[] = []
      const calls = callsOf(page)
      await page.goto(`${originOf(brand)}/?locale=${locale}`)
      await enter(page, clients[brand])
      const { orders } = await calls.get('/api/v1/account/index')
      const addresses = [
        ...clientPages.map(id => addressOf(id)),
        addressOf('editor', { id: orders[0].id }),
        addressOf('product', { id: 'beef-tacos-slaw' }),
      ]
      for (const [position, address] of ownOf(addresses)) {
        await page.goto(address)
        faults.push(...(await inspect(page, locale, widthAt(position))))
      }
      expect([...faults, ...complaints()]).toEqual([])
    })

    // Few people open them, and no visitor: once for each brand, in its second language, and axe looks at each in one of them.
    if (locale === brands[brand].defaultLocale) continue
    test(`${brand} in ${locale}: and an admin's`, { tag: '@[BRAND-BILINGUAL]' }, async ({ page }) => {
      const complaints = complaintsOf(page)
      const faults: string[] = []
      await page.goto(`${originOf(brand)}/?locale=${locale}`)
      await callsOf(page).post('/clients/sign_in', {
        email: 'admin@example.com',
        password: 'demo-password-1',
      })
      const shown = shownPages('admin', { brand, locale }, await shownToAdmins(page, clients[brand]))
      const nobody = linkTo('adminHousehold', { brand, locale }, { id: crypto.randomUUID() })
      for (const [position, path] of [...shown.map(({ path }) => path), nobody].entries()) {
        await page.goto(originOf(brand) + path)
        faults.push(
          ...(await inspect(page, locale, isEven(brandPlace + position) ? widthAt(position) : null)),
        )
      }
      expect([...faults, ...complaints()]).toEqual([])
    })
  }
}
