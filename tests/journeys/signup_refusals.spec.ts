// Every refusal of a sign-up, as a person meets it: a sentence in their language in its place, and their text kept.

import { expect, type Page, test } from '@playwright/test'
import { type BrandId, brandIds, locales } from '../../domain/brands.ts'
import { dashboardMessages } from '../../i18n/dashboard_messages.ts'
import { formatWallClock } from '../../i18n/dates.ts'
import { missingMessages } from '../../i18n/errors_missing.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import {
  arrive,
  callsOf,
  choosePlan,
  enterCard,
  giveAddress,
  type Household,
  originOf,
  register,
  sentencesOf,
  testCards,
} from './household.ts'
import { wrongWords } from './language.ts'

test.use({ viewport: { width: 375, height: 812 } })

type Door = Pick<Household, 'typed' | 'suggestion'>

interface Surroundings {
  en: Door
  fr: Door
  /** A door of a demo household. */
  taken: Door & { unit: string }
  takenEmail: string
  postal: string
  sisterPostal: string
  phone: string
}

/** The addresses of this spec's households, and unserved or invalid ones nearby. */
const places: Record<BrandId, Surroundings> = {
  freshprep: {
    en: { typed: '3200 west 41st', suggestion: /3200.*41st.*Vancouver/i },
    fr: { typed: '845 hillcrest', suggestion: /845.*Hillcrest.*Calgary/i },
    taken: { typed: '2294 10th ave', suggestion: /2294.*10th.*V6K 2H8/i, unit: '' },
    postal: 'V6K 2J1',
    sisterPostal: 'H2X 3P1',
    phone: '604 555 0171',
    takenEmail: 'jordan@example.com',
  },
  cookit: {
    en: { typed: '1000 bay street', suggestion: /1000 Bay.*Toronto/i },
    fr: { typed: '3700 sherbrooke', suggestion: /3700.*Sherbrooke.*Montréal/i },
    taken: { typed: '4837 boyer', suggestion: /4837.*Boyer.*Montréal/i, unit: 'App. 100' },
    postal: 'H2X 3P1',
    sisterPostal: 'V6K 2J1',
    phone: '514 555 0172',
    takenEmail: 'amelie@example.com',
  },
}

/** A postal code without delivery: the far north. */
const unservedPostal = 'X0A 0H0'

/** A fault is shown beside its field or over the button, in exactly these words. */
const say = (page: Page, sentence: string) =>
  expect(page.locator('.field-error, [role="alert"]').filter({ hasText: sentence }).first()).toBeVisible()

for (const brand of brandIds) {
  for (const locale of locales) {
    const household: Household = {
      brand,
      locale,
      firstName: locale === 'fr' ? 'Zoé' : 'Robin',
      lastName: 'Lapointe-Hill',
      email: `refused.${brand}.${locale}@example.com`,
      password: 'a-long-enough-password',
      phone: places[brand].phone,
      postal: places[brand].postal,
      ...places[brand][locale],
    }
    test.describe
      .serial(`${brand} in ${locale}`, () => {
        test('refusals of registration and delivery are shown in place, and the typed text stays', {
          tag: '@[VAL-NAME-MIN] [VAL-EMAIL] [VAL-PASSWORD-MSG-MIN] [ERR-EMAIL-IN-USE] [VAL-CITY] [VAL-POSTAL-REQUIRED] [VAL-POSTAL-VALID] [VAL-POSTAL-UNSUPPORTED] [ERR-REGION-SISTER] [VAL-ADDRESS-AUTOCOMPLETE] [VAL-ADDRESS-UNRESOLVABLE] [VAL-ADDRESS-PO-BOX] [VAL-PHONE] [VAL-ONE-PER-HOUSEHOLD]',
        }, async ({ page }) => {
          await arrive(page, household)
          await choosePlan(page, household)
          await refusedRegistrations(page, household)
          await register(page, household)
          await page.waitForURL(/\/signup\/delivery/)
          await refusedFields(page, household)
          await refusedPlaces(page, household)
          await refusedHousehold(page, household)
          await giveAddress(page, household)
          await page.waitForURL(/\/signup\/payment/)
        })

        test('half finished, it continues in another browser, and refusals of payment are shown in place', {
          tag: '@[ST-SIGNUP-ORDER] [VAL-PAYMENT-CARD] [ERR-INVALID-CODE-EN] [ERR-INVALID-CODE-FR] [API-clients.sources]',
        }, async ({ page }) => {
          await signInElsewhere(page, household)
          await page.waitForURL(/\/signup\/payment/)
          const { cutoffLocal } = await callsOf(page).get('/api/v1/signup/payment_data')
          const untilCutoff = formatWallClock(cutoffLocal, locale)
          await expect(page.getByText(untilCutoff)).toBeVisible()
          await refusedPayments(page, household)
          await page.getByRole('button', { name: sentencesOf(household).steps.payment.submit }).click()
          await page.frameLocator('iframe').getByRole('button').first().click()
          await page.waitForURL(/\/signup\/welcome/)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            sentencesOf(household).steps.welcome.heading(household.firstName),
          )
          await expect(page.getByText(untilCutoff)).toBeVisible()
          const announced = dashboardMessages(brand, locale)
          await expect(page.locator('html')).toHaveAttribute('data-alive')
          await page.getByLabel(announced.howHeard).selectOption({ index: 2 })
          await expect(page.getByText(announced.heardThanks)).toBeVisible()
        })
      })
  }
}

