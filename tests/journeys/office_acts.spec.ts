// A new person at the office, who uses only what is on screen, by as few presses as the titles say (typing and Tab are none).

import { expect, type Locator, type Page, test } from '@playwright/test'
import { actingMessages } from '../../app/admin/acting/words.ts'
import { codeWords } from '../../app/codes/words.ts'
import { codesMessages } from '../../app/pages/admin/codes/words.ts'
import { householdPageMessages } from '../../app/pages/admin/household/words.ts'
import { adminRefundMessages } from '../../i18n/admin_refunds.ts'
import { formatShortWeekdayAndDay } from '../../i18n/dates.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { officeMessages } from '../../i18n/office.ts'
import { paperMessages } from '../../i18n/papers.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf, passCutoff, testCards } from './household.ts'
import { cardOf, newHousehold } from './new_household.ts'

const [brand, locale] = ['freshprep', 'en'] as const
const admin = { email: 'admin@example.com', password: 'demo-password-1' }
const acting = actingMessages(brand, locale)
const boxes = householdPageMessages(brand, locale).boxes

/** Presses what a person presses, and counts. */
function counting() {
  let presses = 0
  return {
    press: async (what: Locator) => {
      presses++
      await what.click()
    },
    key: async (page: Page, key: string) => {
      presses++
      await page.keyboard.press(key)
    },
    count: () => presses,
  }
}

/** Answers the question who acts, where it is asked. */
async function prove(page: Page): Promise<void> {
  const { asked } = settingsMessages(brand, locale)
  const password = page.getByLabel(asked.password, { exact: true })
  await expect(password).toBeVisible()
  await password.fill(admin.password)
  await page.keyboard.press('Enter')
}

test('finds a household by a misspelt name, has the card of an unpaid box asked again, and pays a line of it back once it is paid: 8 presses', async ({
  page,
  browser,
}) => {
  await newHousehold(page, { brand, locale, name: 'paid.back', number: 4410, lastName: 'Vaillancourt' })
  const calls = callsOf(page)
  await calls.post('/clients/payment_method', await cardOf(page, testCards.declinedWhenCharged))
  const [box] = (await calls.get('/api/v1/account/index')).orders
  await passCutoff(page, box.cutoffAt)
  await expect
    .poll(async () => (await calls.get(`/api/v1/orders/order_data?orderId=${box.id}`)).state)
    .toBe('payment_failed')
  await calls.post('/api/v1/reauthentications/create', { password: 'a-long-enough-password' })

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await desk.goto(`${originOf(brand)}/404?locale=${locale}`)
  await callsOf(desk).post('/clients/sign_in', admin)
  await desk.goto(`${originOf(brand)}/admin`)
  await expect(desk.locator('html')).toHaveAttribute('data-alive')
  const { press, key, count } = counting()
  await key(desk, 'Control+k')
  await desk.keyboard.type('camile vaillancuort')
  const found = desk.getByRole('option', { name: /Camille Vaillancourt/ }).first()
  await expect(found).toBeVisible()
  await press(found)
  const day = formatShortWeekdayAndDay(box.deliveryDate, locale)
  const retry = desk.getByRole('button', { name: boxes.retryOf(day) })
  await press(retry)
  const dialog = desk.getByRole('dialog', { name: boxes.retryTitle(day) })
  // What follows is said before anything is done: the card, the box, the letter.
  await expect(dialog.getByText(/charged to the card right away/)).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await dialog.getByLabel(acting.act.reason).fill('Called: the card works now')
  await press(dialog.getByRole('button', { name: boxes.retry.replace('…', '') }))
  await prove(desk)
  // It says no again, and the dialog says so.
  await expect(dialog.getByRole('alert')).toContainText(errorMessages(brand, locale).card_declined)
  await press(dialog.getByRole('button', { name: acting.act.cancel }))
  const state = async () => (await calls.get(`/api/v1/orders/order_data?orderId=${box.id}`)).state
  expect(await state()).toBe('payment_failed')
  // Another card of the household pays.
  await calls.post('/clients/payment_method', await cardOf(page, testCards.works))
  await expect.poll(state).toBe('charged')
  await desk.reload()
  await expect(desk.locator('html')).toHaveAttribute('data-alive')

  await press(desk.getByRole('button', { name: acting.refund.of(day) }))
  const refund = desk.getByRole('dialog', { name: acting.refund.title(day) })
  const line = refund.getByRole('spinbutton').first()
  await line.fill('1')
  const say = adminRefundMessages(brand, locale)
  await refund.getByLabel(say.reason).selectOption({ label: paperMessages(brand, locale).reasons.quality })
  await press(refund.getByRole('button', { name: acting.act.foresee }))
  await expect(refund.getByText(/refunded:/)).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await press(refund.getByRole('button', { name: acting.refund.submit, exact: true }))
  await expect(desk.getByText(say.givenBack(day))).toBeVisible()
  await expect(desk.getByRole('table').getByText(/back$/).filter({ visible: true })).toHaveCount(1)
  expect(count()).toBe(8)

  // What the household itself sees, in a frame of its own: links and buttons there do nothing.
  await desk.getByRole('link', { name: householdPageMessages(brand, locale).seen }).click()
  const theirs = desk.frameLocator('iframe')
  const greeting = theirs.getByRole('heading', { level: 1, name: /Camille/ })
  await expect(greeting).toBeVisible()
  await theirs.getByRole('main').getByRole('link').first().click()
  await theirs.getByRole('main').getByRole('button').first().click()
  await expect(greeting).toBeVisible()
  expect(desk.context().pages()).toHaveLength(1)
  expect(await violationsOf(desk)).toEqual([])
  await desk.close()
})

test('makes a code: 3 presses', async ({ page }) => {
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await callsOf(page).post('/clients/sign_in', admin)
  await page.goto(`${originOf(brand)}/admin`)
  const office = officeMessages(brand, locale)
  const say = codesMessages(brand, locale)
  const { fields } = codeWords(brand, locale)
  const { press, count } = counting()
  const navigation = page.getByRole('navigation', { name: office.navigation, exact: true })
  await press(navigation.getByRole('link', { name: office.sections.offers }))
  await press(page.getByRole('link', { name: say.make }))
  await page.getByLabel(fields.code, { exact: true }).fill('DESKMADE10')
  await page.getByLabel(fields.off, { exact: true }).fill('$10')
  for (const name of ['name_en', 'name_fr', 'text_en', 'text_fr'] as const)
    await page.getByLabel(fields[name], { exact: true }).fill('Ten off')
  await press(page.getByRole('button', { name: say.save, exact: true }))
  await prove(page)
  await expect(page.getByText(say.made('DESKMADE10'))).toBeVisible()
  expect(count()).toBe(3)
})
