// Saving in the editor: without a connection, in two windows, after a closed tab, and Undo.

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { editorMessages } from '../../app/pages/editor/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import { componentMessages } from '../../i18n/components.ts'
import { orderMessages } from '../../i18n/orders.ts'
import { receiptPartMessages } from '../../i18n/receipt_parts.ts'
import { dishesToAdd } from './dishes_to_add.ts'
import { callsOf, originOf } from './household.ts'
import { signedIn, visit } from './visit.ts'

type EditorData = OutputOf<'orders.editor_data_v2'>

const saveState = (page: Page) => page.locator('.saved-mark:visible')
const isSaved = (page: Page) => expect(saveState(page)).toHaveAttribute('data-state', 'saved')
const press = (page: Page, label: string) =>
  page.locator('.editor-shelf').getByRole('button', { name: label, exact: true }).click()
const countOf = (page: Page, dish: { name: string }) =>
  page.locator('.dish-card').filter({ hasText: dish.name }).locator('.stepper-count')

/** The editor of a box of a demo household, two dishes that are not in it, and the server's view of them. */
async function openEditor(context: BrowserContext, brand: BrandId, locale: Locale, email: string) {
  const page = await context.newPage()
  await page.goto(`${originOf(brand)}/404`)
  await callsOf(page).post('/clients/sign_in', { email, password: 'demo-password-1' })
  const { cookie } = await signedIn(brand, email)
  const ask = async (path: string) => JSON.parse((await visit(brand, `/api/v1/orders/${path}`, cookie)).html)
  const orderId = (await ask('upcoming_order_ids')).at(-2)
  const data: EditorData = await ask(`editor_data_v2?orderId=${orderId}`)
  const { order, plan } = data
  const linesNow = async () => (await ask(`order_data?orderId=${orderId}`)).lines as typeof order.lines
  const [first, second] = dishesToAdd(data)
  if (!first || !second) throw new Error('the week has no two dishes to choose')
  const address = `${originOf(brand)}/${locale}/orders/${orderId}/editor`
  await page.goto(address)
  const say = {
    ...editorMessages(brand, locale),
    ...componentMessages(brand, locale),
    receipt: receiptPartMessages(brand, locale),
  }
  const { servings } = orderMessages(brand, locale)
  return {
    page,
    address,
    first,
    second,
    before: order.lines,
    servingCents: plan.perServingCents,
    orderNow: () => ask(`order_data?orderId=${orderId}`),
    linesNow,
    unitsOf: async (dish: { id: string }) =>
      (await linesNow()).find(line => line.productId === dish.id)?.quantity ?? 0,
    say: {
      ...say,
      inBox: (dish: { name: string }, count: number) => say.inBoxNow(dish.name, servings(count)),
    },
  }
}

test('without a connection a choice is kept and not shown as saved, every change can be undone, and two windows end with the same box', {
  tag: '@[RT-EDITOR-CART] [API-orders.update_quantity] [API-orders.order_data]',
}, async ({ context }) => {
  const editor = await openEditor(context, 'freshprep', 'en', 'jordan@example.com')
  const { page, first, second, say, unitsOf } = editor
  await press(page, say.stepper.add(first.name))
  await isSaved(page)
  expect(await unitsOf(first)).toBe(1)

  // A change of mind is undone where it was made.
  await context.setOffline(true)
  await press(page, say.stepper.more(first.name))
  await expect(saveState(page)).toHaveText(say.receipt.save.offline)
  await press(page, say.stepper.add(second.name))
  // Pressed immediately after the removal, before it is on screen, it still undoes the removal.
  await page.getByRole('button', { name: say.stepper.remove(second.name), exact: true }).evaluate(button => {
    ;(button as HTMLElement).click()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))
  })
  await expect(page.getByText(say.undone(say.inBox(second, 2)))).toBeVisible()
  await expect(page.getByRole('button', { name: say.stepper.more(second.name) })).toBeFocused()
  await expect(countOf(page, first)).toHaveText(say.servings(4))
  expect(await unitsOf(first)).toBe(1)

  // Back online it is saved at once, and another window shows it.
  await context.setOffline(false)
  await isSaved(page)
  expect([await unitsOf(first), await unitsOf(second)]).toEqual([2, 1])
  const other = await context.newPage()
  await other.goto(editor.address)
  await expect(countOf(other, first)).toHaveText(say.servings(4))
  await expect(countOf(other, second)).toHaveText(say.servings(2))

  // That one changes a dish; this one, which has not seen it, does not overwrite it, and says what happened.
  await press(other, say.stepper.more(first.name))
  await isSaved(other)
  await press(page, say.stepper.fewer(first.name))
  const notice = page.getByRole('alert').filter({ hasText: say.elsewhere(say.inBox(first, 6)) })
  await expect(notice).toContainText(say.notMade)
  await expect(countOf(page, first)).toHaveText(say.servings(6))
  await expect(notice.getByRole('listitem')).toHaveText([say.inBox(first, 2)])
  await notice.getByRole('button', { name: say.apply }).click()
  await isSaved(page)
  expect(await unitsOf(first)).toBe(1)
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(countOf(other, first)).toHaveText(say.servings(2))
  await expect(other.getByText(say.elsewhere(say.inBox(first, 2)))).toBeVisible()

  for (const dish of [first, second]) await press(other, say.stepper.remove(dish.name))
  await expect.poll(editor.linesNow).toEqual(editor.before)
})

