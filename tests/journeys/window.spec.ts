// From lock to delivery, in two browsers at once: the driver's phone, offline for a while, and the household that follows its box.
// It moves the clock by days, so this journey comes last.

import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { driverMessages } from '../../app/pages/driver/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import { bagNumber } from '../../domain/returnables.ts'
import { instantAt } from '../../domain/time/zone.ts'
import { accountMessages } from '../../i18n/account.ts'
import { boxClaimMessages } from '../../i18n/box_claims.ts'
import { trackingMessages } from '../../i18n/tracking.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf, passCutoff, textAt } from './household.ts'

// Without a connection the background work of a phone's pages has none either; Playwright needs this option by name.
process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1'
test.use({ serviceWorkers: 'allow' })

const brand = 'freshprep'
const locale = 'en'
const email = 'jordan@example.com'
const origin = originOf(brand)

async function signedInAs(browser: Browser, who: string, width: number): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ viewport: { width, height: 812 } })
  const page = await context.newPage()
  await page.goto(`${origin}/404`)
  await enter(page, who)
  return [context, page]
}

/** Puts a household first on its route, by hand, and gives the route to the driver of the demo. */
async function giveRoute(browser: Browser, date: string, name: RegExp): Promise<void> {
  const [context, page] = await signedInAs(browser, 'admin@example.com', 1440)
  const calls = callsOf(page)
  const day: OutputOf<'routes.day'> = await calls.get(`/api/admin/routes/day?date=${date}`)
  const route = day.routes.find(({ stops }) => stops.some(stop => name.test(stop.name)))
  const stop = route?.stops.find(one => name.test(one.name))
  const driver = day.drivers.find(one => one.email === 'driver@example.com')
  if (!route || !stop || !driver) throw new Error('no route was planned')
  const { clientId, id } = stop
  await calls.post('/api/admin/routes/move_stop', { clientId, id, routeId: route.id, place: 1 })
  const named = { routeId: route.id, driverId: driver.id, seen: route.driver?.id ?? null }
  await calls.post('/api/admin/routes/set_driver', named)
  await context.close()
}

