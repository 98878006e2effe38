// What a phone shows before scrolling, and what stays in view: the first dish, and the total with its reasons.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { brandIds, locales } from '../../domain/brands.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { facetMessages } from '../../i18n/facets.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { callsOf, originOf } from './household.ts'

const clients = [
  { brand: 'freshprep', locale: 'en', email: 'jordan@example.com' },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com' },
] as const

/** Pixels from the top of the screen to the first dish. */
const firstDish = (page: Page) =>
  page
    .locator('.dish-card')
    .first()
    .evaluate(card => card.getBoundingClientRect().top)

/** Windows in which the receipt stands beside the dishes, the low ones too. */
const wider = [
  [769, 800],
  [1100, 700],
  [1440, 900],
  [1920, 1080],
] as const

const heightOf = async (part: Locator) => (await part.boundingBox())?.height

test('the total of a first box is never below its button, in either language, on the smallest phone too', async ({
  page,
}) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    for (const brand of brandIds) {
      for (const locale of locales) {
        await page.goto(`${originOf(brand)}/${locale}/menu/next-week`)
        const bar = page.locator('.total-bar')
        const [total, button] = await Promise.all(
          [bar.locator('.total'), bar.locator('.button')].map(part => part.boundingBox()),
        )
        const gap = (button?.x ?? 0) - ((total?.x ?? 0) + (total?.width ?? 0))
        expect(gap, `${brand} in ${locale} at ${width}`).toBeGreaterThanOrEqual(8)
        expect((button?.x ?? 0) + (button?.width ?? 0), `${brand} in ${locale} at ${width}`).toBeLessThan(
          width,
        )
        expect(await heightOf(bar), `${brand} in ${locale} at ${width}`).toBeLessThanOrEqual(84)
      }
    }
  }
})

for (const { brand, locale, email } of clients) {
  test(`${brand} on a phone: a dish begins within 430 px, the bar takes 84 at most, and the opened receipt keeps its total and reasons in sight`, {
    tag: '@[RT-EDITOR-NO-SCROLL]',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const menu = `${originOf(brand)}/${locale}/menu/this-week`
    await page.goto(menu)
    await expect.poll(() => firstDish(page)).toBeLessThanOrEqual(430)
    await expect.poll(() => heightOf(page.locator('.total-bar'))).toBeLessThanOrEqual(84)

    // Two filters pressed before the page shows the first: both count.
    const { options } = facetMessages(brand, locale)
    const say = browseMessages(brand, locale)
    await page.getByRole('button', { name: say.filters }).click()
    const filters = page.getByRole('dialog')
    const chips = [options.surcharge.none, options.diet.vegetarian].map(name =>
      filters.getByRole('button', { name: new RegExp(`^${name}`) }),
    )
    for (const chip of chips) await expect(chip).toHaveAttribute('aria-pressed', 'false')
    const pressed = await Promise.all(chips.map(chip => chip.elementHandle()))
    await page.evaluate(all => {
      for (const chip of all) (chip as HTMLElement).click()
    }, pressed)
    for (const chip of chips) await expect(chip).toHaveAttribute('aria-pressed', 'true')

    const calls = callsOf(page)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    const orderId = (await calls.get('/api/v1/orders/upcoming_order_ids')).at(-1)
    // Opening it keeps the scroll position (area 2); by its address it opens at the top.
    await page.goto(`${originOf(brand)}/${locale}/account`)
    // Before its scripts run a link loads the next page whole, at its top.
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    await page.locator(`a[href$="/orders/${orderId}/editor"]`).click()
    await expect(page.locator('.editor-browse')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await page.goto(`${originOf(brand)}/${locale}/orders/${orderId}/editor`)
    await expect.poll(() => firstDish(page)).toBeLessThanOrEqual(430)
    const bar = page.locator('.sheet')
    await expect.poll(() => heightOf(bar)).toBeLessThanOrEqual(84)
    // The plates on its edge do not cover the total.
    const [plates, total] = await Promise.all(
      [bar.locator('.set-table'), bar.locator('.total')].map(part => part.boundingBox()),
    )
    expect((plates?.y ?? 0) + (plates?.height ?? 0)).toBeLessThanOrEqual(total?.y ?? 0)

    // A search without results says so above the bar, and its way out is not behind the plates either.
    await page.getByRole('textbox', { name: say.search }).fill('zzzz')
    await expect(page.getByRole('heading', { name: say.noneForSearch })).toBeVisible()
    const clear = page.getByRole('button', { name: say.clearSearch }).last()
    await expect
      .poll(async () => {
        const [way, below] = [await clear.boundingBox(), await bar.locator('.set-table').boundingBox()]
        return way !== null && below !== null && way.y + way.height < below.y
      })
      .toBe(true)

    for (const height of [812, 667]) {
      await page.setViewportSize({ width: 375, height })
      await bar.getByRole('button', { name: receiptPartMessages(brand, locale).open }).click()
      const receipt = page.getByRole('dialog')
      await expect(receipt.locator('.receipt-total .total')).toBeInViewport({ ratio: 1 })
      for (const reason of await receipt.locator('.receipt-foot .sums > div:not([data-part])').all())
        await expect(reason).toBeInViewport({ ratio: 1 })
      // What is chosen can be read above them: a line whole, even on a small phone.
      await expect(receipt.locator('.receipt-line').first()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(receipt).toBeHidden()
    }

    // Wider, the receipt is beside the dishes: whatever is in the box, its total and reasons are in sight.
    for (const [width, height] of wider) {
      await page.setViewportSize({ width, height })
      const foot = page.getByRole('complementary').locator('.receipt-foot')
      await expect(foot.locator('.receipt-total .total')).toBeInViewport({ ratio: 1 })
      const reasons = await foot.locator('.sums > div:not([data-part])').all()
      expect(reasons.length).toBeGreaterThan(1)
      for (const reason of reasons) await expect(reason).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('complementary').locator('.receipt-line').first()).toBeInViewport({
        ratio: 1,
      })
    }
  })

  test(`${brand} on a phone: a client’s first screen shows the food of the box to come; who is paused or closed sees this week’s dishes and one button back, and no client is asked for the newsletter`, {
    tag: '@[RT-ACCOUNT-PAUSED-BANNER]',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`${originOf(brand)}/404`)
    const calls = callsOf(page)
    const main = page.getByRole('main')
    for (const who of [email, 'paused@example.com', 'closed@example.com']) {
      await calls.post('/clients/sign_in', { email: who, password: 'demo-password-1' })
      await page.goto(`${originOf(brand)}/${locale}/account`)
      await expect(page.locator('.newsletter')).toHaveCount(0)
      if (who === email) {
        const food = main.locator('.underway-pictures, .underway-box, [data-lead] .order-row-pictures')
        await expect(food.first()).toBeInViewport({ ratio: 1 })
      } else {
        await expect(main.locator('.dish-card')).toHaveCount(4)
        await expect(main.locator('.button[data-kind="primary"]')).toHaveCount(1)
        await expect(main.locator('.button[data-kind="primary"]')).toBeInViewport({ ratio: 1 })
      }
    }
  })
}