async function refusedRegistrations(page: Page, household: Household): Promise<void> {
  const { errors, steps } = sentencesOf(household)
  const { registration } = steps
  await register(page, { ...household, firstName: 'Z', email: 'nowhere', password: 'too short' })
  await say(page, errors.name_too_short)
  await say(page, errors.email_invalid)
  await say(page, errors.password_too_short)
  await expect(page.getByLabel(registration.firstName)).toBeFocused()
  await expect(page.getByLabel(registration.lastName, { exact: true })).toHaveValue(household.lastName)
  expect(await wrongWords(page, household.locale)).toEqual([])

  await register(page, { ...household, email: places[household.brand].takenEmail })
  await say(page, errors.email_in_use)
  const logIn = page.getByRole('link', { name: registration.logIn })
  await expect(logIn).toHaveAttribute('href', /\/clients\/sign_in$/)
  await expect(page.getByLabel(registration.password, { exact: true })).toHaveValue(household.password)
}

/** Nothing typed at all, then everything wrong at once. */
async function refusedFields(page: Page, household: Household): Promise<void> {
  const { errors } = sentencesOf(household)
  const { address, city, postal, phone, send } = deliveryForm(page, household)
  // The postal code of the home page is known, and asked for only where it is to change.
  await expect(page.getByText(household.postal, { exact: true })).toBeVisible()
  await expect(postal).toHaveCount(0)
  await page.getByRole('button', { name: sentencesOf(household).address.changePostal }).click()
  await expect(postal).toBeFocused()
  await expect(postal).toHaveValue(household.postal)
  await postal.fill('')
  await send()
  for (const code of ['address_not_chosen', 'city_required', 'postal_required'] as const)
    await say(page, errors[code])
  await say(page, missingMessages(household.brand, household.locale).phone)
  await expect(address).toBeFocused()

  await address.fill(household.brand === 'cookit' ? 'Case postale 123' : 'PO Box 123')
  await city.fill('Ailleurs')
  await postal.fill('12345')
  await phone.fill('123')
  await send()
  for (const code of ['po_box', 'postal_invalid', 'phone_invalid'] as const) await say(page, errors[code])
  await expect(phone).toHaveValue('123')
  expect(await wrongWords(page, household.locale)).toEqual([])
}

