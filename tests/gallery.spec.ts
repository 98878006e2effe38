// Screenshots of every page in both brands and languages, on a phone and on a desktop: `npm run gallery` puts them into
// gallery/. It checks only that each page loads.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { BrandId } from '../domain/brands.ts'
import { shownPages } from './all_pages.ts'
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

const widths = [375, 1440] as const
const folder = join(import.meta.dirname, '../gallery')

/** Demo people with boxes to come and past boxes. */
const clients: Record<BrandId, string> = { freshprep: 'jordan@example.com', cookit: 'amelie@example.com' }

/** One household for each brand and language, to walk through the pages of a sign-up. */
const walkers = [
  households.freshprepEnglish,
  households.freshprepFrench,
  households.cookitFrench,
  households.cookitEnglish,
]

/** Takes screenshots of the page at both widths, with its pictures loaded. */
async function take(page: Page, { brand, locale }: Household, name: string): Promise<void> {
  const place = join(folder, `${brand}-${locale}`)
  mkdirSync(place, { recursive: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 800 ? 812 : 900 })
    await loadPictures(page)
    await page.screenshot({
      path: join(place, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    })
  }
}

/** Lower parts are laid out once the page was seen; in the editor, like all pictures, when they come near the screen. */
async function loadPictures(page: Page): Promise<void> {
  await page.locator('html:not([data-early])').waitFor()
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

const openPage = (browser: Browser) => browser.newPage({ reducedMotion: 'reduce' })

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
    const calls = callsOf(page)
    await enter(page, clients[brand])
    const { orders } = await calls.get('/api/v1/account/index')
    for (const { id, path } of shownPages('client', household, { order: orders[0].id })) {
      await page.goto(originOf(brand) + path)
      if (new URL(page.url()).pathname === path) await take(page, household, id)
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
