// A holiday that the company closes, by somebody who uses only what is on screen; and the household whose box was on it.

import { expect, test } from '@playwright/test'
import { closedDayWords } from '../../app/pages/admin/closed_days/words.ts'
import type { OutputOf } from '../../contract/index.ts'
import { officeMessages } from '../../i18n/office.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf } from './household.ts'
import { newHousehold } from './new_household.ts'

const brand = 'freshprep'
const origin = originOf(brand)

test('an admin closes a day from the year, sees first what follows, and opens it again; the household’s box left it', async ({
  page,
  browser,
}) => {
  const say = closedDayWords(brand, 'en')
  await newHousehold(page, { brand, locale: 'en', name: 'closed-days', number: 4107 })
  const household = callsOf(page)
  const home: OutputOf<'account.index'> = await household.get('/api/v1/account/index')
  const day = home.orders.at(-1)?.deliveryDate ?? ''
  const orderId = home.orders.at(-1)?.id ?? ''

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await context.newPage()
  await office.goto(`${origin}/404`)
  await enter(office, 'admin@example.com')
  await office.goto(`${origin}/admin`)
  const words = officeMessages(brand, 'en')
  await office.getByRole('link', { name: words.sections.settings, exact: true }).click()
  await office.getByRole('link', { name: say.title, exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
  const mark = office.locator(`a.closed-day[href*="day=${day}"]`)
  if ((await mark.count()) === 0)
    await office
      .getByRole('navigation', { name: say.year })
      .getByRole('link', { name: day.slice(0, 4) })
      .click()
  await mark.focus()
  await office.keyboard.press('Enter')
  await expect(office.getByText(say.follows)).toBeVisible()
  // A reason in one language alone is refused beside the other's field, and stays typed.
  await office.getByLabel(say.reasonEn).fill('Storm of the century 🎂 李小龙')
  await office.getByLabel(say.reasonFr).fill('')
  const close = office.getByRole('complementary').locator('button[data-kind="primary"]')
  await close.click()
  await expect(office.getByLabel(say.reasonFr)).toHaveAttribute('aria-invalid', 'true')
  await expect(office.getByLabel(say.reasonEn)).toHaveValue('Storm of the century 🎂 李小龙')
  expect(await violationsOf(office)).toEqual([])
  await office.getByLabel(say.reasonFr).fill('Tempête du siècle')
  await close.click()
  await expect(office.getByRole('button', { name: say.openDay })).toBeVisible()
  await expect(office.getByRole('table', { name: say.list })).toContainText('Storm of the century')

  const after: OutputOf<'account.index'> = await household.get('/api/v1/account/index')
  const box = after.orders.find(({ id }) => id === orderId)
  expect(box?.deliveryDate).not.toBe(day)
  await office.getByRole('button', { name: say.openDay }).click()
  await expect(office.getByRole('button', { name: say.openDay })).toHaveCount(0)
  await context.close()
})
