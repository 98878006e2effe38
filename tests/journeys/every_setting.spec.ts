// Every row of the settings is changed in place, in a browser: addresses and contents of boxes, then payment, messages and sign-in.
// Each walk has a household of its own. settings.spec lists the rooms of each walk.

import { expect, type Page, test } from '@playwright/test'
import { canonicalPath, linkTo, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { formatMoney } from '../../domain/money.ts'
import { addressMessages } from '../../i18n/address.ts'
import { categoryMessages } from '../../i18n/browse.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatHours, formatWeekday, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { paymentHistoryMessages } from '../../i18n/payment_history.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { settingsCommunicationsMessages } from '../../i18n/settings_communications.ts'
import { settingsDeliveryMessages } from '../../i18n/settings_delivery.ts'
import { settingsPaymentMessages } from '../../i18n/settings_payment.ts'
import { settingsSubscriptionMessages } from '../../i18n/settings_subscription.ts'
import { settingsTasteMessages } from '../../i18n/settings_taste.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, letterTo, originOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'
import { cardOf, newHousehold, password } from './new_household.ts'

/** The actions of the walks on a page of the settings, in one brand and language. */
function roomsOf(page: Page, brand: BrandId, locale: Locale) {
  const { row } = settingsMessages(brand, locale)
  const rowOf = (label: string) =>
    page.locator('.setting').filter({ has: page.getByText(label, { exact: true }) })
  return {
    rowOf,
    standing: (label: string) => rowOf(label).locator('.setting-value').first(),
    to: async (id: PageId) => {
      await page.goto(originOf(brand) + canonicalPath(id, locale))
      await expect(page.locator('html')).toHaveAttribute('data-alive')
    },
    open: (label: string) =>
      enterOn(page, page.getByRole('button', { name: row.changeOf(label), exact: true })),
    save: () => enterOn(page, page.getByRole('button', { name: row.save, exact: true })),
    saved: (label: string) =>
      expect(rowOf(label).locator('.setting-outcome').filter({ hasText: row.saved })).toBeVisible(),
    press: (name: string) => enterOn(page, page.getByRole('button', { name, exact: true })),
    /** Replaces the text of a field. */
    type: async (label: string, text: string) => {
      await tabTo(page, page.locator('.setting[data-open]').getByLabel(label, { exact: true }))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}

/** A place in each brand's other province, with a listed address there. */
const away = {
  freshprep: {
    postal: 'T2P 3N2',
    typed: '215 100 4 avenue sw',
    suggestion: /215.*4 Avenue SW.*Calgary/i,
    line: /215.*4 Avenue SW/i,
    city: 'Calgary',
    province: 'AB',
    unserved: 'X0A 0H0',
  },
  cookit: {
    postal: 'K1N 5C8',
    typed: '43 bruyere',
    suggestion: /43.*Bruyère.*Ottawa/i,
    line: /43.*Bruyère/i,
    city: 'Ottawa',
    province: 'ON',
    unserved: 'X0A 0H0',
  },
} as const

/** A code of each brand that anybody can use. */
const friendly = { freshprep: 'FRIENDS20', cookit: 'AMIS20' } as const

/** Buys a gift card of twenty dollars with the card on file. */
async function giveAGift(page: Page, email: string): Promise<void> {
  const calls = callsOf(page)
  const { intent } = await calls.get('/api/v1/gift_cards/initialize_intent_api')
  await calls.post('/api/v1/gift_cards/create', {
    intent,
    amountCents: 2_000,
    deliveryMethod: 'print',
    senderName: 'Camille Okafor',
    senderEmail: email,
    recipientName: 'Noé Roy',
    recipientEmail: 'noe.roy@example.com',
    savedCard: true,
  })
}

/** A listed address of each household at the beginning. */
const home = {
  freshprep: { typed: '3200 west 41st', suggestion: /3200.*41st.*Vancouver/i, city: 'Vancouver' },
  cookit: { typed: '3700 sherbrooke', suggestion: /3700.*Sherbrooke.*Montréal/i, city: 'Montréal' },
} as const

for (const { brand, locale, width } of [
  { brand: 'freshprep', locale: 'fr', width: 1440 },
  { brand: 'cookit', locale: 'en', width: 375 },
] as const) {
  test(`${brand} in ${locale} at ${width}, by the keyboard: addresses, days, and contents of boxes`, {
    tag: '@[API-settings_delivery.delivery] [API-settings_delivery.available_schedules] [API-settings_delivery.check_pc_schedule] [API-settings_delivery.update_delivery] [API-settings_delivery.update_alt_address] [API-settings_delivery.delete_alt_address] [API-settings_delivery.get_delivery_notes] [API-settings_delivery.update_delivery_notes] [ENT-DELIVERY-ADDRESS] [ENT-DELIVERY-COORDINATES] [ENT-DELIVERY-SLOT] [ENT-DELIVERY-CONTACT] [ENT-DELIVERY-BAG-PICKUP] [ENT-DELIVERY-ALT] [API-settings_subscription.show] [API-settings_subscription.update] [ENT-ACCOUNT-STATUS] [ENT-ACCOUNT-PLAN] [ST-SUB-ACTIVE] [VAL-SUBSCRIPTION-INVALID] [VAL-ONE-PLAN] [API-settings_taste.show] [API-settings_taste.update] [ENT-ACCOUNT-TASTE] [VAL-DIETARY-WARNING]',
  }, async ({ page }) => {
    const delivery = settingsDeliveryMessages(brand, locale)
    const parts = addressMessages(brand, locale)
    const { rowOf, standing, to, open, save, saved, press, type } = roomsOf(page, brand, locale)
    await page.setViewportSize({ width, height: 812 })
    await newHousehold(page, { brand, locale, name: 'every.room', number: 4101 })
    const calls = callsOf(page)

    // The initial values: the address with its map, the slot, the phone, no notes yet, bags with the next box.
    await to('settingsDelivery')
    const kept = await calls.get('/api/v1/settings_delivery/delivery')
    for (const words of [kept.address.address, kept.address.city, kept.address.postal, '555'])
      await expect(standing(delivery.address)).toContainText(words)
    await expect(rowOf(delivery.address).getByRole('img')).toHaveAccessibleName(
      new RegExp(kept.address.address.replace(/^(\d+).*/, '$1')),
    )
    await expect(standing(delivery.notes)).toHaveText(delivery.noNotes)
    await expect(standing(delivery.bagPickup)).toHaveText(delivery.withBox)

    // Another of the possible days.
    const { days } = await calls.get('/api/v1/settings_delivery/available_schedules')
    const there = (day: (typeof days)[number]) =>
      delivery.everyWeek(formatWeekday(day.firstDeliveryDate, locale), formatHours(day.window, locale))
    const stands = days.findIndex((day: { selected: boolean }) => day.selected)
    await expect(standing(delivery.slot)).toContainText(there(days[stands]))
    await open(delivery.slot)
    await tabTo(page, page.locator('.setting[data-open] input[name=slot]:checked'))
    await page.keyboard.press('ArrowDown')
    await save()
    await saved(delivery.slot)
    await expect(standing(delivery.slot)).toContainText(there(days[(stands + 1) % days.length]))

    await open(delivery.notes)
    await page.keyboard.type('Sonner « deux » fois')
    await save()
    await saved(delivery.notes)
    await expect(standing(delivery.notes)).toHaveText('Sonner « deux » fois')
    expect(await calls.get('/api/v1/settings_delivery/get_delivery_notes')).toEqual({
      notes: 'Sonner « deux » fois',
    })

    await open(delivery.bagPickup)
    await page.keyboard.press('ArrowDown')
    await save()
    await saved(delivery.bagPickup)
    await expect(standing(delivery.bagPickup)).not.toHaveText(delivery.withBox)

    // Another province: shown before it is saved, with its days; an unserved place too.
    const other = away[brand]
    await open(delivery.address)
    await type(parts.postal, other.unserved)
    const form = page.locator('.setting[data-open]')
    await expect(form.getByText(delivery.unserved)).toBeVisible()
    await tabTo(page, form.getByRole('combobox', { name: parts.line }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(other.typed)
    await expect(form.getByRole('option', { name: other.suggestion }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel(parts.city, { exact: true })).toHaveValue(other.city)
    await expect(form.getByText(delivery.otherProvince(delivery.provinces[other.province]))).toBeVisible()
    await expect(form.getByRole('group', { name: delivery.newSlots })).toBeVisible()
    await tabTo(page, form.locator('[name=buzzer]'))
    await page.keyboard.type('12')
    expect(await violationsOf(page)).toEqual([])
    await save()
    await saved(delivery.address)
    await expect(standing(delivery.address)).toContainText(other.line)
    await expect(standing(delivery.address)).toContainText(delivery.reached(delivery.buzzer, '12'))

    // Another address for some boxes, and home again.
    await enterOn(page, rowOf(delivery.alternate).getByRole('button', { name: delivery.add, exact: true }))
    await tabTo(page, form.getByRole('combobox', { name: parts.line }))
    await page.keyboard.type(home[brand].typed)
    await expect(form.getByRole('option', { name: home[brand].suggestion }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel(parts.city, { exact: true })).toHaveValue(home[brand].city)
    await save()
    await saved(delivery.alternate)
    const { alternate } = await calls.get('/api/v1/settings_delivery/delivery')
    await expect(standing(delivery.alternate)).toContainText(
      delivery.between(
        formatWeekdayAndDay(alternate.from, locale),
        formatWeekdayAndDay(alternate.until, locale),
      ),
    )
    await press(delivery.remove)
    await expect(standing(delivery.alternate)).toContainText(delivery.noAlternate)

    // The plan: active, as on sale, without any other status.
    const plan = settingsSubscriptionMessages(brand, locale)
    await to('settingsSubscription')
    await expect(standing(plan.state)).toHaveText(plan.standing.active)
    await expect(standing(plan.plan)).toContainText(plan.rtc(3, 2))
    await open(plan.plan)
    await tabTo(page, form.locator('input[name=people]:checked'))
    await page.keyboard.press('ArrowRight')
    const { plans } = await calls.get('/api/v1/settings_subscription/show')
    const four = plans.find(
      ({ plan: of }: { plan: { people: number; count: number } }) => of.people === 4 && of.count === 3,
    )
    await expect(form.getByText(plan.willCost(formatMoney(four.totalCents, locale)))).toBeVisible()
    await save()
    await saved(plan.plan)
    await expect(standing(plan.plan)).toContainText(plan.rtc(3, 4))
    const unsold = { kind: 'rtc', people: 3, recipes: 9 }
    await expect(calls.post('/api/v1/settings_subscription/update', unsold)).rejects.toThrow(
      'subscription_invalid',
    )

    // Exclusions: the number of remaining dishes has a warning, and can still be saved.
    const taste = settingsTasteMessages(brand, locale)
    await to('settingsDietary')
    await tabTo(page, page.getByLabel(taste.vegan, { exact: true }))
    await page.keyboard.press('Space')
    await saved(taste.vegan)
    await expect(page.getByText(taste.warning).first()).toBeVisible()
    const likes = categoryMessages(brand, locale)
    await open(taste.categories)
    await tabTo(page, form.getByLabel(likes.vegetarian, { exact: true }))
    await page.keyboard.press('Space')
    await save()
    await saved(taste.categories)
    await expect(standing(taste.categories)).toContainText(likes.vegetarian)
    await page.reload()
    await expect(page.getByLabel(taste.vegan, { exact: true })).toBeChecked()
  })
}

for (const { brand, locale, width } of [
  { brand: 'freshprep', locale: 'en', width: 1440 },
  { brand: 'cookit', locale: 'fr', width: 375 },
] as const) {
  test(`${brand} in ${locale} at ${width}, by the keyboard: payment, messages and sign-in`, {
    tag: '@[API-settings_payment.show] [API-settings_payment.apply] [API-settings_payment.invalidate] [API-settings_payment.payment_history] [RT-SETTINGS-PAYMENT-HISTORY-MORE] [ENT-CREDIT-CARD] [ENT-GIFT-CARD] [ENT-GIFT-CARD-LIMITS] [API-settings_account.show] [API-settings_account.update] [API-settings_account.expire_gc] [API-settings_subscription.expire_gc] [ENT-ACCOUNT-IDENTITY] [ENT-ACCOUNT-LANGUAGE] [VAL-PASSWORD-MIN] [VAL-PASSWORD-DIFFERENT] [VAL-PASSWORD-CONFIRM] [VAL-PASSWORD-CURRENT] [VAL-PASSWORD-MSG-MATCH] [VAL-PASSWORD-MSG-MIN] [VAL-EMAIL] [API-settings_communications.show] [API-settings_communications.update] [API-settings_communications.customer_sms_consent] [API-settings_communications.update_sms_consent] [ENT-COMM-LANGUAGE] [ENT-COMM-SMS-TRANSACTIONAL] [ENT-COMM-SMS-PROMO] [ENT-COMM-EMAIL-UPCOMING] [ENT-COMM-EMAIL-SKIPPED] [ENT-COMM-EMAIL-PROMO] [ENT-COMM-UNSUBSCRIBE-ALL] [ROLE-CLIENT-SETTINGS-REAUTH]',
  }, async ({ page, browser }) => {
    const { rowOf, standing, to, open, save, saved, press, type } = roomsOf(page, brand, locale)
    const form = page.locator('.setting[data-open]')
    await page.setViewportSize({ width, height: 812 })
    const email = await newHousehold(page, { brand, locale, name: 'every.way', number: 4102 })
    const calls = callsOf(page)
    await calls.post('/clients/payment_method', await cardOf(page, '5555 5555 5555 4444'))
    const desk = await browser.newPage()
    await desk.goto(`${originOf(brand)}/404`)
    await enter(desk, 'admin@example.com')
    const { clientId } = await callsOf(desk).post('/api/admin/reward_points/find_household', { email })
    const given = { clientId, points: 2_000, reason: 'A walk', requestId: crypto.randomUUID() }
    await callsOf(desk).post('/api/admin/reward_points/create_point_adjustment', given)
    await desk.close()
    const redeem = () =>
      calls.post('/api/v1/rewards/redeem_for_gift_card', { points: 1_000, requestId: crypto.randomUUID() })
    await redeem()
    await Promise.all(Array.from({ length: 21 }, () => giveAGift(page, email)))

    // Two cards: the other one becomes the default, and the first goes off file. One code goes, another comes; credit shows its
    // balance.
    const payment = settingsPaymentMessages(brand, locale)
    const [visa, mastercard] = [payment.card('Visa', '4242'), payment.card('Mastercard', '4444')]
    await to('settingsPayment')
    await expect(rowOf(mastercard)).toContainText('Camille Okafor')
    await expect(rowOf(mastercard)).toContainText(payment.isDefault)
    await press(payment.makeDefaultOf(visa))
    await expect(rowOf(visa)).toContainText(payment.isDefault)
    await press(payment.removeOf(mastercard))
    await expect(rowOf(mastercard)).toHaveCount(0)
    const { codes, giftCards } = await calls.get('/api/v1/settings_payment/show')
    await press(payment.removeOf(codes[0].code))
    await expect(
      page.getByRole('button', { name: payment.removeOf(codes[0].code), exact: true }),
    ).toHaveCount(0)
    await tabTo(page, page.getByRole('textbox', { name: payment.code, exact: true }))
    await page.keyboard.type(friendly[brand])
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: payment.removeOf(friendly[brand]), exact: true }),
    ).toBeVisible()
    const [credit] = giftCards
    const held = page.locator('.settings-part').filter({ hasText: payment.giftCards })
    for (const words of [credit.name, payment.left(1_000, 1_000), payment.forever])
      await expect(held).toContainText(words)
    expect(await violationsOf(page)).toEqual([])

    // Twenty payments, then the earlier ones on request.
    const rows = page.locator('.settings-room .setting')
    await to('settingsPaymentHistory')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText(paymentHistoryMessages(brand, locale).giftCard)
    await expect(rows.first()).toContainText(formatMoney(2_000, locale))
    await press(componentMessages(brand, locale).showMore)
    await expect(rows).toHaveCount(21)

    // Given value can expire on request, from here and by the subscription's call.
    const account = settingsAccountMessages(brand, locale)
    await to('settingsAccount')
    await expect(standing(account.name)).toHaveText('Camille Okafor')
    await press(account.expire)
    await press(account.expireYes)
    await expect(page.getByText(account.expired('').slice(0, 12)).first()).toBeVisible()
    await redeem()
    await to('settingsAccount')
    await expect(page.getByText(account.givenText(1_000))).toBeVisible()
    await calls.post('/api/v1/settings_subscription/expire_gc')
    await to('settingsAccount')
    await expect(page.getByRole('button', { name: account.expire, exact: true })).toHaveCount(0)

    // A session elsewhere is ended.
    const elsewhere = await browser.newPage()
    await elsewhere.goto(`${originOf(brand)}/404`)
    await callsOf(elsewhere).post('/clients/sign_in', { email, password })
    await to('settingsAccount')
    await press(account.signOutOthers)
    await expect(page.getByText(account.signedOut(1))).toBeVisible()
    await elsewhere.goto(`${originOf(brand)}/account`)
    await elsewhere.waitForURL(/\/clients\/sign_in\?required=1$/)
    await elsewhere.close()

    // Another password: each fault is shown beside its field.
    const said = errorMessages(brand, locale)
    await open(account.password)
    for (const [current, fresh, again, sentence] of [
      ['not-the-password', 'another-long-password', 'another-long-password', said.current_password_incorrect],
      [password, 'too-short', 'too-short', said.password_too_short],
      [password, 'another-long-password', 'something-else', said.password_mismatch],
      [password, password, password, said.password_unchanged],
    ]) {
      await type(account.current, current ?? '')
      await type(account.fresh, fresh ?? '')
      await type(account.again, again ?? '')
      await page.keyboard.press('Enter')
      await expect(form.locator('.field-error').filter({ hasText: sentence ?? '' })).toBeVisible()
    }
    await type(account.fresh, 'another-long-password')
    await type(account.again, 'another-long-password')
    await page.keyboard.press('Enter')
    await saved(account.password)

    // Another e-mail, once the link sent to it is followed; the former one gets a letter.
    const fresh = `new.${email}`
    await open(account.email)
    await page.keyboard.type('nowhere')
    await press(account.emailSave)
    await expect(form.locator('.field-error').filter({ hasText: said.email_invalid })).toBeVisible()
    await type(account.newEmail, fresh)
    await press(account.emailSave)
    await expect(standing(account.email)).toContainText(account.waiting(fresh))
    const { text } = await letterTo(page, fresh, 'email_change')
    await page.goto(/https?:\S+/.exec(text)?.[0] ?? '')
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    await press(account.confirm.submit)
    await expect(page.getByText(account.confirm.done)).toBeVisible()
    await letterTo(page, email, 'email_changed')

    // Messages: required ones stay; the rest is turned off one by one, then all at once.
    const messages = settingsCommunicationsMessages(brand, locale)
    await to('settingsCommunications')
    await expect(page.getByLabel(messages.smsTransactional, { exact: true })).toBeDisabled()
    await expect(page.getByLabel(messages.smsTransactional, { exact: true })).toBeChecked()
    for (const label of [messages.upcoming, messages.skipped, messages.promotions]) {
      const toggle = page.getByLabel(label, { exact: true })
      const was = await toggle.isChecked()
      await tabTo(page, toggle)
      await page.keyboard.press('Space')
      await saved(label)
      await expect(toggle).toBeChecked({ checked: !was })
    }
    await press(messages.agree)
    await press(messages.sendCode)
    await expect(form.getByLabel(messages.code, { exact: true })).toBeVisible()
    const { phone } = (await calls.get('/api/v1/settings_delivery/delivery')).address
    const sms = await letterTo(page, phone, 'phone_code')
    await type(messages.code, /\d{6}/.exec(sms.text)?.[0] ?? '')
    await page.keyboard.press('Enter')
    const offers = page.getByRole('checkbox', { name: messages.smsPromotions, exact: true })
    await expect(offers).toBeChecked()
    await press(messages.allButton)
    await expect(page.getByText(messages.allDone)).toBeVisible()
    await expect(page.getByLabel(messages.upcoming, { exact: true })).not.toBeChecked()
    await expect(offers).toHaveCount(0)
    await expect(page.getByLabel(messages.smsTransactional, { exact: true })).toBeChecked()
    expect(await violationsOf(page)).toEqual([])

    // In the other language, at once.
    const other = locale === 'en' ? 'fr' : 'en'
    await open(messages.language)
    await page.keyboard.press(other === 'fr' ? 'ArrowDown' : 'ArrowUp')
    await save()
    await page.waitForURL(`${originOf(brand)}${linkTo('settingsCommunications', { brand, locale: other })}`)
    await expect(page.locator('html')).toHaveAttribute('lang', other)

    // Without an answer to the question, settings stay shut; with the flag off, there is no question.
    const flag = (enabled: boolean) => calls.post('/api/dev/flags/settings_password', { enabled })
    await calls.post('/api/v1/sessions/sign_out_client')
    await calls.post('/clients/sign_in', { email: fresh, password: 'another-long-password' })
    const asked = page.getByRole('dialog', { name: settingsMessages(brand, locale).asked.title, exact: true })
    try {
      await to('settingsAccount')
      await expect(asked).toBeVisible()
      await expect(page.getByText('Camille Okafor')).toHaveCount(0)
      await flag(false)
      await to('settingsAccount')
      await expect(standing(account.name)).toHaveText('Camille Okafor')
    } finally {
      await flag(true)
    }
  })
}
