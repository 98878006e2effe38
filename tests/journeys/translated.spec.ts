// Pages that the browser translates: nothing crashes, and what changes is shown. tests/texts_in_elements.test.ts holds the rule.

import { expect, type Page, test } from '@playwright/test'
import { closedBoxMessages } from '../../app/pages/editor/closed_words.ts'
import { editorMessages } from '../../app/pages/editor/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { contactMessages } from '../../i18n/contact.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { dishesToAdd } from './dishes_to_add.ts'
import { callsOf, choosePlan, originOf } from './household.ts'
import { newHousehold, password } from './new_household.ts'
import { translatePages } from './translate.ts'

const people = [
  { brand: 'freshprep', locale: 'en', width: 1440 },
  { brand: 'cookit', locale: 'fr', width: 375 },
] as const

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive')

/** Goes to a page, and waits until it is translated. */
async function open(page: Page, brand: BrandId, locale: Locale, path: string): Promise<void> {
  await page.goto(`${originOf(brand)}/${locale}${path}`)
  await alive(page)
  await expect(page.locator('h1 font font').first()).toBeVisible()
}

for (const { brand, locale, width } of people) {
  test(`${brand} in ${locale} at ${width}, translated: a wrong password, an empty message and a plan end where they do untranslated`, {
    tag: '@[ERR-OOPS]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await translatePages(page)
    const signIn = signInMessages(brand, locale)
    await open(page, brand, locale, '/clients/sign_in')
    await page.getByLabel(signIn.email, { exact: true }).fill('nobody@example.com')
    await page.getByLabel(signIn.password, { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: signIn.submit }).click()
    await expect(page.getByRole('alert')).toContainText(/./)

    const contact = contactMessages(brand, locale)
    await open(page, brand, locale, '/contact-us')
    await page.getByRole('button', { name: contact.submit }).click()
    await expect(page.getByLabel(contact.name)).toBeFocused()
    await expect(page.locator('.field-error').first()).toBeVisible()

    await open(page, brand, locale, '/signup/plans')
    await choosePlan(page, { brand, locale } as Parameters<typeof choosePlan>[1])
    await page.waitForURL(/\/signup\/registration/)
    const { registration } = signupStepMessages(brand, locale)
    await page.getByRole('button', { name: registration.submit, exact: true }).click()
    await expect(page.locator('.field-error').first()).toBeVisible()
    await expect(page.getByText(layoutMessages(brand, locale).oops.title)).toHaveCount(0)
  })

  test(`${brand} in ${locale} at ${width}, translated: a box is changed and skipped, the household pauses, and settings are saved`, {
    tag: '@[ERR-OOPS]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await newHousehold(page, { brand, locale, name: 'translated', number: 7_301 })
    await translatePages(page)
    const calls = callsOf(page)
    const orderId = (await calls.get('/api/v1/orders/upcoming_order_ids')).at(-1)
    const boxData = (): Promise<OutputOf<'orders.editor_data_v2'>> =>
      calls.get(`/api/v1/orders/editor_data_v2?orderId=${orderId}`)
    const [dish] = dishesToAdd(await boxData())
    if (!dish) throw new Error('no dish of the week can be added')
    const editor = editorMessages(brand, locale)
    const { standing } = closedBoxMessages(brand, locale)
    await open(page, brand, locale, `/orders/${orderId}/editor`)
    const isInBox = async () => (await boxData()).order.lines.some(line => line.productId === dish.id)
    const card = page
      .locator('.dish-card')
      .filter({ has: page.getByRole('link', { name: dish.name, exact: true }) })
    await card.locator('.dish-card-action button').first().click()
    await expect.poll(isInBox).toBe(true)
    await card.locator('.dish-card-action button').first().click()
    await expect.poll(isInBox).toBe(false)
    await page.getByRole('button', { name: editor.skip }).click()
    await expect(page.getByText(standing.skippedNote)).toBeVisible()
    await page.getByRole('button', { name: standing.unskip }).click()
    await expect(page.locator('.dish-card').first()).toBeVisible()

    const stopping = stoppingMessages(brand, locale)
    const { notice } = accountPartMessages(brand, locale)
    await open(page, brand, locale, '/account')
    await page.getByRole('button', { name: stopping.pause, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: stopping.pauseTitle })
    await dialog.getByRole('radio', { name: stopping.reasons.vacation }).press('Space')
    await dialog.getByRole('button', { name: stopping.pauseNow, exact: true }).click()
    await expect(dialog.getByText(stopping.pausedDone, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: stopping.back }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(notice.paused)).toBeVisible()
    await page.getByRole('button', { name: stopping.unpause, exact: true }).click()
    await expect(page.getByText(notice.paused)).toBeHidden()

    const { row } = settingsMessages(brand, locale)
    const account = settingsAccountMessages(brand, locale)
    await calls.post('/api/v1/reauthentications/create', { password })
    await open(page, brand, locale, '/settings/account')
    await page.getByRole('button', { name: row.changeOf(account.name) }).press('Enter')
    await page.getByLabel(account.firstName).fill('Zoé')
    await page.keyboard.press('Enter')
    await expect(page.getByText(row.saved)).toBeVisible()
    await expect(page.locator('.setting-value').first()).toContainText('Zoé')
    await expect(page.getByText(layoutMessages(brand, locale).oops.title)).toHaveCount(0)
  })
}

test('a page that is translated before its scripts run comes alive, and its form works', {
  tag: '@[ERR-OOPS]',
}, async ({ page }) => {
  await translatePages(page, 'at once')
  const say = signInMessages('freshprep', 'en')
  await open(page, 'freshprep', 'en', '/clients/sign_in')
  await page.getByLabel(say.email, { exact: true }).fill('nobody@example.com')
  await page.getByLabel(say.password, { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: say.submit }).click()
  await expect(page.getByRole('alert')).toContainText(/./)
})
