// Buying a gift: a faulty card is explained beside its field, and a working one buys the gift.

import { expect, test } from '@playwright/test'
import { giftMessages } from '../../app/pages/gift/words.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { missingMessages } from '../../i18n/errors_missing.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { originOf, testCards } from './household.ts'

test.use({ viewport: { width: 375, height: 812 } })

for (const { brand, locale } of [
  { brand: 'freshprep', locale: 'en' },
  { brand: 'cookit', locale: 'fr' },
] as const) {
  test(`${brand} in ${locale}: a gift that cannot be paid for says why in the reader’s language, and a paid one is on its way`, {
    tag: '@[VAL-PAYMENT-CARD] [RT-GIFT] [BIZ-OFFER-GIFT-CARDS]',
  }, async ({ page }) => {
    const say = giftMessages(brand, locale)
    const said = errorMessages(brand, locale)
    const { card } = signupStepMessages(brand, locale)
    await page.goto(`${originOf(brand)}/${locale}/gift`)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    const form = page.locator('.gift-form')
    const typed = {
      [say.senderName]: 'Ada Moss',
      [say.senderEmail]: 'ada.moss@example.com',
      [say.recipientName]: 'Noé Roy',
      [say.recipientEmail]: 'noe.roy@example.com',
    }
    const pay = form.locator('button[type=submit]')

    // The gift and the card are checked together, and each field says what it lacks.
    await pay.click()
    const missing = missingMessages(brand, locale)
    for (const field of ['senderName', 'senderEmail', 'recipientName', 'recipientEmail'] as const)
      await expect(form.getByText(missing[field], { exact: true })).toBeVisible()
    for (const sentence of Object.values(card.missing)) await expect(form.getByText(sentence)).toBeVisible()
    await expect(form.getByLabel(say.senderName, { exact: true })).toBeFocused()

    for (const [label, value] of Object.entries(typed)) {
      await form.getByLabel(label, { exact: true }).fill(value)
    }
    await pay.click()
    await expect(form.getByText(missing.senderName, { exact: true })).toHaveCount(0)
    await expect(form.getByLabel(card.name, { exact: true })).toBeFocused()

    await form.getByLabel(card.name, { exact: true }).fill('Ada Moss')
    // Shown as on the card while it is typed, the caret where a digit was mended.
    const number = form.getByLabel(card.number, { exact: true })
    await number.pressSequentially('424242424242444')
    await expect(number).toHaveValue('4242 4242 4242 444')
    await number.press('Home')
    await number.press('ArrowRight')
    await number.press('Delete')
    await number.pressSequentially('2')
    await expect(number).toHaveValue('4242 4242 4242 444')
    expect(await number.evaluate(field => (field as HTMLInputElement).selectionStart)).toBe(2)
    const expiry = form.getByLabel(card.expiry, { exact: true })
    await expiry.pressSequentially('1234')
    await expect(expiry).toHaveValue('12/34')
    await expiry.press('Backspace')
    await expect(expiry).toHaveValue('12/3')
    await expiry.press('Backspace')
    await expect(expiry).toHaveValue('12/')
    await expiry.fill('12/34')
    await form.getByLabel(card.cvc, { exact: true }).fill('123')
    for (const [typedNumber, sentence] of [
      ['4242 4242 4242 4241', said.card_invalid],
      [testCards.refusedOnFile, said.card_declined],
    ] as const) {
      await number.fill(typedNumber)
      await pay.click()
      await expect(form.getByText(sentence)).toBeVisible()
    }

    // A fault without a field of this form is shown for the whole of it.
    await form.getByLabel(card.number, { exact: true }).fill(testCards.works)
    await page.route(
      '**/gift_cards/create',
      route => route.continue({ postData: { ...route.request().postDataJSON(), savedCard: true } }),
      { times: 1 },
    )
    await pay.click()
    await expect(form.getByText(said.card_required)).toBeVisible()

    await pay.click()
    await expect(page.getByText(say.paid.email('Noé Roy', 'noe.roy@example.com'))).toBeVisible()
  })
}
