// Weeks that go differently: nothing chosen, a declined card, a skipped week, a box below the minimum.

import { expect, test } from '@playwright/test'
import { closedBoxMessages } from '../../app/pages/editor/closed_words.ts'
import { accountMessages } from '../../i18n/account.ts'
import { accountPartMessages } from '../../i18n/account_parts.ts'
import { formatWeekdayAndDay } from '../../i18n/dates.ts'
import { dishes } from '../../seed/catalogue/index.ts'
import {
  arrive,
  callsOf,
  choosePlan,
  enterCard,
  giveAddress,
  letterTo,
  originOf,
  passCutoff,
  pay,
  plain,
  register,
  sentencesOf,
  signUp,
  testCards,
  textAt,
} from './household.ts'
import { households } from './people.ts'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 375, height: 812 } })

test('a household that does nothing gets a box that breaks none of its exclusions', {
  tag: '@[ST-ORDER-AUTO-SELECT]',
}, async ({ page }) => {
  const household = households.untouched
  await signUp(page, household, ['Lait', sentencesOf(household).plans.vegetarian])
  const calls = callsOf(page)
  const [first] = (await calls.get('/api/v1/account/index')).orders

  await passCutoff(page, first.cutoffAt)

  const order = await calls.get(`/api/v1/orders/order_data?orderId=${first.id}`)
  expect(order.state).toBe('charged')
  expect(order.selectedRecipes).toHaveLength(3)
  for (const { productId } of order.selectedRecipes) {
    const dish = dishes.find(({ id }) => id === productId)
    expect(dish?.allergens).not.toContain('milk')
    expect(dish?.diets).toContain('vegetarian')
  }
  expect(order.totalCents).toBe(first.totalCents)
  await letterTo(page, household.email, 'chosen_for_you')
})

test('a declined card is reported and another one pays; a box that then does not arrive says so', {
  tag: '@[VAL-PAYMENT-CARD] [CB-LOAD-MAPS] [CB-LOAD-CARD] [ST-ORDER-FAILED]',
}, async ({ page }) => {
  const household = households.declined
  const { errors, steps } = sentencesOf(household)
  const calls = callsOf(page)
  // Scripts for addresses and cards are fetched where they are needed, and not before.
  const asked = new Set<string>()
  page.on('request', request => {
    const [what] = /addresses\/suggestions|card_client/.exec(request.url()) ?? []
    if (what) asked.add(what)
  })
  await arrive(page, household)
  await choosePlan(page, household)
  await register(page, household)
  expect([...asked]).toEqual([])
  await giveAddress(page, household)
  expect([...asked]).toEqual(['addresses/suggestions'])

  await pay(page, household, testCards.refusedOnFile)
  await expect(page.getByText(errors.card_declined)).toBeVisible()
  expect([...asked]).toContain('card_client')
  await expect(page.getByLabel(steps.card.name)).toHaveValue('Omar Haddad')

  await pay(page, household, testCards.declinedWhenCharged)
  await page.waitForURL(/\/signup\/welcome/)
  const [{ id: firstId, cutoffAt }] = (await calls.get('/api/v1/account/index')).orders
  await passCutoff(page, cutoffAt)
  const first = await calls.get(`/api/v1/orders/order_data?orderId=${firstId}`)

  const account = accountMessages(household.brand, household.locale)
  const { standing } = closedBoxMessages(household.brand, household.locale)
  const editorSays = () => textAt(page, `/orders/${first.id}/editor`)
  expect(await editorSays()).toContain(
    plain(standing.payment_failedNote(formatWeekdayAndDay(first.payBy, household.locale))),
  )
  await page.goto(`${originOf(household.brand)}/account`)
  await expect(page.getByRole('heading', { name: account.underway.heading.payment_failed })).toBeVisible()
  await letterTo(page, household.email, 'payment_declined')

  await calls.post('/api/v1/reauthentications/create', { password: household.password, url: '/account' })
  await page
    .getByRole('link', { name: accountPartMessages(household.brand, household.locale).notice.otherCard })
    .first()
    .click()
  await enterCard(page, household, testCards.works)
  await page.locator('main form').getByRole('button').last().click()
  await expect
    .poll(async () => (await calls.get(`/api/v1/orders/order_data?orderId=${first.id}`)).state)
    .toBe('charged')
  for (const state of ['packed', 'out_for_delivery', 'failed']) {
    await calls.post(`/api/dev/orders/${first.id}/${state}`)
  }
  expect(await editorSays()).toContain(plain(standing.failedNote))
  // It stays on the dashboard, with the possible actions; the mail leads to the box.
  const { underway } = accountMessages(household.brand, household.locale)
  const dashboard = await textAt(page, `/${household.locale}/account`)
  expect(dashboard).toContain(plain(underway.heading.failed))
  expect(dashboard).toContain(
    plain(underway.failedNote(formatWeekdayAndDay(first.deliveryDate, household.locale))),
  )
})

test('a skipped week is not charged, and neither is a box below the minimum', {
  tag: '@[ST-ORDER-SKIPPED] [ST-ORDER-MINIMUM]',
}, async ({ page }) => {
  const household = households.declined
  const calls = callsOf(page)
  await page.goto(originOf(household.brand))
  await calls.post('/clients/sign_in', { email: household.email, password: household.password })
  const { orders } = await calls.get('/api/v1/account/index')
  const [skipped, small] = orders
  const messages = async (): Promise<string[]> =>
    (await calls.get(`/api/dev/messages?to=${encodeURIComponent(household.email)}`)).map(
      ({ template }: { template: string }) => template,
    )
  const receipts = (templates: readonly string[]) =>
    templates.filter(template => template === 'order_charged')
  // The receipt of the box that was paid for with another card may still be on its way.
  await letterTo(page, household.email, 'order_charged')
  const before = await messages()

  const account = accountMessages(household.brand, household.locale)
  await page.goto(`${originOf(household.brand)}/account`)
  await page.getByRole('button', { name: /^Skip/ }).first().click()
  await expect(page.getByText(account.deliveries.skippedNow)).toBeVisible()
  await expect
    .poll(async () => (await calls.get(`/api/v1/orders/order_data?orderId=${skipped.id}`)).skipped)
    .toBe(true)

  const { standing } = closedBoxMessages(household.brand, household.locale)
  const editorSays = (order: { id: string }) => textAt(page, `/orders/${order.id}/editor`)
  expect(await editorSays(skipped)).toContain(plain(standing.skippedNote))

  const editor = await calls.get(`/api/v1/orders/editor_data_v2?orderId=${small.id}`)
  const cheap = editor.dishes.find(
    (dish: { kind: string; surchargeCents: number }) => dish.kind === 'rtc' && dish.surchargeCents === 0,
  )
  await calls.post('/api/v1/orders/update_quantity', { orderId: small.id, productId: cheap.id, quantity: 1 })

  await passCutoff(page, small.cutoffAt)

  expect((await calls.get(`/api/v1/orders/order_data?orderId=${skipped.id}`)).state).toBe('skipped')
  expect((await calls.get(`/api/v1/orders/order_data?orderId=${small.id}`)).state).toBe('not_met')
  expect(await editorSays(skipped)).toContain(plain(standing.skippedOver))
  expect(await editorSays(small)).toContain(plain(standing.not_metNote))
  await letterTo(page, household.email, 'order_skipped')
  await letterTo(page, household.email, 'minimum_not_met')
  expect(receipts(await messages())).toHaveLength(receipts(before).length)
})
