// A household pauses, comes back and closes from its dashboard: two clicks each, and nothing more is charged.

import { expect, type Page, test } from '@playwright/test'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'

const people = [
  { brand: 'freshprep', locale: 'en', email: 'corporate@example.com', width: 1440 },
  { brand: 'cookit', locale: 'fr', email: 'corporate@example.com', width: 375 },
] as const

/** Counts what is clicked, as a person would. */
async function clicksIn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number }
    counted.clicks = 0
    document.addEventListener('pointerdown', () => counted.clicks++, true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)
}

for (const { brand, locale, email, width } of people) {
  test(`${brand}: two clicks pause, one comes back, two close, and closed stays closed`, {
    tag: '@[ST-SUB-REASON-REQUIRED] [BIZ-ANYTIME-PAUSE] [BIZ-ANYTIME-CLOSE] [RT-ACCOUNT-PAUSED-BANNER] [ST-SUB-REACTIVATE]',
  }, async ({ page }) => {
    const say = stoppingMessages(brand, locale)
    const { notice } = accountPartMessages(brand, locale)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${originOf(brand)}/404`)
    const calls = callsOf(page)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    await page.goto(`${originOf(brand)}/${locale}/account`)

    let clicks = await clicksIn(page)
    await page.getByRole('button', { name: say.pause, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say.pauseTitle })
    await expect(dialog.getByText(say.notBefore)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: say.reasons.vacation }).click()
    // Exactly: the question before says in French that a press leads to it.
    await expect(dialog.getByText(say.pausedDone, { exact: true })).toBeVisible()
    expect(await clicks()).toBe(2)
    const orders = async () => (await calls.get('/api/v1/account/index')).orders as { state: string }[]
    // A box whose cutoff has just passed goes on; the others do not come.
    expect((await orders()).filter(order => order.state === 'skipped').length).toBeGreaterThan(2)

    await dialog.getByRole('button', { name: say.back }).click()
    await expect(page.getByText(notice.paused)).toBeVisible()
    await page.getByRole('button', { name: say.unpause, exact: true }).click()
    await expect(page.getByText(notice.paused)).toBeHidden()
    expect((await orders()).some(order => order.state === 'upcoming')).toBe(true)

    await calls.post('/api/v1/reauthentications/create', { password: 'demo-password-1' })
    await page.reload()
    clicks = await clicksIn(page)
    await page.getByRole('button', { name: say.close, exact: true }).click()
    const closing = page.getByRole('dialog', { name: say.closeTitle })
    await expect(closing.getByText(say.final)).toBeVisible()
    await closing.getByRole('button', { name: say.reasons.other }).click()
    // With a box under way it closes once that has come.
    const closed = closing.getByText(say.closedDone, { exact: true })
    await expect(closed.or(closing.getByText(say.closingDone, { exact: true }))).toBeVisible()
    expect(await clicks()).toBe(2)

    await calls.post('/api/v1/sessions/sign_out_client')
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    await page.goto(`${originOf(brand)}/${locale}/account`)
    await expect(page.getByText(notice.closed).or(page.getByText(notice.closing))).toBeVisible()
  })
}
