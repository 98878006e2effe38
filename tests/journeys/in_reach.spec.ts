// What has to be on the screen is there: a price with its button, ways out beside a notice, whole names, and, at 400 %, the page
// between its bars.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { editorMessages } from '../../app/pages/editor/words.ts'
import { linkTo } from '../../contract/paths.ts'
import { brandIds, locales } from '../../domain/brands.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { homeMessages } from '../../i18n/home.ts'
import { at400percent, coveredOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'

const clients = [
  { brand: 'freshprep', locale: 'en', email: 'jordan@example.com', typed: 'apples' },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com', typed: 'pommes' },
] as const

/** Opens the editor of the household's last box to come. @returns its address, and a function that empties it of what was added */
async function openEditor(page: Page, { brand, locale, email }: (typeof clients)[number]) {
  await page.goto(`${originOf(brand)}/404`)
  const calls = callsOf(page)
  await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
  const orderId = (await calls.get('/api/v1/orders/upcoming_order_ids')).at(-1)
  const address = `${originOf(brand)}/${locale}/orders/${orderId}/editor`
  const order = () => calls.get(`/api/v1/orders/order_data?orderId=${orderId}`)
  const before: { lines: { productId: string }[]; itemsCount: number } = await order()
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  const takeBack = async () => {
    await expect.poll(async () => (await order()).itemsCount).not.toBe(before.itemsCount)
    const held = before.lines.map(({ productId }) => productId)
    const after: typeof before = await order()
    const productId = after.lines.find(line => !held.includes(line.productId))?.productId
    await calls.post('/api/v1/orders/update_quantity', { orderId, productId, quantity: 0 })
  }
  return { address, takeBack }
}

/** Texts that their boxes cut off. */
const cutOff = (texts: Locator) =>
  texts.evaluateAll(all =>
    all
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        const isBox = clientWidth > 0
        return isBox && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4)
      })
      .map(({ textContent }) => textContent),
  )

test('the price of a product and its button are on the first screen, in both brands and languages', {
  tag: '@[RT-PRODUCT]',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const brand of brandIds) {
    for (const locale of locales) {
      await page.goto(originOf(brand) + linkTo('product', { brand, locale }, { id: 'butter-chicken-naan' }))
      const buy = page.locator('.product-buy')
      for (const part of [buy.locator('.product-price-figure'), buy.locator('.button')])
        await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
})

test('a postal code typed on home is confirmed in place, and leads to the menu', {
  tag: '@[RT-HOME]',
}, async ({ page }) => {
  const { postal, check, served } = homeMessages('freshprep', 'en')
  await page.goto(`${originOf('freshprep')}/en`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await page.getByLabel(postal).fill('V6K 2J1')
  await expect(page.getByText(served('Vancouver'))).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
  await page.getByRole('button', { name: check }).click()
  await page.waitForURL(/\/menu\//)
})

test('the states of weeks are whole on a phone, in both brands and languages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const brand of brandIds) {
    for (const locale of locales) {
      await page.goto(originOf(brand) + linkTo('menu', { brand, locale }, { date: 'next-week' }))
      const states = page.locator('.week-state')
      expect(await states.count()).toBe(3)
      expect(await cutOff(states)).toEqual([])
    }
  }
})

for (const client of clients) {
  const { brand, locale, typed } = client
  const say = editorMessages(brand, locale)

  test(`${brand}: on a phone a notice covers no way out and no search, and a search shows how much each tab has`, {
    tag: '@[RT-EDITOR-TABS] [RT-EDITOR-SEARCH]',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const { takeBack } = await openEditor(page, client)
    const plus = page.locator('.dish-card:not([data-chosen]) .plus').first()
    await plus.click()
    const notice = page.locator('.toast')
    await expect(notice).toBeVisible()
    const search = page.getByRole('textbox', { name: browseMessages(brand, locale).search })
    const close = page.locator('.editor-ways-out').getByRole('link', { name: say.close })
    // A trial fails where something else would receive the press.
    for (const way of [page.locator('.editor-ways-out > button'), close, search])
      await way.click({ trial: true })
    await search.fill(typed)
    await expect(search).toBeFocused()
    for (const tab of await page.getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 })
      await expect(tab.locator('.tab-count')).toHaveText(/\d/)
      await tab.click({ trial: true })
    }
    await takeBack()
  })

  test(`${brand}: names are whole on the editor’s cards, and a change of tab keeps its place`, {
    tag: '@[RT-EDITOR-NO-SCROLL]',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await openEditor(page, client)
    await expect(page.locator('.dish-card').nth(20)).toBeAttached()
    expect(await cutOff(page.locator('.dish-card-title'))).toEqual([])
    expect(await cutOff(page.locator('.pairing-name'))).toEqual([])
    const tabs = page.getByRole('tab')
    await page.evaluate(() => scrollTo(0, 1_200))
    // Every frame until all of the shelf is there.
    const least = page.evaluate(async () => {
      let top = scrollY
      const tab = document.querySelectorAll<HTMLElement>('[role="tab"]')[2]
      tab?.click()
      for (let frame = 0; frame < 60; frame++) {
        await new Promise(requestAnimationFrame)
        top = Math.min(top, scrollY)
      }
      return top
    })
    expect(await least).toBe(1_200)
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  })

  test(`${brand}: at 400 % bars leave the page three quarters of the screen, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize(at400percent)
    const look = async (address: string) => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      expect(await coveredOf(page), address).toBeLessThanOrEqual(0.25)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, address).toBe(0)
    }
    const origin = originOf(brand)
    for (const path of ['/menu/next-week', '/signup/plans', '/product/butter-chicken-naan'])
      await look(`${origin}/${locale}${path}`)
    await look((await openEditor(page, client)).address)
  })
}
