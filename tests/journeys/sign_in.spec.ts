// Signing in, from a page that asked for it and back to it.

import { expect, type Page, test } from '@playwright/test'
import { type BrandId, brandIds, type Locale } from '../../domain/brands.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { originOf } from './household.ts'

const people: Record<BrandId, { email: string; locale: Locale }> = {
  freshprep: { email: 'jordan@example.com', locale: 'fr' },
  cookit: { email: 'amelie@example.com', locale: 'en' },
}

/** SPEC 4: how long a person sees that it worked. */
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

  test(`[ERR-REQUIRE-LOGIN-STORE] [ERR-REQUIRE-LOGIN-MARK] [ROLE-VISITOR-LOGIN-SIGNUP] ${brand} in ${locale}: who is sent to sign in is told why, and comes back to the page that asked`, async ({
    page,
  }) => {
    await page.goto(`${originOf(brand)}/${locale}/history?page=1`)
    await page.waitForURL(/\/clients\/sign_in\?required=1$/)
    await expect(page.getByText(say.required)).toBeVisible()
    await signIn(page, brand)
    await page.waitForURL(`${originOf(brand)}/${locale}/history?page=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('[ST-LOGIN-DELAY] a person sees for a second that it worked, then lands on the dashboard; who is in already need not sign in', async ({
  page,
}) => {
  const { locale } = people.freshprep
  await page.goto(`${originOf('freshprep')}/${locale}/clients/sign_in`)
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
