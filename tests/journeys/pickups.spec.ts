// A client books a pickup of bags and kits, and cancels it: on the dashboard and on the page of its own.

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { brandFacts } from '../../app/brands/index.ts'
import { errorMessages } from '../../app/messages/errors.ts'
import { pickupMessages } from '../../app/messages/pickups.ts'
import { callsOf, originOf } from './household.ts'

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
  test(`[RT-ACCOUNT-PICKUP] [RT-ACCOUNT-BAGS-KITS] [RT-ACCOUNT-BAGS-KITS-FR] [ERR-PICKUP] [FOOT-BAGS-LOGGED-IN] ${brand}: books a pickup in the dialog, cancels it on the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const say = pickupMessages(brand, locale)
    await page.goto(`${originOf(brand)}/404`)
    await callsOf(page).post('/clients/sign_in', { email, password: 'demo-password-1' })

    await page.goto(`${originOf(brand)}/${locale}/account`)
    await page.getByRole('button', { name: say.book, exact: true }).click()
    const submit = page.getByRole('dialog').getByRole('button', { name: say.submit, exact: true })
    await submit.click()
    await expect(page.getByText(say.chooseBoth)).toBeVisible()
    await choose(page, 'date', 0)
    await choose(page, 'startHour', 2)

    // What was chosen stays, and the way to a person is shown, where the booking does not get through.
    await page.route('**/account/create_pickup', route => route.abort())
    await submit.click()
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toContainText(errorMessages(brand, locale).busy)
    await expect(alert.getByRole('link', { name: brandFacts[brand].pickupsEmail })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.unroute('**/account/create_pickup')
    await submit.click()
    await expect(page.locator('.pickup-booked')).toBeVisible()
    await expect(page.locator('.pickup')).toBeFocused()

    await expect(page.locator('footer').getByRole('link', { name: say.title, exact: true })).toBeVisible()
    await page.goto(originOf(brand) + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading)
    await page.getByRole('button', { name: say.cancel, exact: true }).press('Enter')
    await expect(page.locator('.pickup-form')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: say.submit, exact: true })).toBeVisible()
  })
}
