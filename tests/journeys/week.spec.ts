// The journey, once per brand and language: from first visit to delivered points, on a phone.

import { expect, test } from '@playwright/test'
import { componentMessages } from '../../app/messages/components.ts'
import { editorMessages } from '../../app/messages/editor.ts'
import { historyMessages } from '../../app/messages/history.ts'
import { formatMoney } from '../../domain/money.ts'
import { callsOf, type Household, originOf, passCutoff, signUp } from './household.ts'
import { households } from './people.ts'

test.use({ viewport: { width: 375, height: 812 } })

const journeys: Household[] = [
  households.freshprepEnglish,
  households.freshprepFrench,
  households.cookitFrench,
  households.cookitEnglish,
]

for (const household of journeys) {
  const { brand, locale } = household
  test(`[BIZ-VISITOR-SIGNUP-PAY ST-SIGNUP-ORDER BIZ-CLIENT-ORDERS ST-POINTS-AVAILABLE ST-ORDER-DELIVERED] ${brand} in ${locale}: a household signs up, fills its box, is charged what it saw, is delivered and has its points`, async ({
    page,
  }) => {
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
    const told = await calls.get(`/api/dev/messages?to=${encodeURIComponent(household.email)}`)
    const receipt = told.find(({ template }: { template: string }) => template === 'order_charged')
    expect(receipt.locale).toBe(locale)
    expect(receipt.text).toContain(formatMoney(shown.totalCents, locale))
    expect((await calls.get('/api/v1/rewards/balance')).pending).toBe(charged.points.pending)
    expect(charged.points.pending).toBeGreaterThan(0)

    // Delivered: points become available, and the order stands in the history.
    for (const state of ['packed', 'out_for_delivery', 'delivered']) {
      await calls.post(`/api/dev/orders/${first.id}/${state}`)
    }
    expect(await calls.get('/api/v1/rewards/balance')).toEqual({
      pending: 0,
      available: charged.points.pending,
    })
    await page.goto(`${prefix}/history`)
    await expect(page.getByText(historyMessages(brand, locale).labels.completed).first()).toBeVisible()
    await expect(page.getByText(formatMoney(shown.totalCents, locale)).first()).toBeVisible()
  })
}
