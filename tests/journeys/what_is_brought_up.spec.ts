// The dashboard's own messages: each stays until it is closed, by the keyboard, and stays closed. Then the household closes its
// account with nothing out: it is closed at once, and given value expires.

import { expect, test } from '@playwright/test'
import { settingsSubscriptionMessages } from '../../app/pages/settings/subscription/words.ts'
import { canonicalPath } from '../../contract/paths.ts'
import { formatMoney } from '../../domain/money.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { balanceMessages } from '../../i18n/balances.ts'
import { componentMessages } from '../../i18n/components.ts'
import { dashboardMessages } from '../../i18n/dashboard_messages.ts'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf, passCutoff } from './household.ts'
import { enterOn } from './keys.ts'
import { newHousehold, password } from './new_household.ts'

test('freshprep in fr at 375, by the keyboard: the dashboard’s messages are closed for good, and so is the account', {
  tag: '@[API-account.dismiss_popup_message] [API-account.dismiss_skip_notice] [ST-SUB-CLOSED] [ST-SUB-CLOSE-GC-EXPIRE] [ST-SUB-REACTIVATE] [ENT-ACCOUNT-STATUS]',
}, async ({ page, browser }) => {
  const [brand, locale] = ['freshprep', 'fr'] as const
  const say = dashboardMessages(brand, locale)
  const calls = callsOf(page)
  await page.setViewportSize({ width: 375, height: 812 })
  const dashboard = async () => {
    await page.goto(originOf(brand) + canonicalPath('account', locale))
    await expect(page.locator('html')).toHaveAttribute('data-alive')
  }
  const close = async (title: string) => {
    const banner = page.locator('.banner').filter({ hasText: title })
    const name = componentMessages(brand, locale).close
    await enterOn(page, banner.getByRole('button', { name, exact: true }))
    await expect(banner).toBeHidden()
  }
  const messages = async () => (await calls.get('/api/v1/account/index')).messages

  // A box that was below the minimum, and the next one, which is skipped.
  const email = await newHousehold(page, { brand, locale, name: 'brought.up', number: 4103 })
  const { orders } = await calls.get('/api/v1/account/index')
  const [first, next] = orders
  await calls.post('/orders/no_meals', { orderId: first.id, noMeals: true })
  await calls.post('/api/v1/account/skip_order', { orderId: next.id })
  await passCutoff(page, first.cutoffAt)
  await dashboard()
  const notMet = say.notMet(formatWeekdayAndDay(first.deliveryDate, locale))
  const skipped = say.skipped(formatWeekdayAndDay(next.deliveryDate, locale))
  await expect(page.getByText(skipped)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await close(notMet)
  await expect.poll(async () => (await messages()).popupMessage).toBeNull()
  await close(skipped)
  await expect.poll(async () => (await messages()).skipNotice).toBeNull()
  await dashboard()
  for (const words of [notMet, skipped]) await expect(page.getByText(words)).toHaveCount(0)

  // Closed for good: nothing is out, and given value expires with it.
  await calls.post('/api/v1/reauthentications/create', { password })
  const desk = await browser.newPage()
  await desk.goto(`${originOf(brand)}/404`)
  await enter(desk, 'admin@example.com')
  const { clientId } = await callsOf(desk).post('/api/admin/reward_points/find_household', { email })
  const given = { clientId, points: 1_000, reason: 'A walk', requestId: crypto.randomUUID() }
  await callsOf(desk).post('/api/admin/reward_points/create_point_adjustment', given)
  await desk.close()
  const spent = { points: 1_000, requestId: crypto.randomUUID() }
  await calls.post('/api/v1/rewards/redeem_for_gift_card', spent)
  const stopping = stoppingMessages(brand, locale)
  await dashboard()
  await enterOn(page, page.getByRole('button', { name: stopping.close, exact: true }))
  const dialog = page.getByRole('dialog', { name: stopping.closeTitle, exact: true })
  await expect(dialog.getByText(stopping.expires(formatMoney(1_000, locale)), { exact: true })).toBeVisible()
  await dialog.getByRole('radio', { name: stopping.reasons.expensive }).check()
  await enterOn(page, dialog.getByRole('button', { name: stopping.closeNow, exact: true }))
  await expect(dialog.getByText(stopping.closedDone, { exact: true })).toBeVisible()
  const { notice } = accountPartMessages(brand, locale)
  await dashboard()
  await expect(page.getByText(notice.closed)).toBeVisible()
  await expect(calls.post('/api/v1/account/unpause_account')).rejects.toThrow('account_closed')
  const plan = settingsSubscriptionMessages(brand, locale)
  await page.goto(originOf(brand) + canonicalPath('settingsSubscription', locale))
  const rowOf = (label: string) =>
    page.locator('.setting').filter({ has: page.getByText(label, { exact: true }) })
  await expect(rowOf(plan.state)).toContainText(plan.standing.closed)
  const balance = balanceMessages(brand, locale)
  await page.goto(originOf(brand) + canonicalPath('settingsPayment', locale))
  const credit = page.locator('.balances li').filter({ has: page.getByText(balance.given, { exact: true }) })
  await expect(credit).toContainText(formatMoney(0, locale))
})
