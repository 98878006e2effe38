// Settings by the keyboard: what the network cuts off, money that came back, and every room (settings.spec.ts lists all walks).

import { expect, type Page, test } from '@playwright/test'
import { paymentMethodMessages } from '../../app/pages/payment_method/words.ts'
import { settingsCorporateMessages } from '../../app/pages/settings/corporate_credit/words.ts'
import { settingsPaymentMessages } from '../../app/pages/settings/payment/words.ts'
import { paymentHistoryMessages } from '../../app/pages/settings/payment_history/words.ts'
import { settingsSubscriptionMessages } from '../../app/pages/settings/subscription/words.ts'
import { settingsTasteMessages } from '../../app/pages/settings/taste/words.ts'
import { canonicalPath, linkTo, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import { wordsOfChange } from '../../i18n/change_words.ts'
import { componentMessages } from '../../i18n/components.ts'
import { dashboardMessages } from '../../i18n/dashboard_messages.ts'
import { formatMonth } from '../../i18n/dates.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { settingsCommunicationsMessages } from '../../i18n/settings_communications.ts'
import { settingsDeliveryMessages } from '../../i18n/settings_delivery.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { violationsOf } from '../accessibility.ts'
import { backOnline, callsOf, enter, letterTo, originOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'
import { visit } from './visit.ts'

/** Opens a page of the settings of a household whose settings are open, and waits for its scripts. */
async function alive(page: Page, id: PageId, who: { brand: BrandId; locale: Locale }): Promise<void> {
  await page.goto(`${originOf(who.brand)}${linkTo(id, who)}`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
}

test('freshprep in fr at 1440, by the keyboard: a change cut off by the network never looks saved, stays as typed, and is saved on the next try', {
  tag: '@[RT-SETTINGS-ACCOUNT] [RT-SETTINGS-COMMUNICATIONS] [API-settings_account.update] [ENT-ACCOUNT-IDENTITY] [API-settings_communications.update] [ENT-COMM-EMAIL-UPCOMING] [CONST-API-TIMEOUT]',
}, async ({ page, context }) => {
  const who = { brand: 'freshprep', locale: 'fr' } as const
  const { brand, locale } = who
  const { row } = settingsMessages(brand, locale)
  const account = settingsAccountMessages(brand, locale)
  const { upcoming } = settingsCommunicationsMessages(brand, locale)
  const kept = async () => (await callsOf(page).get('/api/v1/settings_account/show')).firstName
  await page.setViewportSize({ width: 1440, height: 812 })
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await enter(page, 'paused@example.com')
  await alive(page, 'settingsAccount', who)
  const before = await kept()
  const typed = 'Zoé-Anne'
  const done = page.locator('.setting-outcome')

  // Without a connection.
  await enterOn(page, page.getByRole('button', { name: row.changeOf(account.name), exact: true }))
  const first = page.getByLabel(account.firstName, { exact: true })
  await expect(first).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(typed)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  const notice = page.getByRole('alert').filter({ hasText: row.notSaved })
  await expect(notice).toContainText(row.stillHere)
  await expect(notice).toContainText(componentMessages(brand, locale).error.cutOff)
  await expect(first).toHaveValue(typed)
  await expect(done.filter({ hasText: /./ })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await backOnline(page)
  expect(await kept()).toBe(before)
  await enterOn(page, page.getByRole('button', { name: row.again, exact: true }))
  await expect(done.filter({ hasText: row.saved })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await kept()).toBe(typed)

  // The answer is cut off, not the request: it counts as not undone, and undoing it once more does no harm.
  const saving = '**/api/v1/settings_account/update'
  await page.route(saving, async route => {
    const cookies = await context.cookies(originOf(brand))
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { status } = await visit(brand, saving.slice(2), cookie, route.request().postDataJSON())
    expect(status).toBe(200)
    await route.abort()
  })
  await enterOn(page, page.getByRole('button', { name: row.undo, exact: true }))
  await expect(page.getByRole('alert').filter({ hasText: row.notUndone })).toBeVisible()
  await expect(done.filter({ hasText: /./ })).toHaveCount(0)
  await page.unroute(saving)
  expect(await kept()).toBe(before)
  await enterOn(page, page.getByRole('button', { name: row.again, exact: true }))
  await expect(done.filter({ hasText: row.undone })).toBeVisible()
  await expect(page.locator('.setting-value').first()).toContainText(before)
  expect(await kept()).toBe(before)

  // A save is one request: the page shows what it was answered, and is not read again.
  const requests: string[] = []
  // What the browser fetches ahead for other pages is not counted: it comes when the browser has time.
  const own = `${new URL(page.url()).pathname}.data`
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname === own) requests.push(`${request.method()} ${pathname}`)
  })
  await enterOn(page, page.getByRole('button', { name: row.changeOf(account.name), exact: true }))
  await expect(first).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(done.filter({ hasText: row.saved })).toBeVisible()
  await expect(page.locator('.setting-value').first()).toContainText(typed)
  await enterOn(page, page.getByRole('button', { name: row.undo, exact: true }))
  await expect(done.filter({ hasText: row.undone })).toBeVisible()
  await expect(page.locator('.setting-value').first()).toContainText(before)
  expect(requests).toEqual(['POST /api/v1/settings_account/update', 'POST /api/v1/settings_account/update'])
  expect(await kept()).toBe(before)

  // A switch that fails in place returns to its saved value.
  await alive(page, 'settingsCommunications', who)
  const toggle = page.getByLabel(upcoming, { exact: true })
  await tabTo(page, toggle)
  await context.setOffline(true)
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert').filter({ hasText: row.notSaved })).toBeVisible()
  await expect(toggle).toBeChecked()
  await backOnline(page)
  await enterOn(page, page.getByRole('button', { name: row.again, exact: true }))
  await expect(done.filter({ hasText: row.saved })).toBeVisible()
  await expect(toggle).not.toBeChecked()
  await enterOn(page, page.getByRole('button', { name: row.undo, exact: true }))
  await expect(toggle).toBeChecked()
})

test('cookit in en at 375, by the keyboard: a refund is beside its payment, an expiring card is shown until it is dismissed, an employer’s credit is shown and cannot be changed', {
  tag: '@[RT-SETTINGS-PAYMENT-HISTORY] [ENT-PAYMENT-HISTORY] [API-account.dismiss_payment_method_warning] [RT-SETTINGS-CORP-CREDIT] [API-settings_payment.payment_history] [API-settings_payment.send_order_receipts] [API-settings_corporate_credit_plan.show] [API-settings_corporate_credit_plan.update] [ENT-CORP-CREDIT] [VAL-CORP-PLAN] [VAL-CORP-VALUE] [VAL-CORP-EXPIRATION]',
}, async ({ page, browser }) => {
  const who = { brand: 'cookit', locale: 'en' } as const
  const { brand, locale } = who
  const email = 'amelie@example.com'
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  const calls = callsOf(page)
  await enter(page, email)
  const { payments } = await calls.get('/api/v1/settings_payment/payment_history')
  const paid = payments.find(
    (one: { orderId: string | null; paidWith: { cardCents: number }; refunds: unknown[] }) =>
      one.orderId !== null && one.paidWith.cardCents > 105 && one.refunds.length === 0,
  )
  const desk = await browser.newPage()
  await desk.goto(`${originOf(brand)}/404`)
  await enter(desk, 'admin@example.com')
  await callsOf(desk).post('/api/admin/refunds/give', {
    orderId: paid.orderId,
    wish: { kind: 'amount', cents: 105 },
    to: 'payment',
    reason: 'goodwill',
    requestId: crypto.randomUUID(),
  })
  // An admin sets an employer's credit: it needs all of its three facts.
  const corporate = settingsCorporateMessages(brand, locale)
  const { clientId } = await callsOf(desk).post('/api/admin/reward_points/find_household', {
    email: 'corporate@example.com',
  })
  await desk.goto(`${originOf(brand)}${canonicalPath('settingsCorporateCredit', locale)}?client=${clientId}`)
  await expect(desk.locator('html')).toHaveAttribute('data-alive')
  const until = await desk.getByLabel(corporate.expiration).inputValue()
  for (const label of [corporate.plan, corporate.value, corporate.expiration]) {
    await desk.locator('main').getByLabel(label).fill('')
  }
  await desk.getByRole('button', { name: corporate.save, exact: true }).click()
  await expect(desk.locator('.field-error')).toHaveCount(3)
  await desk.locator('main').getByLabel(corporate.plan).fill('Perks & more')
  await desk.locator('main').getByLabel(corporate.value).fill('100')
  await desk.getByLabel(corporate.expiration).fill(until)
  await desk.getByRole('button', { name: corporate.save, exact: true }).click()
  await expect(desk.getByText(corporate.saved)).toBeVisible()
  await desk.close()

  const history = paymentHistoryMessages(brand, locale)
  await alive(page, 'settingsPaymentHistory', who)
  const row = page.locator('.setting').filter({ hasText: history.creditNote })
  await expect(row).toContainText(formatMoney(paid.billedCents, locale))
  await expect(row).toContainText(history.backTo.card(105))
  expect(await violationsOf(page)).toEqual([])
  await enterOn(page, row.getByRole('link', { name: history.creditNote, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toContainText(formatMoney(105, locale))

  await alive(page, 'settingsPayment', who)
  const payment = settingsPaymentMessages(brand, locale)
  const { receipts } = await calls.get('/api/v1/settings_payment/show')
  await enterOn(page, page.getByRole('button', { name: payment.send, exact: true }))
  await expect(page.getByText(payment.sent(receipts))).toBeVisible()
  expect((await letterTo(page, email, 'order_charged')).text).toMatch(/\d[.,]\d\d/)

  await calls.post('/api/v1/sessions/sign_out_client')
  await enter(page, 'corporate@example.com')
  await alive(page, 'settingsCorporateCredit', who)
  await expect(page.getByText('Perks & more', { exact: true })).toBeVisible()
  await expect(page.getByText(formatMoney(10_000, locale)).first()).toBeVisible()
  await expect(page.getByText(corporate.expiration, { exact: true })).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await alive(page, 'paymentMethod', who)
  const { card } = signupStepMessages(brand, locale)
  const { now } = await calls.get('/api/dev/clock')
  const [year = '', month = ''] = now.slice(0, 7).split('-')
  const entries = [
    [card.name, 'Claude Tremblay'],
    [card.number, '4242424242424242'],
    [card.expiry, `${month}${year.slice(2)}`],
    [card.cvc, '123'],
  ] as const
  for (const [label, value] of entries) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(paymentMethodMessages(brand, locale).changed)).toBeVisible()

  await alive(page, 'account', who)
  const raised = dashboardMessages(brand, locale)
  const warning = page.getByText(raised.expiring('Visa 4242', formatMonth(now.slice(0, 10), locale)))
  await expect(warning).toBeVisible()
  const banner = page.locator('.banner').filter({ has: warning })
  await expect(banner.getByRole('link', { name: raised.otherCard, exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await enterOn(
    page,
    banner.getByRole('button', { name: componentMessages(brand, locale).close, exact: true }),
  )
  await expect(warning).toBeHidden()
  await expect.poll(async () => (await calls.get('/api/v1/account/index')).messages.paymentWarning).toBeNull()
  await alive(page, 'account', who)
  await expect(warning).toBeHidden()
})

test('freshprep in en at 375, by the keyboard: from room to room, each is changed in place, an undone choice is not ticked any more, and every change is on the list', {
  tag: '@[RT-SETTINGS-CORP-CREDIT] [RT-SETTINGS-PAYMENT-HISTORY] [RT-SETTINGS-DELIVERY] [RT-SETTINGS-DIETARY] [RT-SETTINGS-COMMUNICATIONS] [RT-SETTINGS-SUBSCRIPTION] [RT-SETTINGS-PAYMENT] [API-settings_corporate_credit_plan.show] [API-settings_delivery.update_delivery_notes] [ENT-DELIVERY-CONTACT] [API-settings_taste.show] [API-settings_taste.update] [ENT-ACCOUNT-TASTE] [API-settings_subscription.show] [API-settings_payment.apply] [API-settings_communications.show] [API-settings_communications.update]',
}, async ({ page }) => {
  const [brand, locale] = ['freshprep', 'en'] as const
  const { row, page: names, pages } = settingsMessages(brand, locale)
  const taste = settingsTasteMessages(brand, locale)
  const delivery = settingsDeliveryMessages(brand, locale)
  const messages = settingsCommunicationsMessages(brand, locale)
  const plan = settingsSubscriptionMessages(brand, locale)
  const payment = settingsPaymentMessages(brand, locale)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await enter(page, 'corporate@example.com')
  await page.goto(`${originOf(brand)}${linkTo('settingsAccount', { brand, locale })}`)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  const to = async (room: keyof typeof names) => {
    await enterOn(page, page.locator('.settings-rooms-phone > summary'))
    const list = page.getByRole('navigation', { name: pages, exact: true }).filter({ visible: true })
    await enterOn(page, list.getByRole('link', { name: names[room], exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: names[room], exact: true })).toBeVisible()
  }
  const opener = (label: string) => page.getByRole('button', { name: row.changeOf(label), exact: true })
  const save = () => enterOn(page, page.getByRole('button', { name: row.save, exact: true }))
  const undo = () => enterOn(page, page.getByRole('button', { name: row.undo, exact: true }))
  const rowOf = (label: string) =>
    page.locator('.setting').filter({ has: page.getByText(label, { exact: true }) })
  const done = (label: string, words: string) =>
    expect(rowOf(label).locator('.setting-outcome').filter({ hasText: words })).toBeVisible()

  // The room that only this household has, and the one in which nothing changes.
  await to('settingsCorporateCredit')
  await to('settingsPaymentHistory')

  await to('settingsDelivery')
  await enterOn(page, opener(delivery.notes))
  await expect(page.getByRole('textbox', { name: delivery.notes, exact: true })).toBeFocused()
  await page.keyboard.type('Côté cour, « sonnette » cassée')
  await save()
  await done(delivery.notes, row.saved)
  await expect(page.getByText('Côté cour, « sonnette » cassée', { exact: true })).toBeVisible()
  await undo()
  await done(delivery.notes, row.undone)

  await to('settingsTaste')
  await enterOn(page, opener(taste.exclusions))
  const [first] = await page.locator('.setting[data-open] input[type=checkbox]').all()
  if (!first) throw new Error('no allergen can be excluded')
  await tabTo(page, first)
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('Enter')
  await done(taste.exclusions, row.saved)
  await expect(rowOf(taste.exclusions).locator('.setting-value')).not.toHaveText(taste.nothing)
  await undo()
  await done(taste.exclusions, row.undone)
  await expect(rowOf(taste.exclusions).locator('.setting-value')).toHaveText(taste.nothing)
  await enterOn(page, opener(taste.exclusions))
  await expect(page.locator('.setting[data-open] input:checked')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opener(taste.exclusions)).toBeFocused()

  await to('settingsSubscription')
  await enterOn(page, opener(plan.plan))
  const chosen = page.locator('.setting[data-open] input[name=recipes]:checked')
  await tabTo(page, chosen)
  const outlook = page.locator('.plan-outlook')
  const before = await outlook.textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(outlook).not.toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(opener(plan.plan)).toBeFocused()

  await to('settingsPayment')
  const code = page.getByRole('textbox', { name: payment.code, exact: true })
  await tabTo(page, code)
  await page.keyboard.type('NO-SUCH-CODE')
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error, .banner[data-tone=warn]').first()).toBeVisible()
  await expect(code).toHaveValue('NO-SUCH-CODE')

  await to('settingsCommunications')
  await enterOn(page, opener(messages.quiet))
  await expect(page.getByLabel(messages.from, { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await tabTo(page, page.getByLabel(messages.until, { exact: true }))
  await page.keyboard.press('ArrowDown')
  await save()
  await done(messages.quiet, row.saved)
  await undo()
  await expect(rowOf(messages.quiet).locator('.setting-value')).toHaveText(messages.quietNone)

  await to('settingsChanges')
  const list = page.locator('.setting-rows .setting-value')
  for (const kind of ['delivery_notes_changed', 'taste_changed', 'communications_changed']) {
    const words = wordsOfChange({ brand, locale }, 'household', kind, {})
    await expect(list.filter({ hasText: words }).first()).toBeVisible()
  }
  expect(await violationsOf(page)).toEqual([])
})
