// A walk's own household, signed up by calls: it is independent of all other walks.

import type { Page } from '@playwright/test'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { callsOf, originOf } from './household.ts'

export const password = 'a-long-enough-password'

const places = {
  freshprep: { city: 'Vancouver', postal: 'V6K 2J1', phone: '604 555 0190', street: 'Kitsilano Lane' },
  cookit: { city: 'Montréal', postal: 'H2X 3P1', phone: '514 555 0190', street: 'ruelle du Carré' },
} as const

/**
 * Signs a person up, with a working card and open settings; the page is left in their session.
 * @param name of the walk: the email begins with it
 * @param number of the address, which nobody else of the brand has
 * @returns the email
 */
export async function newHousehold(
  page: Page,
  {
    brand,
    locale,
    name,
    number,
    lastName = 'Okafor',
  }: { brand: BrandId; locale: Locale; name: string; number: number; lastName?: string },
): Promise<string> {
  const email = `${name}.${brand}@example.com`
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  const calls = callsOf(page)
  await calls.post('/api/v1/sessions/sign_out_client')
  await calls.post('/api/v1/signup/save_plan', { kind: 'rtc', people: 2, recipes: 3 })
  await calls.post('/api/v1/signup/create_client', {
    firstName: 'Camille',
    lastName,
    email,
    password,
  })
  const address = { ...places[brand], number: String(number), confirmed: true }
  await calls.post('/api/v1/signup/save_address', address)
  await calls.post('/signup/payment', await cardOf(page, '4242 4242 4242 4242'))
  await calls.post('/api/v1/reauthentications/create', { password })
  return email
}

/** Puts a card on file at the processor, for paying or changing the card. */
export async function cardOf(
  page: Page,
  number: string,
): Promise<{ paymentToken: string; nameOnCard: string }> {
  const entry = { number, expiryMonth: '12', expiryYear: '34', cvc: '123' }
  const { token } = await callsOf(page).post('/vendor/cards/setup', entry)
  return { paymentToken: token, nameOnCard: 'Camille Okafor' }
}
