// A household walking through the product, for all journeys. It presses what a person presses and reads what a person
// reads, in the sentences of its own brand and language.

import { expect, type Page } from '@playwright/test'
import { signupMessages } from '../../app/pages/signup/words.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { addressMessages } from '../../i18n/address.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { homeMessages } from '../../i18n/home.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import type { ExampleIds } from '../all_pages.ts'
import { textOf } from './visit.ts'

export interface Household {
  brand: BrandId
  locale: Locale
  firstName: string
  lastName: string
  email: string
  password: string
  phone: string
  /** The typed text, and the part of the suggestion to look for. */
  typed: string
  suggestion: RegExp
  /** Postal code typed on the home page. */
  postal: string
}

const hosts: Record<BrandId, string> = { freshprep: 'localhost', cookit: 'cookit.localhost' }

/** The program's address as this brand's people see it. */
export function originOf(brand: BrandId): string {
  return `http://${hosts[brand]}:${process.env.JOURNEYS_PORT}`
}

export const testCards = {
  works: '4242 4242 4242 4242',
  refusedOnFile: '4000 0000 0000 0002',
  asksTheHolder: '4000 0025 0000 3155',
  declinedWhenCharged: '4000 0000 0000 0341',
} as const

/** The sentences this household reads. */
export function sentencesOf({ brand, locale }: Pick<Household, 'brand' | 'locale'>) {
  return {
    home: homeMessages(brand, locale),
    plans: signupMessages(brand, locale).plans,
    steps: signupStepMessages(brand, locale),
    address: addressMessages(brand, locale),
    errors: errorMessages(brand, locale),
  }
}

/** From the home page to the plan screen, in the household's language. */
export async function arrive(page: Page, household: Household): Promise<void> {
  const { home } = sentencesOf(household)
  await page.goto(`${originOf(household.brand)}/${household.locale}`)
  await expect(page.locator('html')).toHaveAttribute('lang', household.locale)
  // Only the page's script keeps the code for the delivery step.
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await page.getByLabel(home.postal).fill(household.postal)
  await page.getByRole('button', { name: home.check }).click()
  await page.waitForURL(/\/menu\//)
  await page.goto(`${originOf(household.brand)}/${household.locale}/signup/plans`)
}

export async function choosePlan(
  page: Page,
  household: Household,
  never: readonly string[] = [],
): Promise<void> {
  const { plans } = sentencesOf(household)
  await expect(page.getByRole('heading', { level: 1, name: plans.heading })).toBeVisible()
  if (never.length > 0) {
    await page.getByText(plans.never, { exact: true }).click()
    for (const name of never) await page.getByText(name, { exact: true }).click()
  }
  await page.getByRole('button', { name: plans.take }).click()
}

export async function register(page: Page, household: Household): Promise<void> {
  const { registration } = sentencesOf(household).steps
  await page.waitForURL(/\/signup\/registration/)
  await page.getByLabel(registration.firstName).fill(household.firstName)
  await page.getByLabel(registration.lastName, { exact: true }).fill(household.lastName)
  await page.getByLabel(registration.email).fill(household.email)
  await page.getByLabel(registration.password, { exact: true }).fill(household.password)
  await page.getByRole('button', { name: registration.submit, exact: true }).click()
}

export async function giveAddress(page: Page, household: Household): Promise<void> {
  const { steps, address } = sentencesOf(household)
  const { delivery } = steps
  await page.waitForURL(/\/signup\/delivery/)
  await page.getByRole('combobox', { name: address.line }).pressSequentially(household.typed)
  await page.getByRole('option', { name: household.suggestion }).first().click()
  await page.getByLabel(delivery.phone).fill(household.phone)
  await page.getByRole('button', { name: delivery.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: delivery.slotHeading })).toBeVisible()
  await page.getByRole('button', { name: delivery.choose }).click()
}

export async function enterCard(page: Page, household: Household, number: string): Promise<void> {
  const { card } = sentencesOf(household).steps
  await page.getByLabel(card.name).fill(`${household.firstName} ${household.lastName}`)
  await page.getByLabel(card.number).fill(number)
  await page.getByLabel(card.expiry).fill('12/34')
  await page.getByLabel(card.cvc).fill('123')
}

