// Signing in, from a page that required it and back to it.

import { expect, type Page, test } from '@playwright/test'
import { passwordMessages } from '../../app/pages/password/words.ts'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { newPasswordMessages } from '../../i18n/new_password.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, letterTo, originOf } from './household.ts'

const people: Record<BrandId, { email: string; locale: Locale }> = {
  freshprep: { email: 'jordan@example.com', locale: 'fr' },
  cookit: { email: 'amelie@example.com', locale: 'en' },
}

/** Area 4: how long the confirmation shows. */
const successDelayMilliseconds = 1000

async function signIn(page: Page, brand: BrandId): Promise<void> {
  const { email, locale } = people[brand]
  const say = signInMessages(brand, locale)
  await page.getByLabel(say.email, { exact: true }).fill(email)
  await page.getByLabel(say.password, { exact: true }).fill('demo-password-1')
  await page.getByRole('button', { name: say.submit }).click()
}

for (const brand of brandIds) {
  const { locale } = people[brand]
  const say = signInMessages(brand, locale)

  test(`${brand} in ${locale}: a person who is sent to sign in learns why, and returns to the page that required it`, {
    tag: '@[ERR-REQUIRE-LOGIN-STORE] [ERR-REQUIRE-LOGIN-MARK] [ROLE-VISITOR-LOGIN-SIGNUP]',
  }, async ({ page }) => {
    await page.goto(`${originOf(brand)}/${locale}/history?page=1`)
    await page.waitForURL(/\/clients\/sign_in\?required=1$/)
    await expect(page.getByText(say.required)).toBeVisible()
    await signIn(page, brand)
    await page.waitForURL(`${originOf(brand)}/${locale}/history?page=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('the confirmation shows for a second, then the dashboard; a signed-in person need not sign in', {
  tag: '@[ST-LOGIN-DELAY]',
}, async ({ page }) => {
  const { locale } = people.freshprep
  await page.goto(`${originOf('freshprep')}/${locale}/clients/sign_in`)
  // Before its scripts run the browser posts the form, and shows nothing in between.
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  const asked = page.waitForResponse(/stored_location_before_login/)
  await signIn(page, 'freshprep')
  await asked
  const began = Date.now()
  await expect(page.getByRole('button', { name: signInMessages('freshprep', locale).success })).toBeVisible()
  await page.waitForURL(/\/account$/, { waitUntil: 'commit' })
  expect(Date.now() - began).toBeGreaterThanOrEqual(successDelayMilliseconds - 50)
  await page.goto(`${originOf('freshprep')}/clients/sign_in`)
  await expect(page).toHaveURL(/\/account$/)
})

/** Signs out in another tab. */
async function signOutElsewhere(page: Page, brand: BrandId): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${originOf(brand)}/404`)
  await callsOf(other).post('/api/v1/sessions/sign_out_client')
  await other.close()
}

/** Opens the settings of a household that no other walk uses, and types another name. */
async function typeName(page: Page, brand: BrandId, locale: Locale, lastName: string) {
  const say = settingsMessages(brand, locale)
  const account = settingsAccountMessages(brand, locale)
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await enter(page, 'paused@example.com')
  await page.goto(`${originOf(brand)}/${locale}/settings/account`)
  // Before its scripts run, the browser posts the form: then it is the server that asks for the sign-in.
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await page.getByRole('button', { name: say.row.changeOf(account.name), exact: true }).click()
  const field = page.getByLabel(account.lastName, { exact: true })
  await field.fill(lastName)
  await signOutElsewhere(page, brand)
  await page.getByRole('button', { name: say.row.save, exact: true }).click()
  return { field, dialog: page.getByRole('dialog', { name: signInMessages(brand, locale).here.title }), say }
}

test('a person who is signed out while typing signs in over the page, and the typed text is saved', async ({
  page,
}) => {
  const [brand, locale] = ['cookit', 'fr'] as const
  const signing = signInMessages(brand, locale)
  const { dialog, say } = await typeName(page, brand, locale, 'Doré')
  await expect(dialog.getByLabel(signing.email, { exact: true })).toBeFocused()
  await dialog.getByLabel(signing.email, { exact: true }).fill('paused@example.com')
  await dialog.getByLabel(signing.password, { exact: true }).fill('demo-password-1')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: signing.submit, exact: true }).click()
  await expect(page.getByText(say.row.saved)).toBeVisible()
  await expect(page.locator('.setting-value').first()).toContainText('Doré')
  await page.getByRole('button', { name: say.row.undo, exact: true }).click()
  await expect(page.getByText(say.row.undone)).toBeVisible()
})