/** An unserved place, one of the sister brand, and an address that was not chosen from the list. */
async function refusedPlaces(page: Page, household: Household): Promise<void> {
  const { brand, locale } = household
  const { errors } = sentencesOf(household)
  const { address, city, postal, phone, send } = deliveryForm(page, household)
  await address.fill('1 ice road')
  await phone.fill(household.phone)
  await postal.fill(unservedPostal)
  await send()
  await say(page, errors.postal_unserved)

  await postal.fill(places[brand].sisterPostal)
  await send()
  await say(page, errors.postal_sister_brand)
  const sister = originOf(brand === 'cookit' ? 'freshprep' : 'cookit')
  await expect(page.locator('.field-error a')).toHaveAttribute('href', `${sister}/${locale}/signup/plans`)

  await postal.fill(household.postal)
  await send()
  await say(page, errors.address_not_chosen)
  // The way on: the same address part by part, and back.
  const parts = sentencesOf(household).address
  await expect(page.locator('main')).toContainText(parts.notFound)
  await page.getByRole('button', { name: parts.byParts }).click()
  await expect(page.getByLabel(parts.number)).toHaveValue('1')
  await expect(page.getByLabel(parts.street, { exact: true })).toHaveValue('ice road')
  await page.getByRole('button', { name: parts.toList }).click()
  await expect(address).toHaveValue('1 ice road')
  await expect(city).toHaveValue('Ailleurs')
}

/** An address that has an account already, with links to it and to us. */
async function refusedHousehold(page: Page, household: Household): Promise<void> {
  const { taken } = places[household.brand]
  const { address, unit, send } = deliveryForm(page, household)
  await address.fill('')
  await address.pressSequentially(taken.typed)
  await page.getByRole('option', { name: taken.suggestion }).first().click()
  await unit.fill(taken.unit)
  await send()
  await say(page, sentencesOf(household).errors.household_exists)
  const support = page.getByRole('alert').getByRole('link', { name: /@/ })
  await expect(support).toHaveAttribute('href', /^mailto:/)
  expect(await wrongWords(page, household.locale)).toEqual([])
  await address.fill('')
  await unit.fill('')
}

function deliveryForm(page: Page, household: Household) {
  const { steps, address } = sentencesOf(household)
  const { delivery } = steps
  return {
    address: page.getByRole('combobox', { name: address.line }),
    city: page.getByLabel(address.city),
    postal: page.getByRole('textbox', { name: address.postal }),
    unit: page.getByLabel(address.unit),
    phone: page.getByLabel(delivery.phone),
    send: () => page.getByRole('button', { name: delivery.submit, exact: true }).click(),
  }
}

async function signInElsewhere(page: Page, household: Household): Promise<void> {
  const { brand, locale, email, password } = household
  const signIn = signInMessages(brand, locale)
  await page.goto(`${originOf(brand)}/${locale}/clients/sign_in`)
  await page.getByLabel(signIn.email, { exact: true }).fill(email)
  for (const typed of ['not-the-password', password]) {
    await page.getByLabel(signIn.password, { exact: true }).fill(typed)
    await page.getByRole('button', { name: signIn.submit }).click()
    if (typed === password) break
    await say(page, sentencesOf(household).errors.sign_in_failed)
    await expect(page.getByLabel(signIn.email, { exact: true })).toHaveValue(email)
  }
}

/** Nothing typed, an unknown code, a declined card, a bank whose question is declined, and one whose question is not answered. */
async function refusedPayments(page: Page, household: Household): Promise<void> {
  const { steps, errors } = sentencesOf(household)
  const submit = page.getByRole('button', { name: steps.payment.submit })
  const bank = page.frameLocator('iframe').getByRole('button')
  await submit.click()
  for (const sentence of Object.values(steps.card.missing)) await say(page, sentence)
  await expect(page.getByLabel(steps.card.name)).toBeFocused()

  await page.getByLabel(steps.payment.code).fill('NOSUCHCODE')
  await page.getByRole('button', { name: steps.payment.apply }).click()
  await say(page, household.locale === 'fr' ? 'Code non valide' : 'Invalid code')
  await expect(page.getByLabel(steps.payment.code)).toHaveValue('NOSUCHCODE')

  await enterCard(page, household, testCards.refusedOnFile)
  await submit.click()
  await say(page, errors.card_declined)
  await expect(page.getByLabel(steps.card.number)).toHaveValue(testCards.refusedOnFile)
  expect(await wrongWords(page, household.locale)).toEqual([])

  await enterCard(page, household, testCards.asksTheHolder)
  await submit.click()
  await bank.last().click()
  await say(page, errors.card_action_failed)
  await expect(page.getByRole('dialog')).toBeHidden()

  await submit.click()
  await bank.first().waitFor()
  await page.keyboard.press('Escape')
  await say(page, errors.card_action_failed)
}
