// The editor of a box: a search with a misspelt word, filters, the quick look, and options of a dish.

import { expect, test } from '@playwright/test'
import { closedBoxMessages } from '../../app/pages/editor/closed_words.ts'
import { quickLookMessages } from '../../app/pages/editor/quick_look_words.ts'
import { editorMessages } from '../../app/pages/editor/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import { kindsInOrder } from '../../domain/choice/category_order.ts'
import { formatMoney } from '../../domain/money.ts'
import { browseMessages, categoryMessages } from '../../i18n/browse.ts'
import { componentMessages } from '../../i18n/components.ts'
import { facetMessages } from '../../i18n/facets.ts'
import { violationsOf } from '../accessibility.ts'
import { dishesToAdd } from './dishes_to_add.ts'
import { callsOf, originOf, plain } from './household.ts'
import { signedIn, textOf, visit } from './visit.ts'

type EditorData = OutputOf<'orders.editor_data_v2'>

const clients = [
  { brand: 'freshprep', locale: 'en', email: 'jordan@example.com', width: 1440 },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com', width: 375 },
] as const

/** A recipe that can be swapped and paired and is not in the box. */
function dishToWant(data: EditorData) {
  const { items, customizations, pairings, order, plan } = data
  const inBox = order.lines.map(line => line.productId)
  const dish = dishesToAdd(data).find(
    ({ id, kind, surchargeCents }) =>
      kind === plan.kind && !surchargeCents && customizations[id] && pairings[id],
  )
  const swap = dish && customizations[dish.id]?.[0]
  const pairing = items.find(({ id }) => dish && pairings[dish.id]?.includes(id) && !inBox.includes(id))
  if (!dish || !swap || !pairing) throw new Error('no dish of the week can be swapped and paired')
  return { dish, swap, pairing }
}

/** The longest word of a name, with a letter left out of its middle. */
function misspelt(name: string): string {
  const [word = ''] = name.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + word.slice(middle + 1)
}