export async function pay(page: Page, household: Household, number: string): Promise<void> {
  const { payment } = sentencesOf(household).steps
  await page.waitForURL(/\/signup\/payment/)
  await enterCard(page, household, number)
  await page.getByRole('button', { name: payment.submit }).click()
}

/** Walks the whole sign-up with a card that works; ends on the welcome page. */
export async function signUp(page: Page, household: Household, never: readonly string[] = []): Promise<void> {
  await arrive(page, household)
  await choosePlan(page, household, never)
  await register(page, household)
  await giveAddress(page, household)
  await pay(page, household, testCards.works)
  await page.waitForURL(/\/signup\/welcome/)
}

/** Calls of the control room and of the household's own session, made by the page, because only browsers know *.localhost. */
export function callsOf(page: Page) {
  const call = async (method: 'GET' | 'POST', path: string, data?: Record<string, unknown>) => {
    const answer = await page.evaluate(
      async ([verb, address, body]) => {
        const response = await fetch(address, {
          method: verb,
          ...(body !== null && { headers: { 'content-type': 'application/json' }, body }),
        })
        return { ok: response.ok, text: await response.text() }
      },
      [method, path, data ? JSON.stringify(data) : null] as const,
    )
    if (!answer.ok) throw new Error(`${method} ${path} refused: ${answer.text}`)
    return JSON.parse(answer.text)
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: Record<string, unknown> = {}) => call('POST', path, data),
  }
}

/** The newest letter of a kind to a person, once it is sent: it may just be on its way. */
export async function letterTo(
  page: Page,
  to: string,
  template: string,
): Promise<{ locale: Locale; text: string; template: string }> {
  const calls = callsOf(page)
  const newest = async () => {
    const sent: { locale: Locale; text: string; template: string }[] = await calls.get(
      `/api/dev/messages?to=${encodeURIComponent(to)}`,
    )
    return sent.find(message => message.template === template)
  }
  await expect.poll(newest, { message: `${template} to ${to}` }).toBeDefined()
  return (await newest()) as NonNullable<Awaited<ReturnType<typeof newest>>>
}

/** Signs in by call, and answers the question before settings at once. */
export async function enter(page: Page, email: string, password = 'demo-password-1'): Promise<void> {
  const calls = callsOf(page)
  await calls.post('/clients/sign_in', { email, password })
  await calls.post('/api/v1/reauthentications/create', { password })
}

/** A household, one of its delivered boxes, and a draft of a letter, for an admin who is signed in to the page. */
export async function shownToAdmins(page: Page, email: string): Promise<ExampleIds> {
  const calls = callsOf(page)
  const { clientId } = await calls.post('/api/admin/reward_points/find_household', { email })
  const { boxes } = await calls.get(`/api/admin/households/show?clientId=${clientId}`)
  const delivered = boxes.find(({ state }: { state: string }) => state === 'delivered')
  const { id: letter } = await calls.post('/api/admin/letters/make', {
    id: crypto.randomUUID(),
    name: '2026-11',
  })
  return { client: clientId, order: delivered.id, letter }
}

/** The text of the page at an address, without going to it; all kinds of spaces count as one space, as in `plain`. */
export async function textAt(page: Page, path: string): Promise<string> {
  return textOf({ html: await page.evaluate(async address => (await fetch(address)).text(), path) })
}

/** A sentence as `textAt` gives it. */
export const plain = (sentence: string): string => sentence.replace(/\s+/g, ' ')

/** Moves the program's clock to just after an order's cutoff; all due work has run when it returns. */
export async function passCutoff(page: Page, cutoffAt: string): Promise<void> {
  const after = new Date(Date.parse(cutoffAt) + 60_000).toISOString()
  await callsOf(page).post('/api/dev/clock', { set: after })
}

/** Restores the connection, and waits until it reaches the program, which is later than the browser's confirmation. */
export async function backOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const isReached = () =>
    page.evaluate(() =>
      fetch('/readyz').then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  await expect.poll(isReached).toBe(true)
}
