// A client books a pickup of bags and kits, and cancels it: on the dashboard and on the page of its own.

import { expect, type Page, test } from '@playwright/test'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatShortDay } from '../../i18n/dates.ts'
import { pickupMessages } from '../../i18n/pickups.ts'
import { violationsOf } from '../accessibility.ts'
import { statedFacts } from '../stated_facts.ts'
import { callsOf, originOf, passCutoff, plain } from './household.ts'
import { signedIn, textOf, visit } from './visit.ts'

const clients = [
  {
    brand: 'freshprep',
    locale: 'en',
    email: 'jordan@example.com',
    width: 1440,
    path: '/en/account/bags%26kits',
  },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com', width: 375, path: '/fr/compte/sacs&kits' },
] as const

const choose = async (page: Page, name: string, place: number) =>
  page.locator(`.pickup-form input[name="${name}"]`).nth(place).press('Space')

for (const { brand, locale, email, width, path } of clients) {
  test(`${brand}: books a pickup in the dialog, cancels it on the page`, {
    tag: '@[RT-ACCOUNT-PICKUP] [BIZ-OFFER-COOLER-BAGS] [RT-ACCOUNT-BAGS-KITS] [RT-ACCOUNT-BAGS-KITS-FR] [ERR-PICKUP] [FOOT-BAGS-LOGGED-IN]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const say = pickupMessages(brand, locale)
    await page.goto(`${originOf(brand)}/404`)
    const calls = callsOf(page)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })

    // Nothing is out before the first box came, so there is nothing to collect.
    const home = await calls.get('/api/v1/account/index')
    if (home.returnables.length === 0) {
      await page.goto(`${originOf(brand)}/${locale}/account`)
      await expect(
        page.getByRole('heading', { name: accountPartMessages(brand, locale).bags.heading }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: say.book, exact: true })).toHaveCount(0)
      if (home.underway.length === 0) await passCutoff(page, home.orders[0].cutoffAt)
      const { underway } = await calls.get('/api/v1/account/index')
      for (const { id } of underway) await calls.post(`/api/dev/orders/${id}/delivered`)
    }

    await page.goto(`${originOf(brand)}/${locale}/account`)
    await page.getByRole('button', { name: say.book, exact: true }).click()
    const submit = page.getByRole('dialog').getByRole('button', { name: say.submit, exact: true })
    await submit.click()
    await expect(page.getByText(say.chooseBoth)).toBeVisible()
    await choose(page, 'date', 0)
    await choose(page, 'startHour', 2)

    // After a failed booking the choice stays, with a link to a person.
    await page.route('**/account/create_pickup', route => route.abort())
    await submit.click()
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toContainText(componentMessages(brand, locale).error.cutOff)
    await expect(alert.getByRole('link', { name: statedFacts[brand].pickupsEmail })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.unroute('**/account/create_pickup')
    await submit.click()
    await expect(page.locator('.pickup-booked')).toBeVisible()
    await expect(page.locator('.pickup')).toBeFocused()

    // On a phone the footer's links are folded until somebody unfolds them.
    const footer = page.locator('footer')
    const link = page.getByRole('link', { name: say.title, exact: true, includeHidden: true })
    if (width < 769) await footer.locator('details').filter({ has: link }).locator('summary').press('Enter')
    await expect(footer.getByRole('link', { name: say.title, exact: true })).toBeVisible()
    await page.goto(originOf(brand) + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading)
    await page.getByRole('button', { name: say.cancel, exact: true }).press('Enter')
    await expect(page.locator('.pickup-form')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: say.submit, exact: true })).toBeVisible()
  })
}

test('the dashboard lists the boxes to come by day, and the bags that are out, whose numbers are on their own page', {
  tag: '@[RT-ACCOUNT-UPCOMING] [RT-ACCOUNT-BAGS-BOX] [RT-ACCOUNT-RETURNABLES]',
}, async () => {
  const { cookie } = await signedIn('freshprep', 'jordan@example.com')
  const read = async (path: string) => JSON.parse((await visit('freshprep', path, cookie)).html)
  const { orders, returnables } = await read('/api/v1/account/index')
  expect([orders.length, returnables.length > 0]).toEqual([5, true])
  const dashboard = await visit('freshprep', '/account', cookie)
  const { bags } = accountPartMessages('freshprep', 'en')
  const days = orders.map((order: { deliveryDate: string }) => formatShortDay(order.deliveryDate, 'en'))
  const out = returnables.filter(({ kind }: { kind: string }) => kind === 'cooler_bag').length
  for (const part of [...days, bags.heading, bags.cooler_bag(out)])
    expect(textOf(dashboard)).toContain(plain(part))
  const list = textOf(await visit('freshprep', '/account/bags&kits', cookie))
  for (const { number } of returnables) expect(list).toContain(number)
})