for (const scripts of ['there', 'late'] as const) {
  test(`a person who leaves to sign in finds the typed text in its place, and no secret was kept; scripts are ${scripts}`, async ({
    page,
  }) => {
    const [brand, locale] = ['freshprep', 'en'] as const
    const { dialog, field, say } = await typeName(page, brand, locale, 'O’Neil "Quoted"')
    const signing = signInMessages(brand, locale)
    await dialog.getByLabel(signing.password, { exact: true }).fill('never-to-be-kept')
    if (scripts === 'late') {
      await page.route('**/assets/*.js', async route => {
        if (/\/clients\/sign_in/.test(route.request().frame().url())) await route.abort()
        else await route.continue()
      })
    }
    await dialog.getByRole('button', { name: signing.here.otherWay, exact: true }).click()
    await page.waitForURL(/\/clients\/sign_in\?required=1$/)
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(kept).toContain('O’Neil')
    expect(kept).not.toContain('never-to-be-kept')
    if (scripts === 'there') await expect(page.locator('html')).toHaveAttribute('data-alive')
    await page.getByLabel(signing.email, { exact: true }).fill('paused@example.com')
    await page.getByLabel(signing.password, { exact: true }).fill('demo-password-1')
    await page.getByRole('button', { name: signing.submit, exact: true }).click()
    const asked = page.getByRole('dialog', { name: say.asked.title(say.asked.see.settingsAccount) })
    await asked.getByLabel(say.asked.password, { exact: true }).fill('demo-password-1')
    await asked.getByRole('button', { name: say.asked.submit, exact: true }).click()
    await expect(field).toHaveValue('O’Neil "Quoted"')
    expect(await page.evaluate(() => sessionStorage.getItem('typed-forms'))).toBeNull()
  })
}

test('a person who was brought over from another system learns only by email that they have no password yet, and chooses one', {
  tag: '@[API-clients.cookit_require_reset]',
}, async ({ page }) => {
  const [brand, locale, email] = ['cookit', 'fr', 'before@example.com'] as const
  const say = signInMessages(brand, locale)
  const { set } = passwordMessages(brand, locale)
  const labels = newPasswordMessages(brand, locale)
  await page.goto(`${originOf(brand)}/${locale}/clients/sign_in`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await page.getByLabel(say.email, { exact: true }).fill(email)
  await page.getByLabel(say.password, { exact: true }).fill('demo-password-1')
  await page.getByRole('button', { name: say.submit, exact: true }).click()
  // The usual message for a wrong password.
  await expect(page.getByText(errorMessages(brand, locale).sign_in_failed)).toBeVisible()
  const { text } = await letterTo(page, email, 'password_first')
  await page.goto(/https?:\S+token=\S+/.exec(text)?.[0] ?? '')
  await page.getByLabel(labels.password, { exact: true }).fill('demo-password-1')
  await page.getByLabel(labels.confirmation, { exact: true }).fill('demo-password-1')
  await page.getByRole('button', { name: set.submit, exact: true }).click()
  // They have yet to choose a plan.
  await page.waitForURL(/\/signup\//)
  expect(await callsOf(page).get('/api/v1/clients/cookit_require_reset')).toEqual({ required: false })
})