test('a box goes from its lock to its delivery: the driver’s page opens and stores reports without a connection, the household sees each as it arrives, and is refunded for a missing product in four taps', {
  tag: '@[RT-TRACK] [NAV-IN-TRACK] [LBL-TRACK-BEFORE-CUTOFF] [LBL-TRACK-AFTER-CUTOFF] [LBL-TRACK-DAY-OF] [LBL-TRACK-SUCCESS]',
}, async ({ page, browser }) => {
  const say = trackingMessages(brand, locale)
  const drive = driverMessages(brand, locale)
  const heading = page.getByRole('heading', { level: 1 })
  const calls = callsOf(page)
  await page.goto(`${origin}/404`)
  await enter(page, email)
  const home: OutputOf<'account.index'> = await calls.get('/api/v1/account/index')
  for (const { id } of home.underway) await calls.post(`/api/dev/orders/${id}/delivered`)
  const box = home.orders.find(({ state }) => state === 'upcoming')
  if (!box) throw new Error('no box to come')

  await passCutoff(page, box.cutoffAt)
  await page.goto(`${origin}/${locale}/track`)
  await expect(heading).toHaveText(say.heading.after_cutoff)

  const { deliveryDate } = box
  const before = `${String(box.window.startHour - 1).padStart(2, '0')}:30`
  await calls.post('/api/dev/clock', { set: instantAt(brand, deliveryDate, before) })
  await giveRoute(browser, deliveryDate, /^Jordan /)

  const [van, phone] = await signedInAs(browser, 'driver@example.com', 375)
  await phone.goto(`${origin}/${locale}/driver`)
  await phone.getByRole('button', { name: drive.leave, exact: true }).click()
  await expect(phone.getByRole('button', { name: drive.leave, exact: true })).toBeHidden()
  const stop = phone.locator('.driver-stop').first()
  await expect(stop).toContainText('Jordan')
  // The household's phone comes by a press, and is forgotten with the page.
  const number = stop.locator('a[href^="tel:"]')
  await expect(number).toBeHidden()
  await stop.getByRole('button', { name: /^Show phone number/ }).click()
  await expect(number).toBeFocused()
  expect(await violationsOf(phone)).toEqual([])

  const strangers: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`${origin}/`)) strangers.push(request.url())
  })
  await page.goto(`${origin}/${locale}/account`)
  await page.getByRole('link', { name: accountMessages(brand, locale).underway.follow, exact: true }).click()
  await expect(heading).toHaveText(say.heading.day_of)
  // The box that just left opens beside the words.
  expect((await page.locator('.opening-box').boundingBox())?.width).toBeGreaterThan(300)
  await expect(page.getByText(say.stopsBefore(0))).toBeVisible()
  // A drawing or a movable map, depending on the browser: its name is the same, and its description is checked.
  const map = page.locator('.road-map').getByLabel(say.map, { exact: true }).filter({ visible: true })
  await expect(map).toHaveCount(1)
  await expect(page.getByText(say.rings, { exact: true })).toBeVisible()

  // The page is on the phone, and opens there without a connection; reports wait in their order.
  const isKept = () => phone.evaluate(async () => (await caches.match(location.href)) !== undefined)
  await expect.poll(isKept).toBe(true)
  await van.setOffline(true)
  await stop.getByRole('button', { name: drive.arrived, exact: true }).click()
  await expect(phone.getByText(drive.waiting(1))).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(drive.waiting(1))).toBeVisible()
  await expect(number).toBeHidden()
  await stop.getByRole('button', { name: /^Show phone number/ }).click()
  await expect(stop.getByText(drive.phoneOffline)).toBeVisible()
  await stop.getByRole('button', { name: drive.delivered, exact: true }).click()
  await expect(phone.getByText(drive.waiting(2))).toBeVisible()
  await expect(heading).toHaveText(say.heading.day_of)

  await van.setOffline(false)
  await expect(phone.getByText(drive.allSent)).toBeVisible()
  await expect(heading).toHaveText(say.heading.success)
  await van.close()
  // No other party learned where the household lives.
  expect(strangers.filter(url => !/^(?:data|blob):/.test(url))).toEqual([])

  expect(await textAt(page, `${origin}/${locale}/account/bags&kits`)).toContain(bagNumber(box.id))

  // A missing product is refunded in four taps: open, product, reason, send.
  const claim = boxClaimMessages(brand, locale)
  await page.goto(`${origin}/${locale}/orders/${box.id}`)
  const form = page.locator('.box-claim')
  await form.getByText(claim.title, { exact: true }).click()
  await form.getByRole('group', { name: claim.what, exact: true }).locator('label').first().click()
  await form.getByText(claim.reasons.missing, { exact: true }).click()
  await form.getByRole('button', { name: claim.send, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is on its way back' })).toBeVisible()

  // Without scripts the same form is posted, and comes back with what was chosen, and with what is missing: a reason, then a photo.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${origin}/${locale}/orders/${box.id}`)
  const plainForm = plain.locator('.box-claim')
  await plainForm.getByText(claim.title, { exact: true }).click()
  await plainForm.getByText(claim.reasons.quality, { exact: true }).click()
  await plainForm.getByRole('button', { name: claim.send, exact: true }).click()
  await expect(plainForm.getByText(claim.choose)).toBeVisible()
  await expect(plainForm.getByLabel(claim.reasons.quality, { exact: true })).toBeChecked()
  await plainForm.getByRole('group', { name: claim.what, exact: true }).locator('label').first().click()
  await plainForm.getByRole('button', { name: claim.send, exact: true }).click()
  await expect(plainForm.getByText(claim.photo, { exact: true })).toBeVisible()
  await context.close()
})
