// A household pauses, resumes and closes from its dashboard by the keyboard alone: a reason changes nothing, the button after it does,
// and nothing more is charged.

import { expect, type Page, test } from '@playwright/test'
import type { BrandId, Locale } from '../../domain/brands.ts'

import { accountPartMessages } from '../../i18n/account_parts.ts'
import { askedActionMessages } from '../../i18n/asked_actions.ts'
import { componentMessages } from '../../i18n/components.ts'
import { dashboardMessages } from '../../i18n/dashboard_messages.ts'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'

const people = [
  { brand: 'freshprep', locale: 'en', email: 'corporate@example.com', width: 1440 },
  { brand: 'cookit', locale: 'fr', email: 'corporate@example.com', width: 375 },
] as const

/** Counts the dialogs that had content before they were modal: becoming modal moves the focus, and keys pressed until then are lost. */
async function filledEarlyIn(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { filledEarly: number }
    counted.filledEarly = 0
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      if (this.querySelector('.dialog-head ~ *')) counted.filledEarly++
      showModal.call(this)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { filledEarly: number }).filledEarly)
}

/**
 * An item that the household usually buys and its next box lacks: added by one press, removed by one, and refused where it is sold
 * out.
 */
async function addsUsual(page: Page, brand: BrandId, locale: Locale): Promise<void> {
  const calls = callsOf(page)
  const say = dashboardMessages(brand, locale)
  const { order, items } = await calls.get('/api/v1/account/ghost_addons')
  const [item] = items
  const { week } = await calls.get(`/api/v1/orders/order_data?orderId=${order.id}`)
  const add = page.getByRole('button', { name: say.addOf(item.name), exact: true })
  const day = formatWeekdayAndDay(order.deliveryDate, locale)
  const isInBox = async () => {
    const { marketItems } = await calls.get(`/api/v1/orders/order_data?orderId=${order.id}`)
    return marketItems.some((line: { productId: string }) => line.productId === item.id)
  }
  await enterOn(page, add)
  const added = page.locator('.toast').filter({ hasText: say.added(item.name, day) })
  await expect(added).toBeVisible()
  await expect(add).toBeHidden()
  expect(await isInBox()).toBe(true)
  const { undo } = componentMessages(brand, locale).toasts
  await enterOn(page, added.getByRole('button', { name: undo, exact: true }))
  await expect(page.getByText(say.takenOut(item.name, day))).toBeVisible()
  await expect(add).toBeVisible()
  expect(await isInBox()).toBe(false)

  await calls.post(`/api/dev/stock/${item.id}`, { week, left: 0 })
  await enterOn(page, add)
  await expect(page.locator('.usual').getByRole('alert')).toContainText(/./)
  await expect(add).toBeHidden()
  expect(await isInBox()).toBe(false)
  await calls.post(`/api/dev/stock/${item.id}`, { week, left: 500 })
}

