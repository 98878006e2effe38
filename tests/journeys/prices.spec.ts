// A price that changes from a date, set by somebody who uses only what is on screen; and the household that is shown it and pays it.

import { expect, test } from '@playwright/test'
import { termWords } from '../../app/office/terms/term_words.ts'
import { priceWords } from '../../app/pages/admin/prices/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import { formatMoney } from '../../domain/money.ts'
import { menuWeekOf } from '../../domain/time/weeks.ts'
import { officeMessages } from '../../i18n/office.ts'
import { violationsOf } from '../accessibility.ts'
import { dishesToAdd } from './dishes_to_add.ts'
import { callsOf, enter, originOf, passCutoff, plain } from './household.ts'
import { newHousehold } from './new_household.ts'

const [brand, locale] = ['freshprep', 'en'] as const
const origin = originOf(brand)

type Order = OutputOf<'orders.order_data'>

test('an admin sets a price from a Monday on, sees first what follows, and each box is charged what its household was shown', async ({
  page,
  browser,
}) => {
  const [say, ofTerm] = [priceWords(brand, locale), termWords(brand, locale)]
  await newHousehold(page, { brand, locale, name: 'prices', number: 4111 })
  const household = callsOf(page)
  const home: OutputOf<'account.index'> = await household.get('/api/v1/account/index')
  const [first, second] = home.orders
  if (!first || !second) throw new Error('no boxes')
  const orderOf = (id: string): Promise<Order> => household.get(`/api/v1/orders/order_data?orderId=${id}`)
  for (const { id } of [first, second]) {
    const data = await household.get(`/api/v1/orders/editor_data_v2?orderId=${id}`)
    for (const dish of dishesToAdd(data).slice(0, 3))
      await household.post('/api/v1/orders/update_quantity', { orderId: id, productId: dish.id, quantity: 1 })
  }
  const before = [await orderOf(first.id), await orderOf(second.id)]

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await context.newPage()
  await office.goto(`${origin}/404`)
  await enter(office, 'admin@example.com')
  await office.goto(`${origin}/admin`)
  const words = officeMessages(brand, locale)
  await office.getByRole('link', { name: words.sections.settings, exact: true }).click()
  await office.getByRole('link', { name: words.pages.adminPrices, exact: true }).click()
  const price = office.getByLabel(say.priceOf('2 people, 3 recipes'))
  await expect(office.locator('html')).toHaveAttribute('data-alive')
  await price.fill('12,95 🎂')
  await expect(price).toHaveAttribute('aria-invalid', 'true')

  // What rises cannot begin where somebody has a box: the first date that it can be for is offered.
  const from = menuWeekOf(second.deliveryDate)
  await price.fill('14.15')
  await office.getByLabel(ofTerm.from).fill(from)
  await expect(office.getByText(ofTerm.rise)).toBeVisible()
  await expect(office.getByText(/at the earliest\.$/)).toBeVisible()

  await price.fill('12.95')
  await expect(office.getByText(/open boxes? (is|are) priced again/)).toBeVisible()
  expect(await violationsOf(office)).toEqual([])
  await office.getByLabel(ofTerm.reason).fill('Beef fell. 李小龙')
  await office.getByRole('button', { name: ofTerm.keep(from) }).click()
  const history = office.getByRole('region', { name: ofTerm.history })
  await expect(history).toContainText('Beef fell. 李小龙')
  await expect(history).toContainText('$13.95 → $12.95')
  await context.close()

  const [untouched, cheaper] = [await orderOf(first.id), await orderOf(second.id)]
  expect(untouched.total).toBe(before[0]?.total)
  expect(cheaper.total).toBe((before[1]?.total ?? 0) - 6 * 100)
  await page.goto(`${origin}/en/orders/${second.id}/editor`)
  await expect(page.getByText(plain(formatMoney(cheaper.total, locale))).first()).toBeVisible()

  for (const { id, cutoffAt, deliveryDate } of [first, second]) {
    const shown = await orderOf(id)
    await passCutoff(page, cutoffAt)
    const charged = await orderOf(id)
    expect([deliveryDate, charged.state, charged.total]).toEqual([deliveryDate, 'charged', shown.total])
  }
})
