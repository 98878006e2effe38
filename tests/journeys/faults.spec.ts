// The faults of a form, while a person mends them.

import { expect, test } from '@playwright/test'
import { componentMessages } from '../../i18n/components.ts'
import { callsOf, originOf, sentencesOf } from './household.ts'
import { households } from './people.ts'

for (const [household, place] of [
  [households.freshprepEnglish, 'Vancouver'],
  [households.cookitFrench, 'Montréal'],
] as const) {
  const { brand, locale, postal } = household
  const { home, errors, steps } = sentencesOf(household)

  test(`${brand} in ${locale}: a fault leaves its field as the person types, and is there again after the next attempt`, async ({
    page,
  }) => {
    await page.goto(`${originOf(brand)}/${locale}`)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    const field = page.getByLabel(home.postal)
    const fault = page.getByText(errors.postal_invalid, { exact: true })
    for (const typed of ['V6', 'H2']) {
      await field.fill(typed)
      await expect(field).not.toHaveAttribute('aria-invalid')
      await field.press('Enter')
      await expect(fault).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await field.fill(postal)
    await expect(fault).toHaveCount(0)
    await expect(page.getByText(home.served(place), { exact: true })).toBeVisible()
  })

  test(`${brand} in ${locale}: a form sent by Enter from its first field shows why it was refused, though its end is below the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 420 })
    await page.goto(`${originOf(brand)}/${locale}`)
    await callsOf(page).post('/api/v1/signup/save_plan', { kind: 'rtc', people: 2, recipes: 3 })
    await page.goto(`${originOf(brand)}/${locale}/signup/registration`)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    // A font that comes later would move what is on the screen.
    await page.evaluate(async () => void (await document.fonts.ready))
    await page.route('**/signup/create_client', route => route.abort())
    await page.getByLabel(steps.registration.firstName).press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(componentMessages(brand, locale).notSent)
    await expect(alert).toBeInViewport()
  })
}