for (const { brand, locale, email, width } of people) {
  test(`${brand} in ${locale} at ${width}, by the keyboard: a reason and a button pause, one press resumes, a reason and a button close, and closed stays closed`, {
    tag: `@[ST-SUB-REASON-REQUIRED] [BIZ-ANYTIME-PAUSE] [BIZ-ANYTIME-CLOSE] [RT-ACCOUNT-PAUSED-BANNER] [ST-SUB-PAUSED] [ST-SUB-PAUSE-SKIPS] [ST-SUB-UNPAUSE] [API-account.unpause_account] [ST-SUB-REACTIVATE]${brand === 'freshprep' ? ' [ST-SUB-BAGS-PROMPT] [API-account.ghost_addons]' : ''}`,
  }, async ({ page }) => {
    const say = stoppingMessages(brand, locale)
    const { notice } = accountPartMessages(brand, locale)
    await page.setViewportSize({ width, height: 900 })
    const filledEarly = await filledEarlyIn(page)
    await page.goto(`${originOf(brand)}/404`)
    const calls = callsOf(page)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    const alive = () => expect(page.locator('html')).toHaveAttribute('data-alive')
    await page.goto(`${originOf(brand)}/${locale}/account`)
    await alive()

    if (brand === 'freshprep') {
      // With a bag out, each dialog shows it before the press that stops, with its pickup.
      await calls.post('/clients/sign_in', { email: 'jordan@example.com', password: 'demo-password-1' })
      await page.reload()
      await alive()
      const { bags } = await calls.get('/api/v1/account/returnables')
      for (const [opener, title] of [
        [say.pause, say.pauseTitle],
        [say.close, say.closeTitle],
      ] as const) {
        await enterOn(page, page.getByRole('button', { name: opener, exact: true }))
        const asked = page.getByRole('dialog', { name: title, exact: true })
        const out = asked.locator('.stop-out')
        await expect(out).toContainText(bags[0].number)
        await expect(out.locator('.pickup')).toBeVisible()
        await expect(asked.getByRole('radio', { name: say.reasons.other })).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(asked).toBeHidden()
      }
      await addsUsual(page, brand, locale)
      await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
      await page.reload()
      await alive()
    }

    const orders = async () => (await calls.get('/api/v1/account/index')).orders as { state: string }[]
    const skipped = async () => (await orders()).filter(order => order.state === 'skipped').length
    await enterOn(page, page.getByRole('button', { name: say.pause, exact: true }))
    const dialog = page.getByRole('dialog', { name: say.pauseTitle })
    await expect(dialog.getByText(say.notBefore)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    // Without a reason it is asked for, and a reason alone changes nothing.
    const before = await skipped()
    await enterOn(page, dialog.getByRole('button', { name: say.pauseNow, exact: true }))
    await expect(dialog.getByText(say.chooseReason)).toBeVisible()
    const reason = dialog.getByRole('radio', { name: say.reasons.vacation })
    await expect(reason).toBeFocused()
    await page.keyboard.press('Space')
    await expect(reason).toBeChecked()
    await expect(dialog.getByText(say.chooseReason)).toBeHidden()
    expect(await violationsOf(page)).toEqual([])
    expect(await skipped()).toBe(before)
    await enterOn(page, dialog.getByRole('button', { name: say.pauseNow, exact: true }))
    // An exact match, because the question before it contains the same French words.
    await expect(dialog.getByText(say.pausedDone, { exact: true })).toBeVisible()
    // A box whose cutoff has just passed goes on; the others do not come.
    expect(await skipped()).toBeGreaterThan(2)

    await enterOn(page, dialog.getByRole('button', { name: say.back }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText(notice.paused)).toBeVisible()
    // The page cannot be reloaded: the change is still confirmed, and the page stays.
    const reading = '**/account.data*'
    await page.route(reading, route => route.abort())
    await enterOn(page, page.getByRole('button', { name: say.unpause, exact: true }))
    await expect(page.getByText(componentMessages(brand, locale).notFetched.stale)).toBeVisible()
    await expect(page.getByText(notice.paused)).toBeVisible()
    await page.unroute(reading)
    await page.reload()
    await alive()
    await expect(page.getByText(notice.paused)).toBeHidden()
    expect((await orders()).some(order => order.state === 'upcoming')).toBe(true)

    await enterOn(page, page.getByRole('button', { name: say.close, exact: true }))
    const closing = page.getByRole('dialog', { name: say.closeTitle })
    await expect(closing.getByText(say.endsForGood)).toBeVisible()
    await expect(closing.getByRole('radio', { name: say.reasons.vacation })).toHaveCount(0)
    await tabTo(page, closing.getByRole('radio').first())
    await page.keyboard.press('ArrowUp')
    await expect(closing.getByRole('radio', { name: say.reasons.other })).toBeChecked()
    expect((await calls.get('/api/v1/account/index')).subscription.state).toBe('active')
    await enterOn(page, closing.getByRole('button', { name: say.closeNow, exact: true }))
    // The question before settings comes last, so its title and its button say what it does.
    const { asked } = settingsMessages(brand, locale)
    const { 'subscription.close': close } = askedActionMessages(brand, locale)
    const question = page.getByRole('dialog', { name: asked.title(close.to), exact: true })
    const password = question.getByLabel(asked.password, { exact: true })
    await expect(password).toBeFocused()
    await password.fill('demo-password-1')
    expect(await filledEarly()).toBe(0)
    await enterOn(page, question.getByRole('button', { name: close.button, exact: true }))
    // With a box under way it closes once that has come.
    const closed = closing.getByText(say.closedDone, { exact: true })
    await expect(closed.or(closing.getByText(say.closingDone, { exact: true }))).toBeVisible()

    await calls.post('/api/v1/sessions/sign_out_client')
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    await page.goto(`${originOf(brand)}/${locale}/account`)
    await expect(page.getByText(notice.closed).or(page.getByText(notice.closing))).toBeVisible()
  })
}
