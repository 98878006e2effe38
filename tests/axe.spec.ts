// Everything there is to see: axe checks each page × brand × language × the widths of the designs, its words are of its language, the
// console is quiet, and measurements are taken at 320 px, at half of 1280 px, which equals 200 % zoom, at a quarter (400 %), and in
// forced colours. `npm run axe`; the journeys check a sample.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { linkTo, pageOfPath, pages } from '../contract/paths.ts'
import type { BrandId, Locale } from '../domain/brands.ts'
import { at400percent, coveredOf, movingOf, sticksOutAt, violationsOf } from './accessibility.ts'
import { shownPages } from './all_pages.ts'
import { complaintsOf } from './complaints.ts'
import { lostOf } from './forced_colours.ts'
import {
  arrive,
  choosePlan,
  enter,
  giveAddress,
  type Household,
  originOf,
  pay,
  register,
  shownToAdmins,
  testCards,
} from './journeys/household.ts'
import { wrongWords } from './journeys/language.ts'
import { households } from './journeys/people.ts'
import { shownToClient } from './shown_boxes.ts'

// As people have it, because the console is listened to.
test.use({ serviceWorkers: 'allow' })

/** Phone, tablet, the narrowest desktop, the widest screen (area 2, Layout). */
const widths = [375, 768, 1100, 1920] as const
/** The smallest phone, and 1280 px at 200 %. */
const narrow = [320, 640] as const

/** Demo people with boxes to come and past boxes, whom admins look at too. */
const busy: Record<BrandId, string> = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' }
const clientsOf = (brand: BrandId) => [busy[brand], 'paused@example.com', 'closed@example.com']

/** One household for each brand and language, to walk through a sign-up. */
const walkers: readonly Household[] = [
  households.freshprepEnglish,
  households.freshprepFrench,
  households.cookitFrench,
  households.cookitEnglish,
]

/** Pages whose content depends on their parameters or their query. */
const moreOf = (voice: Household): readonly string[] => [
  `${linkTo('menu', voice, { date: 'next-week' })}?category=market`,
  `${linkTo('menu', voice, { date: 'next-week' })}?category=rte&of=veggie`,
  `${linkTo('menu', voice, { date: 'next-week' })}?q=zzzz`,
  linkTo('menu', voice, { date: '2020-01-01' }),
  linkTo('product', voice, { id: 'apples-gala' }),
  linkTo('product', voice, { id: 'butter-chicken-naan' }),
  linkTo('product', voice, { id: 'no-such-dish' }),
  `${linkTo('faq', voice)}?q=zzzz`,
  linkTo('faqCategory', voice, { friendlyId: 'skip-pause-close' }),
  `${linkTo('signIn', voice)}?required=1`,
  `${linkTo('signupPlans', voice)}?plan=rte`,
  '/no-such-page',
]

/** The faults of the page, at every width. */
async function inspect(page: Page, locale: Locale, faults: string[]): Promise<void> {
  const { pathname, search } = new URL(page.url())
  const id = pageOfPath(pathname)
  // Pages for programmers are in English alone.
  if (!id || !pages[id].development)
    for (const word of await wrongWords(page, locale)) faults.push(`${pathname}${search}: ${word}`)
  const note = (width: number, fault: string) => faults.push(`${pathname}${search} at ${width} px: ${fault}`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const violation of await violationsOf(page)) note(width, violation)
  }
  for (const width of narrow) {
    const beyond = await sticksOutAt(page, width)
    if (beyond > 0) note(width, `${beyond} px stick out`)
  }
  for (const moving of await movingOf(page)) note(0, `moves though motion is reduced: ${moving}`)
  await page.setViewportSize(at400percent)
  const covered = await coveredOf(page)
  if (covered > mostCovered)
    note(at400percent.width, `bars cover ${Math.round(covered * 100)} % of the screen`)
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const html of await lostOf(page, lookedAt)) note(1100, `lost in forced colours: ${html}`)
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
}

/** The most of a screen at 400 % that bars may cover. */
const mostCovered = 0.25

/** Kinds of elements that were looked at in forced colours: the same ones are on many pages. */
const lookedAt = new Set<string>()

/** A new page in the language, with reduced motion, signed in where a person is given. */
async function openPage(browser: Browser, { brand, locale }: Household, email?: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(`${originOf(brand)}/?locale=${locale}`)
  if (email) await enter(page, email)
  return page
}

for (const household of walkers) {
  const { brand, locale } = household
  const from = originOf(brand)

  test(`${brand} in ${locale}: a visitor’s pages`, async ({ browser }) => {
    const faults: string[] = []
    const page = await openPage(browser, household)
    const complaints = complaintsOf(page)
    // The return from a sign-in provider moves on by itself; social.spec.ts covers it.
    const shown = shownPages('anyone', household).filter(({ id }) => id !== 'socialReturn')
    for (const path of [...shown.map(({ path }) => path), ...moreOf(household)]) {
      // With both brands on one page, every name would be announced twice.
      await page.goto(from + path + (path.endsWith('/dev/components') ? `?brand=${brand}` : ''))
      await inspect(page, locale, faults)
    }
    await page.close()
    expect([...faults, ...complaints()]).toEqual([])
  })

  for (const email of clientsOf(brand)) {
    test(`${brand} in ${locale}: the pages of ${email}`, async ({ browser }) => {
      const faults: string[] = []
      const shown = await shownToClient(browser, brand, email)
      const page = await openPage(browser, household, email)
      const complaints = complaintsOf(page)
      for (const { path } of shownPages('client', household, shown)) {
        await page.goto(from + path)
        await inspect(page, locale, faults)
      }
      await page.close()
      expect([...faults, ...complaints()]).toEqual([])
    })
  }

  test(`${brand} in ${locale}: an admin’s pages`, async ({ browser }) => {
    const faults: string[] = []
    const page = await openPage(browser, household, 'admin@example.com')
    const complaints = complaintsOf(page)
    for (const { path } of shownPages('admin', household, await shownToAdmins(page, busy[brand]))) {
      await page.goto(from + path)
      await inspect(page, locale, faults)
    }
    await page.close()
    expect([...faults, ...complaints()]).toEqual([])
  })

  test(`${brand} in ${locale}: signing up`, async ({ browser }) => {
    const faults: string[] = []
    const page = await openPage(browser, household)
    const complaints = complaintsOf(page)
    await arrive(page, household)
    await choosePlan(page, household)
    await page.waitForURL(/\/signup\/registration/)
    await inspect(page, locale, faults)
    await register(page, household)
    await page.waitForURL(/\/signup\/delivery/)
    await inspect(page, locale, faults)
    await giveAddress(page, household)
    await page.waitForURL(/\/signup\/payment/)
    await inspect(page, locale, faults)
    await pay(page, household, testCards.works)
    await page.waitForURL(/\/signup\/welcome/)
    await inspect(page, locale, faults)
    await page.close()
    expect([...faults, ...complaints()]).toEqual([])
  })
}
