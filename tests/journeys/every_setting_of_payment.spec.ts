// Every row about payment, messages and sign-in is changed in place, in a browser.
// settings.spec lists the rooms of each walk.

import { expect, type Page, test } from '@playwright/test'
import { settingsPaymentMessages } from '../../app/pages/settings/payment/words.ts'
import { paymentHistoryMessages } from '../../app/pages/settings/payment_history/words.ts'
import { linkTo } from '../../contract/paths.ts'
import { formatMoney } from '../../domain/money.ts'
import { componentMessages } from '../../i18n/components.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { newPasswordMessages } from '../../i18n/new_password.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { settingsCommunicationsMessages } from '../../i18n/settings_communications.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, letterTo, originOf, testCards } from './household.ts'
import { tabTo } from './keys.ts'
import { cardOf, newHousehold, password } from './new_household.ts'
import { roomsOf } from './setting_rooms.ts'

/** A code that anybody can use. */
const friendly = 'AMIS20'

/** Buys a gift card of twenty dollars. */
async function giveAGift(page: Page, email: string): Promise<void> {
  const calls = callsOf(page)
  const { intent } = await calls.get('/api/v1/gift_cards/initialize_intent_api')
  const card = { number: testCards.works, expiryMonth: '12', expiryYear: '34', cvc: '123' }
  const { token: paymentToken } = await calls.post('/vendor/cards/setup', card)
  await calls.post('/api/v1/gift_cards/create', {
    intent,
    amountCents: 2_000,
    deliveryMethod: 'print',
    senderName: 'Camille Okafor',
    senderEmail: email,
    recipientName: 'Noé Roy',
    recipientEmail: 'noe.roy@example.com',
    paymentToken,
    nameOnCard: 'Camille Okafor',
  })
}

test('cookit in fr at 375, by the keyboard: payment, messages and sign-in', {
  tag: '@[API-settings_payment.show] [API-settings_payment.apply] [API-settings_payment.invalidate] [API-settings_payment.payment_history] [RT-SETTINGS-PAYMENT-HISTORY-MORE] [ENT-CREDIT-CARD] [ENT-GIFT-CARD] [ENT-GIFT-CARD-LIMITS] [API-settings_account.show] [API-settings_account.update] [API-settings_account.expire_gc] [API-settings_subscription.expire_gc] [ENT-ACCOUNT-IDENTITY] [ENT-ACCOUNT-LANGUAGE] [VAL-PASSWORD-MIN] [VAL-PASSWORD-DIFFERENT] [VAL-PASSWORD-CONFIRM] [VAL-PASSWORD-CURRENT] [VAL-PASSWORD-MSG-MATCH] [VAL-PASSWORD-MSG-MIN] [VAL-EMAIL] [API-settings_communications.show] [API-settings_communications.update] [API-settings_communications.customer_sms_consent] [API-settings_communications.update_sms_consent] [ENT-COMM-LANGUAGE] [ENT-COMM-SMS-TRANSACTIONAL] [ENT-COMM-SMS-PROMO] [ENT-COMM-EMAIL-UPCOMING] [ENT-COMM-EMAIL-SKIPPED] [ENT-COMM-EMAIL-PROMO] [ENT-COMM-UNSUBSCRIBE-ALL] [ROLE-CLIENT-SETTINGS-REAUTH]',
}, async ({ page, browser }) => {
  const [brand, locale] = ['cookit', 'fr'] as const
  const { rowOf, standing, to, open, save, saved, press, type } = roomsOf(page, brand, locale)
  const form = page.locator('.setting[data-open]')
  await page.setViewportSize({ width: 375, height: 812 })
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
  await expect(page.getByRole('button', { name: payment.removeOf(codes[0].code), exact: true })).toHaveCount(
    0,
  )
  await tabTo(page, page.getByRole('textbox', { name: payment.code, exact: true }))
  await page.keyboard.type(friendly)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: payment.removeOf(friendly), exact: true })).toBeVisible()
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
  await expect(page.getByText(account.expired, { exact: true })).toBeVisible()
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
  const labels = newPasswordMessages(brand, locale)
  const said = errorMessages(brand, locale)
  await open(account.password)
  for (const [current, fresh, again, sentence] of [
    ['not-the-password', 'another-long-password', 'another-long-password', said.current_password_incorrect],
    [password, 'too-short', 'too-short', said.password_too_short],
    [password, 'another-long-password', 'something-else', said.password_mismatch],
    [password, password, password, said.password_unchanged],
  ]) {
    await type(account.current, current ?? '')
    await type(labels.password, fresh ?? '')
    await type(labels.confirmation, again ?? '')
    await page.keyboard.press('Enter')
    await expect(form.locator('.field-error').filter({ hasText: sentence ?? '' })).toBeVisible()
  }
  await type(labels.password, 'another-long-password')
  await type(labels.confirmation, 'another-long-password')
  await page.keyboard.press('Enter')
  await saved(account.password)

  // Another email, once the link sent to it is followed; the former one gets a letter.
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
  const offers = page.getByRole('switch', { name: messages.smsPromotions, exact: true })
  await expect(offers).toBeChecked()
  await press(messages.allButton)
  await expect(page.getByText(messages.allDone)).toBeVisible()
  await expect(page.getByLabel(messages.upcoming, { exact: true })).not.toBeChecked()
  await expect(offers).toHaveCount(0)
  await expect(page.getByLabel(messages.smsTransactional, { exact: true })).toBeChecked()
  expect(await violationsOf(page)).toEqual([])

  // In the other language, at once.
  const other = 'en'
  await open(messages.language)
  await page.keyboard.press('ArrowUp')
  await save()
  await page.waitForURL(`${originOf(brand)}${linkTo('settingsCommunications', { brand, locale: other })}`)
  await expect(page.locator('html')).toHaveAttribute('lang', other)

  // Without an answer to the question, settings stay shut; with the flag off, there is no question.
  const flag = (enabled: boolean) => calls.post('/api/dev/flags/settings_password', { enabled })
  await calls.post('/api/v1/sessions/sign_out_client')
  await calls.post('/clients/sign_in', { email: fresh, password: 'another-long-password' })
  const { title, see } = settingsMessages(brand, locale).asked
  const asked = page.getByRole('dialog', { name: title(see.settingsAccount), exact: true })
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
