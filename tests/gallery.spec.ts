// Screenshots of every page in both brands and languages, on a phone and on a desktop, and sheets of them all: `npm run gallery` puts
// them into gallery/. `npm run gallery -- --project forced-colours` shows the pages to people with a few colours of their own,
// `--project zoom-400` at 400 %, each in a folder of its own. It checks only that each page loads.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import type { BrandId } from '../domain/brands.ts'
import { at400percent } from './accessibility.ts'
import { shownPages } from './all_pages.ts'
import { makeSheets } from './contact_sheet.ts'
import {
  arrive,
  callsOf,
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
import { households } from './journeys/people.ts'
import { shownToClient } from './shown_boxes.ts'

interface Look {
  folder: string
  /** Of the screens, in pixels. */
  screens: readonly { width: number; height: number }[]
  /** The page as a person sees it in the middle, with its bars; otherwise all of it. */
  middle?: true
  context: BrowserContextOptions
}

const gallery = join(import.meta.dirname, '../gallery')
const phone = { width: 375, height: 812 }
const desktop = { width: 1440, height: 900 }

/** By the names of playwright.gallery.config.ts. */
const looks: Readonly<Record<string, Look>> = {
  usual: { folder: gallery, screens: [phone, desktop], context: {} },
  'forced-colours': {
    folder: join(gallery, 'forced-colours'),
    screens: [desktop],
    context: { forcedColors: 'active', colorScheme: 'dark' },
  },
  'zoom-400': { folder: join(gallery, 'zoom-400'), screens: [at400percent], middle: true, context: {} },
}

function look(): Look {
  const { name } = test.info().project
  const found = looks[name]
  if (!found) throw new Error(`There is no look ${name}.`)
  return found
}

/** Demo people with boxes to come and past boxes. */
const clients: Record<BrandId, string> = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' }

/** One household for each brand and language, to walk through the pages of a sign-up. */
const walkers = [
  households.freshprepEnglish,
  households.freshprepFrench,
  households.cookitFrench,
  households.cookitEnglish,
]

/** Takes screenshots of the page on each screen, with its pictures loaded. */
async function take(page: Page, { brand, locale }: Household, name: string): Promise<void> {
  const { folder, screens, middle = false } = look()
  const place = join(folder, `${brand}-${locale}`)
  mkdirSync(place, { recursive: true })
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await loadPictures(page)
    if (middle)
      await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
    await page.screenshot({
      path: join(place, `${name}-${screen.width}.png`),
      fullPage: !middle,
      animations: 'disabled',
    })
  }
}

test.afterAll(async () => {
  const { folder } = look()
  for (const { brand, locale } of walkers) await makeSheets(join(folder, `${brand}-${locale}`))
})

/** Lower parts are laid out, and their pictures fetched, when they come near the screen. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map(picture => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

const openPage = (browser: Browser) => browser.newPage({ reducedMotion: 'reduce', ...look().context })

for (const household of walkers) {
  const { brand, locale } = household
  test(`${brand} in ${locale}`, async ({ browser }) => {
    const page = await openPage(browser)
    await page.goto(`${originOf(brand)}/?locale=${locale}`)
    for (const { id, path } of shownPages('anyone', household)) {
      // Components are shown by brand: both in one picture would be too long to read.
      const answer = await page.goto(
        originOf(brand) + path + (id === 'devComponents' ? `?brand=${brand}` : ''),
      )
      // A step of the sign-up before its turn leads back to an earlier one.
      if (new URL(page.url()).pathname !== path) continue
      expect([path, answer?.status()]).toEqual([path, id === 'notFound' ? 404 : 200])
      await take(page, household, id)
    }
    await page.close()
  })

  test(`${brand} in ${locale}, a client`, async ({ browser }) => {
    const page = await openPage(browser)
    await page.goto(`${originOf(brand)}/?locale=${locale}`)
    const shown = await shownToClient(browser, brand, clients[brand])
    await enter(page, clients[brand])
    for (const { id, path } of shownPages('client', household, shown)) {
      const answer = await page.goto(originOf(brand) + path)
      if (new URL(page.url()).pathname !== path) continue
      // Only an employer’s people have this page.
      expect([path, answer?.status()]).toEqual([path, id === 'settingsCorporateCredit' ? 404 : 200])
      await take(page, household, id)
    }
    await page.close()
  })

  test(`${brand} in ${locale}, an admin`, async ({ browser }) => {
    const page = await openPage(browser)
    await page.goto(`${originOf(brand)}/?locale=${locale}`)
    await callsOf(page).post('/clients/sign_in', { email: 'admin@example.com', password: 'demo-password-1' })
    for (const { id, path } of shownPages('admin', household, await shownToAdmins(page, clients[brand]))) {
      await page.goto(originOf(brand) + path)
      await take(page, household, id)
    }
    await page.close()
  })

  test(`${brand} in ${locale}, signing up`, async ({ browser }) => {
    const page = await openPage(browser)
    await arrive(page, household)
    await choosePlan(page, household)
    await page.waitForURL(/\/signup\/registration/)
    await take(page, household, 'signupRegistration')
    await register(page, household)
    await page.waitForURL(/\/signup\/delivery/)
    await take(page, household, 'signupDelivery')
    await giveAddress(page, household)
    await page.waitForURL(/\/signup\/payment/)
    await take(page, household, 'signupPayment')
    await pay(page, household, testCards.works)
    await page.waitForURL(/\/signup\/welcome/)
    await take(page, household, 'signupWelcome')
    await page.close()
  })
}