test('a closed tab’s unsaved change is saved on the next visit; on a phone a change is undone inside the open receipt, and a skipped week too', {
  tag: '@[RT-EDITOR-CART]',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' })
  const faults: string[] = []
  context.on('weberror', fault => faults.push(fault.error().message))
  // Decorations may never come, as without a connection.
  await context.route('**/assets/set_table*.js', route => route.abort())
  const editor = await openEditor(context, 'cookit', 'fr', 'amelie@example.com')
  const { page, first, say, unitsOf } = editor
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await context.setOffline(true)
  await press(page, say.stepper.add(first.name))
  await expect(saveState(page)).toHaveText(say.receipt.save.offline)
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('about:blank')
  expect(asked).toEqual(['beforeunload'])
  await context.setOffline(false)

  await page.goto(editor.address)
  await expect(page.getByText(say.leftSaving(say.inBox(first, 2)))).toBeVisible()
  await expect.poll(() => unitsOf(first)).toBe(1)

  await page.getByRole('button', { name: say.receipt.open }).click()
  const receipt = page.getByRole('dialog', { name: say.receipt.title })
  await receipt.getByRole('button', { name: say.removeOf(first.name) }).click()
  await expect(receipt.getByText(say.removed(first.name))).toBeVisible()
  await receipt.getByRole('button', { name: say.toasts.undo, exact: true }).click()
  await expect(receipt.getByText(say.inBox(first, 2))).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: say.skip }).click()
  await expect(page.locator('.toast').getByText(say.skipped)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.toast').getByText(say.unskipped)).toBeVisible()
  await press(page, say.stepper.remove(first.name))
  await expect.poll(editor.linesNow).toEqual(editor.before)
  expect(faults).toEqual([])
  await context.close()
})

test('where the browser computes a cent differently the server’s total counts, a notice says so, and the next change is right', {
  tag: '@[API-orders.update_quantity]',
}, async ({ context }) => {
  const editor = await openEditor(context, 'freshprep', 'en', 'jordan@example.com')
  const { page, first, say, servingCents, unitsOf } = editor
  const alerts = page.getByRole('alert')
  const total = page.locator('.receipt data.total:visible')
  const stands = async () => {
    const { totalCents } = await editor.orderNow()
    const shown = formatMoney(totalCents, 'en')
    await expect(total).toHaveText(shown)
    return shown
  }

  // The page comes with another price of a serving than the server has; later data has the server's.
  await page.route(editor.address, async route => {
    const response = await route.fetch()
    const price = new RegExp(`(?<=:)${servingCents}(?=[,}])`, 'g')
    const body = (await response.text()).replaceAll(price, String(servingCents - 1))
    await route.fulfill({ response, body })
  })
  await page.reload()
  // The page differs from the server's rendering, so React renders it anew: a press may be half done at that moment.
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await press(page, say.stepper.add(first.name))
  // The receipt shows the new total before anything is said about it.
  await alerts.waitFor()
  await expect
    .poll(async () => (await alerts.textContent())?.includes((await total.textContent()) ?? '–'))
    .toBe(true)
  await isSaved(page)
  expect(await unitsOf(first)).toBe(1)
  await expect(alerts).toHaveText([new RegExp(`^${RegExp.escape(say.otherTotal(await stands()))}`)])
  await alerts.getByRole('button', { name: say.toasts.dismiss }).click()

  await press(page, say.stepper.more(first.name))
  await expect.poll(() => unitsOf(first)).toBe(2)
  await isSaved(page)
  await stands()
  await expect(alerts).toHaveCount(0)
  await press(page, say.stepper.fewer(first.name))
  await press(page, say.stepper.remove(first.name))
  await expect.poll(editor.linesNow).toEqual(editor.before)
})
