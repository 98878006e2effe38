// A client's calendar of deliveries, recent boxes, and their reviews.

import { expect, test } from '@playwright/test'
import { scheduleMessages } from '../../app/pages/schedule/words.ts'
import { accountMessages } from '../../i18n/account.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatDay, formatHours, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { historyMessages } from '../../i18n/history.ts'
import { recentMessages } from '../../i18n/recent.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'

const clients = [
  { brand: 'freshprep', locale: 'en', email: 'jordan@example.com', width: 1440 },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com', width: 375 },
] as const

for (const { brand, locale, email, width } of clients) {
  test(`${brand}: skips in the calendar, moves a box, reviews a box and orders another again`, {
    tag: '@[RT-SCHEDULE] [RT-RECENT] [RT-HISTORY-REVIEW-MODAL] [RT-ACCOUNT-REVIEW] [LBL-DISLIKE-TASTE] [LBL-DISLIKE-INSTRUCTIONS] [LBL-DISLIKE-DELIVERY] [LBL-DISLIKE-INGREDIENTS]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const say = {
      schedule: scheduleMessages(brand, locale),
      account: accountMessages(brand, locale).deliveries,
      undo: componentMessages(brand, locale).toasts.undo,
      day: accountPartMessages(brand, locale).day,
      reviews: reviewMessages(brand, locale),
      history: historyMessages(brand, locale),
      recent: recentMessages(brand, locale),
    }
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    await page.goto(`${originOf(brand)}/404`)
    await callsOf(page).post('/clients/sign_in', { email, password: 'demo-password-1' })

    await page.goto(`${originOf(brand)}/${locale}/schedule`)
    const coming = page.locator('.calendar a[data-tone="coming"]')
    const before = await coming.count()
    const row = page.locator('.deliveries > li').last()
    await row.getByRole('button', { name: locale === 'en' ? /^Skip/ : /^Sauter/ }).click()
    await expect(coming).toHaveCount(before - 1)
    await expect(page.locator('.calendar a[data-tone="skipped"]')).toHaveCount(1)
    await row.getByRole('button', { name: locale === 'en' ? /^Undo/ : /^Remettre/ }).click()
    await expect(coming).toHaveCount(before)

    // One box moves to another day: in the notice, in the calendar, and on the order. Then back by the notice.
    const calls = callsOf(page)
    const [{ id: orderId, deliveryDate, window }] = (await calls.get('/api/v1/account/index')).orders.slice(
      -1,
    )
    const { dates } = await calls.get(`/api/v1/account/change_delivery_form?orderId=${orderId}`)
    const other = dates.find(({ date }: { date: string }) => date !== deliveryDate)
    await row.getByRole('button', { name: say.account.changeDayOf(formatDay(deliveryDate, locale)) }).click()
    const days = page.getByRole('dialog', { name: say.day.title })
    await days.locator(`input[value="${other.date} ${other.window.startHour}"]`).press('Space')
    await days.getByRole('button', { name: say.day.save }).click()
    const stands = async (date: string, hours: typeof window, sentence: typeof say.day.moved) => {
      const words = sentence(formatWeekdayAndDay(date, locale), formatHours(hours, locale))
      await expect(page.locator('.toast').getByText(words)).toBeVisible()
      for (const each of [deliveryDate, other.date])
        await expect(coming.getByText(`${formatDay(each, locale)},`)).toHaveCount(each === date ? 1 : 0)
      const saved = await calls.get(`/api/v1/orders/order_data?orderId=${orderId}`)
      expect([saved.deliveryDate, saved.window]).toEqual([date, hours])
    }
    await stands(other.date, other.window, say.day.moved)
    await page.locator('.toast').getByRole('button', { name: say.undo, exact: true }).click()
    await stands(deliveryDate, window, say.day.movedBack)

    // By Ctrl+Z too, once; and the notice of an undone step does nothing more.
    await row.getByRole('button', { name: locale === 'en' ? /^Skip/ : /^Sauter/ }).click()
    await expect(coming).toHaveCount(before - 1)
    await page.keyboard.press('Control+z')
    await expect(coming).toHaveCount(before)
    await page.keyboard.press('Control+z')
    await expect(page.locator('.calendar a[data-tone="skipped"]')).toHaveCount(0)

    await page.getByRole('button', { name: say.schedule.feed.get }).click()
    const address = await page.getByLabel(say.schedule.feed.address).inputValue()
    const feed = await page.evaluate(async url => (await fetch(url)).text(), address)
    expect(feed.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThanOrEqual(before)
    expect(await violationsOf(page)).toEqual([])

    await page.goto(`${originOf(brand)}/${locale}/account`)
    await page.getByRole('button', { name: say.reviews.open, exact: true }).click()
    const dish = page.locator('.product-review').first()
    await dish.getByRole('radio', { name: say.reviews.answers.never, exact: true }).press('Space')
    await expect(dish.getByText(say.reviews.never)).toBeVisible()
    await dish.getByText(say.reviews.more).click()
    for (const category of Object.values(say.reviews.dislikes)) {
      await dish.getByRole('checkbox', { name: category, exact: true }).press('Space')
      await dish.getByLabel(say.reviews.dislikeText(category)).fill(`${category}…`)
    }
    const comment = dish.getByLabel(say.reviews.comment)
    await comment.fill('x'.repeat(301))
    const save = page.getByRole('button', { name: say.reviews.save })
    await expect(save).toBeDisabled()
    await comment.fill('x'.repeat(300))
    expect(await violationsOf(page)).toEqual([])
    // The page may reload, without the dialog, before that is closed: the notice is still seen.
    if (brand === 'freshprep') {
      await page.evaluate(() => {
        HTMLDialogElement.prototype.close = () => {}
      })
    }
    await save.click()
    await expect(page.getByText(say.reviews.saved)).toBeVisible()
    await expect(page.getByRole('button', { name: say.reviews.open, exact: true })).toBeHidden()

    await page.goto(`${originOf(brand)}/${locale}/history`)
    const eaten = page.locator('.past-orders > li').first()
    await expect(eaten.getByText(say.reviews.said(say.reviews.answers.never), { exact: true })).toBeVisible()
    await eaten.getByRole('button', { name: /^(Review|Évaluer)/ }).click()
    await expect(dish.getByRole('radio', { name: say.reviews.answers.never })).toBeChecked()
    await expect(dish.getByLabel(say.reviews.comment)).toHaveValue('x'.repeat(300))
    await page.keyboard.press('Escape')

    await page.goto(`${originOf(brand)}/${locale}/recent`)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    const held = (await calls.get('/api/v1/account/index')).orders.map(
      ({ lines }: { lines: object[] }) => lines,
    )
    // Market items are on every menu, so a box with one can be ordered again, at least in part.
    const past: { deliveryDate: string; lines: { kind: string }[] }[] = (
      await calls.get('/api/v1/clients/delivery_history')
    ).orders
    const again = past.find(({ lines }) => lines.some(({ kind }) => kind === 'item'))
    await page
      .getByRole('button', { name: say.recent.againOf(formatDay(again?.deliveryDate ?? '', locale)) })
      .click()
    const outcome = page.getByRole('status').locator('.banner').first()
    await expect(outcome).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const boxes = async () =>
      (await calls.get('/api/v1/account/index')).orders.map(({ lines }: { lines: object[] }) => lines)
    expect(await boxes()).not.toEqual(held)
    await outcome.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(page.getByText(say.recent.undone)).toBeVisible()
    expect(await boxes()).toEqual(held)
    expect(faults).toEqual([])
  })
}

test('a page that clients share greets each by name and comes alive without an error', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text())
  })
  for (const { brand, email } of clients) {
    await page.goto(`${originOf(brand)}/404`)
    await callsOf(page).post('/clients/sign_in', { email, password: 'demo-password-1' })
    for (const path of ['/', '/menu/this-week', '/get-started']) {
      await page.goto(originOf(brand) + path)
      await page.waitForFunction(() => document.readyState === 'complete')
      await expect(page.locator('.avatar')).toHaveText(brand === 'freshprep' ? 'J' : 'A')
      await page.locator('.avatar').click()
      await expect(page.locator('#avatar-menu')).toContainText(brand === 'freshprep' ? 'Jordan' : 'Amélie')
    }
  }
  expect(faults).toEqual([])
})
