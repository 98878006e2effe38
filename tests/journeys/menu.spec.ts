// A client's menu of a week: a search with a misspelt word, a dish's page and back, and adding it to a box.

import { expect, test } from '@playwright/test'
import { mostUnits } from '../../domain/orders/lines.ts'
import { addToBoxMessages } from '../../i18n/add_to_box.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { formatDay } from '../../i18n/dates.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { facetMessages } from '../../i18n/facets.ts'
import { menuMessages } from '../../i18n/menu.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'
import { linksOf, visit } from './visit.ts'

const clients = [
  { brand: 'freshprep', locale: 'en', email: 'jordan@example.com', width: 1440 },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com', width: 375 },
] as const

/** The longest word of a name, with a letter left out of its middle. */
function misspelt(name: string): string {
  const [word = ''] = name.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + word.slice(middle + 1)
}

for (const { brand, locale, email, width } of clients) {
  test(`${brand} in ${locale} at ${width}: a dish of the menu is found, opened and put into the week’s box`, {
    tag: '@[RT-MENU-DATE] [API-menu.data] [CB-LOAD-SEARCH] [ERR-NO-SEARCH-RESULTS] [ERR-NO-ITEMS-FILTERS] [API-orders.future_orders_for_product] [RT-PRODUCT]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const calls = callsOf(page)
    const browse = browseMessages(brand, locale)
    const facets = facetMessages(brand, locale)
    const say = addToBoxMessages(brand, locale)
    await page.goto(`${originOf(brand)}/${locale}/404`)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    const orderId = (await calls.get('/api/v1/orders/upcoming_order_ids')).at(-1)
    const unitsOf = async (id: string) => {
      const { lines } = await calls.get(`/api/v1/orders/order_data?orderId=${orderId}`)
      return lines.find(({ productId }: { productId: string }) => productId === id)?.quantity ?? 0
    }
    const { week, deliveryDate } = await calls.get(`/api/v1/orders/order_data?orderId=${orderId}`)
    const menu = await calls.get(`/api/v1/menu/data?date=${week}`)
    const recipes = menu.dishes.filter(({ kind }: { kind: string }) => kind === 'rtc')
    const dish = recipes.findLast(({ soldOut }: { soldOut: boolean }) => !soldOut)
    const address = `${originOf(brand)}/${locale}/menu/${week}`
    const cards = page.locator('.dish-card')
    const card = cards.filter({ has: page.getByRole('link', { name: dish.name, exact: true }) })
    const search = page.getByRole('textbox', { name: browse.search })

    // The search words are fetched with the first search.
    const words: string[] = []
    page.on('request', request => {
      if (request.url().includes('/menu/search_words')) words.push(request.url())
    })

    // Filters without results say so, with a button back.
    await page.goto(`${address}?diet=vegan&protein=poultry`)
    await expect(page.getByRole('heading', { name: browse.noneForFilters })).toBeVisible()
    await page.getByRole('button', { name: browse.clear }).last().click()
    await expect(cards).toHaveCount(recipes.length)
    expect(words).toEqual([])
    await search.pressSequentially('zzzz')
    await expect.poll(() => words.length).toBe(1)
    await expect(page.getByRole('heading', { name: browse.noneForSearch })).toBeVisible()
    await page.getByRole('button', { name: browse.clearSearch }).last().click()
    await expect(cards).toHaveCount(recipes.length)

    // The number on a filter is the number of its results.
    await page.getByRole('button', { name: browse.filters }).click()
    const spared = page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${facets.options.surcharge.none}`) })
    const count = Number(/\d+$/.exec((await spared.textContent()) ?? '')?.[0])
    await spared.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: browse.show(count) })
      .click()
    await expect(cards).toHaveCount(count)
    await page.getByRole('button', { name: browse.drop(facets.options.surcharge.none) }).click()

    // A misspelt word finds the dish, and the search stays in another week.
    await search.pressSequentially(misspelt(dish.name))
    await expect(card).toBeVisible()
    await page.waitForURL(/[?&]q=/)
    await expect(page.locator('.weeks a[href*="q="]')).not.toHaveCount(0)

    // To its page and back: the same search, the same place.
    await card.getByRole('link').hover()
    const before = await page.evaluate(() => scrollY)
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible()
    await page.locator('.product-back a').click()
    await expect(search).toHaveValue(misspelt(dish.name))
    await expect(card).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

    // Into the box of the week in view, and out of it again.
    const units = await unitsOf(dish.id)
    const day = formatDay(deliveryDate, locale)
    const plus = card.getByRole('button', { name: menuMessages(brand, locale).addNamed(dish.name) })
    await plus.click()
    await expect(card.getByRole('status')).toContainText(say.added(units + 1, day))
    expect(await unitsOf(dish.id)).toBe(units + 1)
    await expect(card.getByRole('link', { name: say.open })).toHaveAttribute(
      'href',
      new RegExp(`/orders/${orderId}/editor$`),
    )
    expect(await violationsOf(page)).toEqual([])
    await card.getByRole('button', { name: say.undo }).click()
    await expect(card.getByRole('status')).toContainText(say.takenOut(day))
    expect(await unitsOf(dish.id)).toBe(units)

    // Refused: it says so beside the button, and the box stays as it is.
    const put = (quantity: number) =>
      calls.post('/api/v1/orders/update_quantity', { orderId, productId: dish.id, quantity })
    await put(mostUnits)
    await plus.click()
    await expect(card.getByRole('status')).toContainText(errorMessages(brand, locale).quantity_invalid)
    expect(await unitsOf(dish.id)).toBe(mostUnits)
    await put(units)

    // On its own page: into the next box, or into another.
    await page.goto(`${originOf(brand)}/${locale}/product/${dish.id}`)
    await page.getByRole('button', { name: say.add }).click()
    const added = page.locator('.product-add')
    await expect(added.getByRole('link', { name: say.open })).toBeVisible()
    await added.getByRole('button', { name: say.another }).click()
    const choice = page.getByRole('dialog', { name: say.choose })
    await expect(choice.getByRole('button', { name: say.addOne(day) })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await added.getByRole('button', { name: say.undo }).click()
    await expect(added.getByRole('button', { name: say.undo })).toBeHidden()
  })
}

test('a dish that is pressed right after typing opens, however slowly it loads, and the whole search is there on coming back', {
  tag: '@[CB-LOAD-SEARCH] [RT-PRODUCT]',
}, async ({ page }) => {
  await page.goto(`${originOf('freshprep')}/menu/next-week`)
  await page.locator('html[data-alive]').waitFor()
  const link = page.locator('.dish-card').getByRole('link').last()
  const name = (await link.textContent()) ?? ''
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/product\/[^/]+\.data/, async route => {
    await pressed
    await route.continue()
  })
  const search = page.getByRole('textbox', { name: browseMessages('freshprep', 'en').search })
  await search.focus()
  // In the task after the key, when React has not shown the text yet.
  await link.evaluate((pressedLink: HTMLElement, text) => {
    document.execCommand('insertText', false, text)
    setTimeout(() => pressedLink.click())
  }, name)
  await page.waitForURL(/[?&]q=/)
  goOn()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.locator('.product-back a').click()
  await expect(search).toHaveValue(name)
})

test('visitors see a link to the plans instead of a box', {
  tag: '@[BIZ-VISITOR-BROWSE-MENU] [RT-PRODUCT]',
}, async () => {
  for (const path of ['/menu/next-week', '/product/cheeseburger-wedges']) {
    const answer = await visit('freshprep', path)
    expect(linksOf(answer), path).toContain('/signup/plans')
    expect(answer.html, path).not.toContain('class="plus"')
  }
})
