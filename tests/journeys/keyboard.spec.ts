// Sign-up without a mouse: every step up to the card by the keyboard alone.

import { expect, type Page, test } from '@playwright/test'
import { layoutMessages } from '../../i18n/layout.ts'
import { type Household, originOf, sentencesOf } from './household.ts'
import { tabTo as tabToTarget } from './keys.ts'

const household: Household = {
  brand: 'freshprep',
  locale: 'en',
  firstName: 'Kay',
  lastName: 'Board',
  email: 'kay.board@example.com',
  password: 'a-long-enough-password',
  phone: '604 555 0173',
  typed: '555 west 12th',
  suggestion: /555.*12th.*Vancouver/i,
  postal: 'V5Z 3X7',
}

const { plans, steps, address } = sentencesOf(household)

async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'radio' | 'textbox' | 'combobox') {
  await tabToTarget(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first())
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, label, 'textbox')
  await page.keyboard.type(text)
}

test('a sign-up works by the keyboard alone: a skip link first, arrows among choices and suggestions, Enter to continue', async ({
  page,
}) => {
  await page.goto(`${originOf('freshprep')}/signup/plans`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: layoutMessages('freshprep', 'en').skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')

  await tabTo(page, /^2/, 'radio')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^4/ }).first()).toBeChecked()
  await tabTo(page, plans.take, 'button')
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/signup\/registration/)
  await expect(page.getByRole('main')).toBeFocused()
  await type(page, steps.registration.firstName, household.firstName)
  await type(page, steps.registration.lastName, household.lastName)
  await type(page, steps.registration.email, household.email)
  await type(page, steps.registration.password, household.password)
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/signup\/delivery/)
  await tabTo(page, address.line, 'combobox')
  await page.keyboard.type(household.typed)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(address.city)).toHaveValue('Vancouver')
  // Homes of the city's own list have no postal code.
  await type(page, address.postal, household.postal)
  await type(page, steps.delivery.phone, household.phone)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: steps.delivery.slotHeading })).toBeFocused()
  await tabTo(page, steps.delivery.choose, 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/signup\/payment/)
})