test('the editor has no header and footer, and only shows one’s own boxes; a paused household reads why its box cannot change', {
  tag: '@[RT-EDITOR] [RT-EDITOR-NO-LAYOUT] [ST-ORDER-NOT-EDITABLE]',
}, async () => {
  for (const { brand, locale } of clients) {
    const { standing } = closedBoxMessages(brand, locale)
    const { orderId: foreign } = await signedIn(brand, clients.find(one => one.brand === brand)?.email ?? '')
    const { cookie, orderId } = await signedIn(brand, 'paused@example.com')
    const answer = await visit(brand, `/${locale}/orders/${orderId}/editor`, cookie)
    expect([answer.status, answer.lang]).toEqual([200, locale])
    expect(answer.html).not.toMatch(/class="site-(header|footer)/)
    for (const words of [standing.paused, standing.pausedNote]) expect(textOf(answer)).toContain(plain(words))
    expect((await visit(brand, `/${locale}/orders/${foreign}/editor`, cookie)).status).toBe(404)
  }
})

for (const { brand, locale, email, width } of clients) {
  test(`${brand} in ${locale} at ${width}: a dish is found, opened, swapped and paired, and every view has its address`, {
    tag: `@[ST-ORDER-UNSKIP] [RT-EDITOR-CATEGORIES] [RT-EDITOR-SEARCH] [RT-EDITOR-FILTERS] [RT-EDITOR-NO-SCROLL] [ERR-NO-SEARCH-RESULTS] [ERR-NO-ITEMS-FILTERS] [API-products.modal_data] [API-orders.update_customization] [API-orders.update_pairings]${width > 1100 ? ' [LAY-BP-ULTRAWIDE]' : ''}`,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const calls = callsOf(page)
    const say = {
      ...editorMessages(brand, locale),
      browse: browseMessages(brand, locale),
      facets: facetMessages(brand, locale),
      look: quickLookMessages(brand, locale),
      categories: categoryMessages(brand, locale),
      standing: closedBoxMessages(brand, locale).standing,
    }
    await page.goto(`${originOf(brand)}/404`)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    const orderId = (await calls.get('/api/v1/orders/upcoming_order_ids')).at(-1)
    const data: EditorData = await calls.get(`/api/v1/orders/editor_data_v2?orderId=${orderId}`)
    const { dish, swap, pairing } = dishToWant(data)
    const address = `${originOf(brand)}/${locale}/orders/${orderId}/editor`
    const card = page.getByRole('link', { name: dish.name, exact: true })
    const cards = page.locator('.dish-card')
    const search = page.getByRole('textbox', { name: say.browse.search })
    await page.goto(address)
    if (width > 1100) {
      const dishes = page.locator('.editor-grid[data-kind="dishes"]').first()
      const columns = () =>
        dishes.evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
      for (const [wide, across] of [
        [1919, 3],
        [1920, 4],
      ] as const) {
        await page.setViewportSize({ width: wide, height: 900 })
        await expect.poll(columns, String(wide)).toBe(across)
      }
      await page.setViewportSize({ width, height: 900 })
    }

    // The week is skipped from here, with an Undo; the choice is kept.
    await page.getByRole('button', { name: say.skip }).click()
    await expect(page.getByText(say.standing.skippedNote)).toBeVisible()
    await expect(search).toHaveCount(0)
    await page.getByRole('button', { name: say.standing.unskip }).click()
    await expect(cards).toHaveCount(data.dishes.length)
    await expect(page.getByText(say.standing.skippedNote)).toHaveCount(0)

    // Kinds are in the week's ranking; one of them is a view with an address.
    const listed = new Set(data.dishes.filter(({ kind }) => kind === 'rtc').map(one => one.category))
    const ranking = kindsInOrder([...listed], data.categories)
    const kinds = page.getByRole('group', { name: say.kinds }).getByRole('button')
    const names = ranking.map(category => say.categories[category])
    await expect(kinds).toHaveText([say.all, ...names, say.otherKind.rte])
    await kinds.nth(2).click()
    const ofKind = data.dishes.filter(({ kind, category }) => kind === 'rtc' && category === ranking[1])
    await expect(cards).toHaveCount(ofKind.length)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('kind') === ranking[1])
    await kinds.first().click()
    await expect(cards).toHaveCount(data.dishes.length)

    // A search without results says so, and the field restores everything.
    await search.pressSequentially('zzzz')
    await expect(page.getByRole('heading', { name: say.browse.noneForSearch })).toBeVisible()
    await page.getByRole('button', { name: say.browse.clearSearch }).last().click()
    await expect(cards).toHaveCount(data.dishes.length)

    // A misspelt word finds the dish as it is typed, and the address keeps it.
    await search.pressSequentially(misspelt(dish.name))
    await expect(card).toBeVisible()
    await expect.poll(() => cards.count()).toBeLessThan(data.dishes.length)
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === misspelt(dish.name))
    await page.reload()
    await expect(card).toBeVisible()
    await expect(search).toHaveValue(misspelt(dish.name))
    await search.fill('')
    await expect(cards).toHaveCount(data.dishes.length)

    // The number on a filter is the number of its results.
    await page.getByRole('button', { name: say.browse.filters }).click()
    const filters = page.getByRole('dialog')
    const vegan = filters.getByRole('button', { name: new RegExp(`^${say.facets.options.diet.vegan}`) })
    const count = Number(/\d+$/.exec((await vegan.textContent()) ?? '')?.[0])
    expect(count).toBe(data.dishes.filter(({ diets }) => diets.includes('vegan')).length)
    await vegan.click()
    expect(await violationsOf(page)).toEqual([])
    await filters.getByRole('button', { name: say.browse.show(count) }).click()
    await expect(page.getByRole('button', { name: say.browse.filtersOn(1) })).toBeFocused()
    await expect(cards).toHaveCount(count)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('diet') === 'vegan')

    // Filters that leave nothing say so and can be cleared.
    await page.goto(`${address}?diet=vegan&protein=poultry`)
    await expect(page.getByRole('heading', { name: say.browse.noneForFilters })).toBeVisible()
    await page.getByRole('button', { name: say.browse.clear }).last().click()
    await expect(cards).toHaveCount(data.dishes.length)

    // The quick look has an address; back closes it, at the same place, on the same card.
    await card.evaluate(link => scrollTo(0, link.getBoundingClientRect().top + scrollY - 200))
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await card.press('Enter')
    const look = page.getByRole('dialog', { name: dish.name })
    await expect(look.getByRole('heading', { name: say.look.allergens })).toBeVisible()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('look') === dish.id)
    const servings = data.pricing.prices[dish.id]?.servingsPerUnit ?? 0
    await expect(look.getByText(say.servings(servings), { exact: true })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goBack()
    await expect(look).toBeHidden()
    await expect(card).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

    // Swapped before it is added, paired after: the server has both, and the total on the screen is its own.
    await card.press('Enter')
    await look.getByText(swap.name).click()
    await look
      .getByRole('button', { name: /\d/ })
      .filter({ hasText: say.look.put('').split(',')[0] ?? '' })
      .click()
    await look.getByRole('button', { name: new RegExp(`^${pairing.name}`) }).click()
    const order = () => calls.get(`/api/v1/orders/order_data?orderId=${orderId}`)
    const lineOf = async () =>
      (await order()).lines.find((line: { productId: string }) => line.productId === dish.id)
    await expect.poll(lineOf).toMatchObject({ customizationId: swap.id, pairings: [pairing.id], quantity: 1 })
    const { totalCents, addons } = await order()
    expect(addons.map((line: { productId: string }) => line.productId)).toEqual([pairing.id])
    await page.keyboard.press('Escape')
    await expect(look).toBeHidden()
    await expect(page.locator('data.total').first()).toHaveText(formatMoney(totalCents, locale))

    // Removed again, with its pairing.
    if (width < 769) await page.locator('.sheet').getByRole('button').click()
    await page.getByRole('button', { name: say.removeOf(dish.name) }).click()
    await expect.poll(async () => (await order()).lines).toEqual(data.order.lines)
  })
}

