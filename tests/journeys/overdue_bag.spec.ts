// What the dashboard says of bags that are out for too long. It is looked at before anybody moves the clock.

import { expect, test } from '@playwright/test'
import { canonicalPath } from '../../contract/paths.ts'
import { componentMessages } from '../../i18n/components.ts'
import { dashboardMessages } from '../../i18n/dashboard_messages.ts'
import { callsOf, enter, originOf } from './household.ts'
import { enterOn } from './keys.ts'

test('freshprep in fr at 375, by the keyboard: the dashboard’s message of an overdue bag is closed for good', {
  tag: '@[API-account.dismiss_client_recurring_popup] [ENT-RETURNABLES]',
}, async ({ page }) => {
  const [brand, locale] = ['freshprep', 'fr'] as const
  const say = dashboardMessages(brand, locale)
  await page.setViewportSize({ width: 375, height: 812 })
  const dashboard = async () => {
    await page.goto(originOf(brand) + canonicalPath('account', locale))
    await expect(page.locator('html')).toHaveAttribute('data-alive')
  }
  const message = async () => (await callsOf(page).get('/api/v1/account/index')).messages.recurringPopup
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await enter(page, 'paused@example.com')
  await dashboard()
  const { overdue } = await message()
  const banner = page.locator('.banner').filter({ hasText: say.overdue(overdue) })
  const close = componentMessages(brand, locale).close
  await enterOn(page, banner.getByRole('button', { name: close, exact: true }))
  await expect(banner).toBeHidden()
  await expect.poll(message).toBeNull()
  await dashboard()
  await expect(page.getByText(say.overdue(overdue))).toHaveCount(0)
})
