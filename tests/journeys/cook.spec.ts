// Cooking along: two dishes of a delivered box on one timeline, countdowns, a lost connection, and the time it took.

import { expect, test } from '@playwright/test'
import { componentMessages } from '../../i18n/components.ts'
import { cookMessages } from '../../i18n/cook.ts'
import { reviewMessages } from '../../i18n/reviews.ts'
import { violationsOf } from '../accessibility.ts'
import { backOnline, callsOf, enter, originOf } from './household.ts'

// It keeps the page for a kitchen without a connection.
test.use({ serviceWorkers: 'allow' })

for (const [brand, locale, email, width] of [
  ['freshprep', 'en', 'jordan@example.com', 1440],
  ['cookit', 'fr', 'amelie@example.com', 375],
] as const) {
  test(`${brand} in ${locale}: two dishes are cooked on one timeline, also without a connection, and the time is asked for`, async ({
    page,
    context,
  }) => {
    const say = cookMessages(brand, locale)
    await page.setViewportSize({ width, height: 812 })
    await page.clock.install()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async (kind: string) => {
            document.documentElement.dataset.awake = kind
            return { release: async () => void delete document.documentElement.dataset.awake }
          },
        },
      })
    })
    await page.goto(`${originOf(brand)}/?locale=${locale}`)
    await enter(page, email)
    const { orders } = await callsOf(page).get('/api/v1/clients/delivery_history')
    const box = orders.find(({ state }: { state: string }) => state === 'delivered')
    const [first, second] = box.lines.filter(({ kind }: { kind: string }) => kind === 'rtc')
    await page.goto(`${originOf(brand)}/${locale}/orders/${box.id}`)
    await page.getByRole('link', { name: say.open, exact: true }).click()
    for (const { name } of [first, second]) {
      await page.getByRole('link', { name: say.take(name), exact: true }).click()
      await expect(page.getByRole('link', { name: say.leave(name), exact: true })).toBeVisible()
    }
    expect(await violationsOf(page)).toEqual([])
    const steps = await page.locator('.cook-line > li').count()
    await page.getByRole('button', { name: say.start, exact: true }).click()
    await expect(page.getByText(say.step(1, steps))).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    // It fills the screen, which stays on meanwhile.
    await expect(page.locator('html')).toHaveAttribute('data-awake', 'screen')
    await expect(page.getByRole('banner')).toHaveCount(0)

    // Everything needed from here on is on the phone.
    const isKept = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined)
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(say.step(1, steps))).toBeVisible()

    let counted = false
    for (let place = 1; place < steps; place++) {
      const timer = page.locator('.cook-timers button').first()
      if (!counted && (await timer.count()) > 0) {
        counted = true
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        await timer.click()
        await expect(page.getByRole('list', { name: say.running }).getByRole('timer')).toBeVisible()
        await page.clock.fastForward('20:00')
        await expect(page.getByRole('alert')).toHaveText(say.over(title ?? ''))
        await page.getByRole('button', { name: say.stop(title ?? ''), exact: true }).click()
      }
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText(say.step(place + 1, steps))).toBeVisible()
    }
    expect(counted).toBe(true)
    await page.getByRole('button', { name: say.done, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.table })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-awake')
    const took = say.took(20)
    await expect(page.getByText(took)).toBeVisible()
    // Earlier reviews cannot be read without a connection, so the review is asked for again.
    const review = reviewMessages(brand, locale)
    await page.getByRole('button', { name: say.say, exact: true }).click()
    const { retry } = componentMessages(brand, locale).error
    const again = page.getByRole('alert').getByRole('button', { name: retry, exact: true })
    await expect(again).toBeVisible()
    await backOnline(page)
    await again.click()
    const about = page.getByRole('article').filter({ hasText: first.name })
    await about.getByText(review.answers.definitely, { exact: true }).click()
    await about.getByText(review.more, { exact: true }).click()
    await expect(about.getByLabel(review.minutes)).toHaveValue('20')
  })
}
