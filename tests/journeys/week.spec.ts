// The main journey, once for each brand and language: from the first visit to points after a delivery, on a phone.

import { expect, type Page, test } from '@playwright/test'
import { closedBoxMessages } from '../../app/pages/editor/closed_words.ts'
import { lateMessages } from '../../app/pages/editor/late_words.ts'
import { quickLookMessages } from '../../app/pages/editor/quick_look_words.ts'
import { editorMessages } from '../../app/pages/editor/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import { brands } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatWallClock, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { historyMessages } from '../../i18n/history.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import {
  callsOf,
  type Household,
  letterTo,
  originOf,
  passCutoff,
  plain,
  signUp,
  textAt,
} from './household.ts'
import { households } from './people.ts'

test.use({ viewport: { width: 375, height: 812 } })

const journeys: Household[] = [
  households.freshprepEnglish,
  households.freshprepFrench,
  households.cookitFrench,
  households.cookitEnglish,
]

type Order = OutputOf<'orders.order_data'>

/** After the cutoff, in the editor: paid products stay as they are, and an added item is charged at once (rule 32). */
async function addLate(page: Page, { brand, locale, email }: Household, orderId: string): Promise<Order> {
  const calls = callsOf(page)
  const { standing } = closedBoxMessages(brand, locale)
  const { stepper } = componentMessages(brand, locale)
  const say = lateMessages(brand, locale)
  const data: OutputOf<'orders.editor_data_v2'> = await calls.get(
    `/api/v1/orders/editor_data_v2?orderId=${orderId}`,
  )
  const { order: paid, items, pricing } = data
  const inBox = paid.lines.map(line => line.productId)
  const item = items.find(
    ({ id, soldOut }) => !soldOut && !inBox.includes(id) && pricing.prices[id]?.taxClass === 'snack',
  )
  if (!item) throw new Error('nothing taxed can be added')
  await page.goto(`${originOf(brand)}/${locale}/orders/${orderId}/editor`)
  const until = formatWallClock(paid.late?.untilLocal ?? '', locale)
  await expect(page.getByText(standing.late(until))).toBeVisible()
  await expect(page.getByText(standing.lateNote)).toBeVisible()
  for (const { name } of paid.lines) {
    for (const change of [stepper.more(name), stepper.fewer(name), stepper.remove(name)])
      await expect(page.getByRole('button', { name: change, exact: true })).toHaveCount(0)
  }
  const late = page.getByRole('region', { name: say.title })
  await late.getByRole('tab', { name: editorMessages(brand, locale).tabs[item.category] }).click()
  await late.getByRole('textbox', { name: browseMessages(brand, locale).search }).fill(item.name)
  await late.getByRole('link', { name: item.name, exact: true }).click()
  const look = page.getByRole('dialog', { name: item.name, exact: true })
  const costs = (await look.locator('.look-due').textContent()) ?? ''
  const { put } = quickLookMessages(brand, locale)
  const price = formatMoney(item.priceCents, locale)
  await look.getByRole('button', { name: put(price), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say.asked(item.name) })
  const confirm = dialog.getByRole('button').filter({ hasText: say.confirm('').trim() })
  const agreed = (await confirm.textContent()) ?? ''
  await confirm.click()
  await expect(dialog).toBeHidden()
  const order: Order = await calls.get(`/api/v1/orders/order_data?orderId=${orderId}`)
  const due = formatMoney(order.totalCents - paid.totalCents, locale)
  expect(agreed).toBe(say.confirm(due))
  expect(costs).toBe(say.dueOfOne(due))
  expect(order.marketItems.map(line => line.productId)).toContain(item.id)
  await expect(page.getByText(say.added(item.name, due))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(look).toBeHidden()
  await expect(page.locator('data.total').first()).toHaveText(formatMoney(order.totalCents, locale))
  expect((await letterTo(page, email, 'items_added')).text).toContain(due)
  return order
}

/** A pause keeps the paid box, says so before, and skips the others; resuming brings them back. */
async function pauseAndComeBack(
  page: Page,
  { brand, locale }: Household,
  first: { id: string; deliveryDate: string },
): Promise<void> {
  const calls = callsOf(page)
  const say = stoppingMessages(brand, locale)
  await page.goto(`${originOf(brand)}/${locale}/account`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await page.getByRole('button', { name: say.pause, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say.pauseTitle, exact: true })
  const day = formatWeekdayAndDay(first.deliveryDate, locale)
  await expect(dialog.getByText(say.paidComes(day), { exact: true })).toBeVisible()
  await dialog.getByRole('radio', { name: say.reasons.vacation }).check()
  await dialog.getByRole('button', { name: say.pauseNow, exact: true }).click()
  await expect(dialog.getByText(say.pausedDone, { exact: true })).toBeVisible()
  const { orders, underway } = await calls.get('/api/v1/account/index')
  expect(underway.map(({ id, state }: Order) => [id, state])).toEqual([[first.id, 'charged']])
  expect(new Set(orders.map(({ state }: Order) => state))).toEqual(new Set(['skipped']))
  await dialog.getByRole('button', { name: say.back, exact: true }).click()
  await page.getByRole('button', { name: say.unpause, exact: true }).first().click()
  await expect(page.getByRole('button', { name: say.unpause, exact: true })).toHaveCount(0)
  const back = (await calls.get('/api/v1/account/index')).orders
  expect(back.map(({ state }: Order) => state)).toContain('upcoming')
}

/** Closing waits for the bag that is out: nothing is charged any more, and the form of its pickup is there. */
async function closeWithABagOut(page: Page, { brand, locale, password }: Household): Promise<void> {
  const calls = callsOf(page)
  const say = stoppingMessages(brand, locale)
  const { bags } = await calls.get('/api/v1/account/returnables')
  await calls.post('/api/v1/reauthentications/create', { password })
  await page.goto(`${originOf(brand)}/${locale}/account`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await page.getByRole('button', { name: say.close, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say.closeTitle, exact: true })
  await expect(dialog.locator('.stop-out')).toContainText(bags[0].number)
  await dialog.getByRole('radio', { name: say.reasons.other }).check()
  await dialog.getByRole('button', { name: say.closeNow, exact: true }).click()
  await expect(dialog.getByText(say.closingDone, { exact: true })).toBeVisible()
  await expect(dialog.getByText(say.closingNote)).toBeVisible()
  await expect(dialog.locator('.pickup')).toBeVisible()
  const { subscription } = await calls.get('/api/v1/account/index')
  expect(subscription.state).toBe('closing')
}

for (const household of journeys) {
  const { brand, locale } = household
  // One household of each brand reads the sentences of a closed box.
  const late = locale === brands[brand].defaultLocale
  test(`${brand} in ${locale}: a household signs up, fills its box, is charged the total it saw${late ? ', adds an item after the cutoff' : ''}, gets its delivery and its points`, {
    tag: `@[BIZ-VISITOR-SIGNUP-PAY] [ST-SIGNUP-ORDER] [RT-SIGNUP-REGISTRATION] [RT-SIGNUP-DELIVERY] [RT-SIGNUP-PAYMENT] [RT-SIGNUP-WELCOME] [BIZ-CLIENT-ORDERS] [RT-EDITOR-CART] [RT-EDITOR-TABS] [ST-POINTS-AVAILABLE] [ST-ORDER-DELIVERED]${late ? ' [ST-ORDER-LATE-EDIT] [ST-ORDER-NOT-EDITABLE] [ST-SUB-PAUSE-SKIPS] [ST-SUB-PAUSE-PROCESSED] [ST-SUB-PAUSED] [ST-SUB-UNPAUSE] [API-account.unpause_account] [ST-SUB-BAGS-PROMPT] [ST-SUB-CLOSE-BLOCKED-BAGS] [ERR-CLOSING-BLOCKED] [ENT-RETURNABLES]' : ''}`,
  }, async ({ page }) => {
    const calls = callsOf(page)
    const stepper = componentMessages(brand, locale).stepper
    await signUp(page, household)
    const [first] = (await calls.get('/api/v1/account/index')).orders
    const prefix = `${originOf(brand)}/${locale}`

    // The box is edited in the editor, and the total on the screen is the one of the last edit.
    await page.goto(`${prefix}/orders/${first.id}/editor`)
    const editor = await calls.get(`/api/v1/orders/editor_data_v2?orderId=${first.id}`)
    const recipes = editor.dishes.filter(
      (dish: { kind: string; soldOut: boolean }) => dish.kind === 'rtc' && !dish.soldOut,
    )
    for (const dish of recipes.slice(0, 3)) {
      await page.getByRole('button', { name: stepper.add(dish.name), exact: true }).click()
    }
    await page.getByRole('tab', { name: editorMessages(brand, locale).tabs.market }).click()
    const item = editor.items.find(
      (one: { category: string; soldOut: boolean }) => one.category === 'market' && !one.soldOut,
    )
    await page.getByRole('button', { name: stepper.add(item.name), exact: true }).click()
    const order = () => calls.get(`/api/v1/orders/order_data?orderId=${first.id}`)
    await expect.poll(async () => (await order()).itemsCount).toBe(4)
    const shown = await order()
    await expect(page.locator('data.total').last()).toHaveText(formatMoney(shown.totalCents, locale))

    // Past cutoff it is charged exactly that.
    await passCutoff(page, first.cutoffAt)
    const charged = await order()
    expect(charged.state).toBe('charged')
    expect(charged.totalCents).toBe(shown.totalCents)
    const receipt = await letterTo(page, household.email, 'order_charged')
    expect(receipt.locale).toBe(locale)
    expect(receipt.text).toContain(formatMoney(shown.totalCents, locale))
    expect((await calls.get('/api/v1/rewards/balance')).pending).toBe(charged.points.pending)
    expect(charged.points.pending).toBeGreaterThan(0)

    if (late) await pauseAndComeBack(page, household, first)
    const paid = late ? await addLate(page, household, first.id) : charged

    // Delivered: points become available, and the order is in the history.
    const { standing } = closedBoxMessages(brand, locale)
    const editorSays = () => textAt(page, `/${locale}/orders/${first.id}/editor`)
    await calls.post(`/api/dev/orders/${first.id}/packed`)
    if (late) expect(await editorSays()).toContain(plain(standing.lockedNote))
    for (const state of ['out_for_delivery', 'delivered']) {
      await calls.post(`/api/dev/orders/${first.id}/${state}`)
    }
    const day = formatWeekdayAndDay(first.deliveryDate, locale)
    if (late) expect(await editorSays()).toContain(plain(standing.delivered(day)))
    expect(await calls.get('/api/v1/rewards/balance')).toEqual({
      pending: 0,
      available: paid.points.pending,
    })
    await page.goto(`${prefix}/history`)
    await expect(page.getByText(historyMessages(brand, locale).labels.completed).first()).toBeVisible()
    await expect(page.getByText(formatMoney(paid.totalCents, locale)).first()).toBeVisible()
    if (late) await closeWithABagOut(page, household)
  })
}
