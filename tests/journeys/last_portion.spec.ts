// The last portion of a dish: two households want it, and one of them learns that it is gone.

import { expect, test } from '@playwright/test'
import { editorMessages } from '../../app/pages/editor/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import { formatMoney } from '../../domain/money.ts'
import { componentMessages } from '../../i18n/components.ts'
import { dishesToAdd } from './dishes_to_add.ts'
import { callsOf, originOf } from './household.ts'
import { signedIn, visit } from './visit.ts'

type EditorData = OutputOf<'orders.editor_data_v2'>

const pairs = [
  { brand: 'freshprep', locale: 'en', email: 'jordan@example.com', width: 1440 },
  { brand: 'cookit', locale: 'fr', email: 'amelie@example.com', width: 375 },
] as const

for (const { brand, locale, email, width } of pairs) {
  test(`${brand} in ${locale} at ${width}: the loser of the last portion is told, takes the nearest alternative with one press, and pays for the contents of the box`, {
    tag: '@[ERR-SOLD-OUT] [API-orders.update_quantity]',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const calls = callsOf(page)
    await page.goto(`${originOf(brand)}/404`)
    await calls.post('/clients/sign_in', { email, password: 'demo-password-1' })
    const [, orderId] = await calls.get('/api/v1/orders/upcoming_order_ids')
    const open = (): Promise<EditorData> => calls.get(`/api/v1/orders/editor_data_v2?orderId=${orderId}`)
    const data = await open()
    const { order, dishes, plan } = data
    // The other household's box of that week.
    const winner = await signedIn(brand, 'corporate@example.com')
    const ask = async (path: string) =>
      JSON.parse((await visit(brand, `/api/v1/orders/${path}`, winner.cookie)).html)
    const others: string[] = await ask('upcoming_order_ids')
    const boxes: EditorData['order'][] = await Promise.all(others.map(id => ask(`order_data?orderId=${id}`)))
    const theirs = boxes.find(box => box.week === order.week)
    const inBox = order.lines.map(line => line.productId)
    const held = theirs?.lines.map(line => line.productId) ?? []
    const wanted = dishesToAdd(data).find(
      ({ id, kind, surchargeCents }) => kind === 'rtc' && surchargeCents === 0 && !held.includes(id),
    )
    if (!wanted) throw new Error('the week has no dish to want')
    const leave = (left: number) => calls.post(`/api/dev/stock/${wanted.id}`, { week: order.week, left })
    const say = { ...editorMessages(brand, locale), ...componentMessages(brand, locale) }

    // Both see the shelf while one portion is left; the other one is quicker.
    await leave(1)
    await page.goto(`${originOf(brand)}/${locale}/orders/${orderId}/editor`)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    const card = page.locator('.dish-card').filter({ hasText: wanted.name })
    await expect(card.getByText(say.dish.soldOut)).toHaveCount(0)
    const set = (quantity: number) =>
      visit(brand, '/api/v1/orders/update_quantity', winner.cookie, {
        orderId: theirs?.id,
        productId: wanted.id,
        quantity,
      })
    expect((await set(1)).status).toBe(200)
    const shown = page.locator('data.total:visible')
    const before = await shown.first().textContent()
    await page.getByRole('button', { name: say.stepper.add(wanted.name), exact: true }).click()

    // Told and undone, and the card says so too.
    const notice = page.getByRole('alert').filter({ hasText: say.soldOut(wanted.name) })
    await expect(notice).toBeVisible()
    await expect(card.getByText(say.dish.soldOut)).toBeVisible()
    await expect(shown.first()).toHaveText(before ?? '')
    expect((await open()).order.lines).toEqual(order.lines)

    // The nearest alternative is as much of another dish, at the same price, with one press.
    const alternative = notice.getByRole('button').first()
    const name = await alternative.textContent()
    const taken = dishes.find(dish => name === say.takeInstead(dish.name))
    if (!taken) throw new Error(`no dish is called what is offered: ${name}`)
    expect([taken.kind, taken.soldOut, taken.surchargeCents, inBox.includes(taken.id)]).toEqual([
      wanted.kind,
      false,
      0,
      false,
    ])
    await alternative.click()
    await expect(notice).toHaveCount(0)
    await expect(page.locator('.saved-mark:visible')).toHaveAttribute('data-state', 'saved')
    const { order: after } = await open()
    expect(after.lines.map(line => [line.productId, line.quantity])).toEqual(
      expect.arrayContaining([...order.lines.map(line => [line.productId, line.quantity]), [taken.id, 1]]),
    )
    const line = after.lines.find(({ productId }) => productId === taken.id)
    expect(line?.cents).toBe(plan.perServingCents * plan.people)
    const goods = after.lines.reduce((sum, { cents }) => sum + cents, 0)
    if (after.lines.filter(({ kind }) => kind !== 'item').length >= plan.count)
      expect(after.receipt.goodsCents).toBe(goods)
    await expect(shown.first()).toHaveText(formatMoney(after.totalCents, locale))

    // As it was.
    await calls.post('/api/v1/orders/update_quantity', { orderId, productId: taken.id, quantity: 0 })
    await set(0)
    await leave(300)
    await context.close()
  })
}