test('a chosen plate flies to its place by transform and opacity alone, and is there at once with reduced motion', {
  tag: '@[RT-EDITOR-CART]',
}, async ({ page }) => {
  const say = editorMessages('freshprep', 'en')
  const { stepper } = componentMessages('freshprep', 'en')
  const calls = callsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const moved: string[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      moved.push(...(frames as Keyframe[]).flatMap(frame => Object.keys(frame)))
      return animate.call(this, frames, timing)
    }
    Object.assign(globalThis, { moved })
  })
  await page.goto(`${originOf('freshprep')}/404`)
  await calls.post('/clients/sign_in', { email: 'jordan@example.com', password: 'demo-password-1' })
  const orderId = (await calls.get('/api/v1/orders/upcoming_order_ids')).at(-1)
  const data: EditorData = await calls.get(`/api/v1/orders/editor_data_v2?orderId=${orderId}`)
  const [first, second] = dishesToAdd(data).filter(({ kind }) => kind === data.plan.kind)
  if (!first || !second) throw new Error('the week has no two dishes to choose')
  const cloth = page.locator('.editor-box .set-table')
  const choose = async ({ id, name }: { id: string; name: string }) => {
    await page
      .locator('.editor-shelf')
      .getByRole('button', { name: stepper.add(name), exact: true })
      .click()
    await expect(cloth.locator(`[data-place="${id}"]`)).toBeVisible()
  }
  const remove = ({ name }: { name: string }) =>
    page
      .locator('.editor-box')
      .getByRole('button', { name: say.removeOf(name), exact: true })
      .click()
  const moved = () => page.evaluate(() => [...new Set((globalThis as unknown as { moved: string[] }).moved)])
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${originOf('freshprep')}/en/orders/${orderId}/editor`)
    // Once there is a first plate the table is alive, and the second one flies.
    await choose(first)
    await choose(second)
    expect((await moved()).toSorted()).toEqual(reducedMotion === 'reduce' ? [] : ['opacity', 'transform'])
    await expect(page.locator('.flying-plate')).toHaveCount(0)
    await remove(second)
    await remove(first)
    await expect(cloth.locator(`[data-place="${first.id}"]`)).toHaveCount(0)
    await expect(page.locator('.saved-mark:visible')).toHaveAttribute('data-state', 'saved')
  }
})
