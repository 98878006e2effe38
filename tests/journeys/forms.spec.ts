// Forms before their scripts, and without them: a form works or does nothing, and typed text is never in an address.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { aliveEvent } from '../../app/first_paint/alive.ts'
import { noDeliveryMessages } from '../../app/pages/no_delivery/words.ts'
import { passwordMessages } from '../../app/pages/password/words.ts'
import { signupMessages } from '../../app/pages/signup/words.ts'
import { addressMessages } from '../../i18n/address.ts'
import { contactMessages } from '../../i18n/contact.ts'
import { emailFieldMessages } from '../../i18n/email_field.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { missingMessages } from '../../i18n/errors_missing.ts'
import { homeMessages } from '../../i18n/home.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { settingsCommunicationsMessages } from '../../i18n/settings_communications.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { shownPages } from '../all_pages.ts'
import { callsOf, originOf } from './household.ts'

const origin = originOf('freshprep')
const voice = { brand: 'freshprep', locale: 'en' } as const
const signIn = signInMessages('freshprep', 'en')
const { registration } = signupStepMessages('freshprep', 'en')
const typed = 'typed-and-nobody-elses'

/** Its scripts may come later. */
const untilRead = { waitUntil: 'domcontentloaded' } as const

async function withoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  return context.newPage()
}

/** Holds scripts back until six seconds after the first of a page was requested. */
async function delayScripts(page: Page) {
  let until = 0
  page.on('framenavigated', () => {
    until = 0
  })
  await page.route('**/assets/*.js', async route => {
    until ||= Date.now() + 6_000
    await new Promise(later => setTimeout(later, Math.max(0, until - Date.now())))
    await route.continue().catch(() => {})
  })
}

async function fillSignIn(page: Page, password = 'demo-password-1') {
  await page.getByLabel(signIn.email, { exact: true }).fill('jordan@example.com')
  await page.getByLabel(signIn.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
}

/** A visitor who has chosen a plan, on the registration page. */
async function toRegistration(page: Page) {
  const plan = { kind: 'rtc', people: 2, recipes: 3, categories: ['meat-and-fish'], exclusions: [] }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { ...plan, vegetarian: false, vegan: false }
  expect((await page.request.post(`${origin}/api/v1/signup/save_plan`, { data, headers })).ok()).toBe(true)
  await page.goto(`${origin}/signup/registration`, untilRead)
}

async function fillRegistration(page: Page, email: string) {
  await page.getByLabel(registration.firstName).fill('Noor')
  await page.getByLabel(registration.lastName).fill('Haddad')
  await page.getByLabel(registration.email).fill(email)
  await page.getByLabel(registration.password, { exact: true }).fill('plum-window-otter')
  await page.getByRole('button', { name: registration.submit, exact: true }).click()
}

/** Fills every form of a page and sends it; afterwards there must still be a page, with no value in its address. */
async function sendAll(page: Page, path: string) {
  // The newsletter's is the same on all of them.
  const there = (await (await page.request.get(path)).text()).match(/<form (?!class="newsletter-form)/g)
  if (!there && path !== '/') return
  await page.goto(path)
  const of = path === '/' ? 'form' : 'form:not(.newsletter-form)'
  const forms = await page.locator(of).count()
  for (let n = 0; n < forms; n++) {
    const form = page.locator(of).nth(n)
    if ((await form.getAttribute('role')) === 'search' || (await form.getAttribute('method')) === 'get')
      continue
    for (const field of await form
      .locator('input:not([type=hidden]):not([type=radio]):not([type=checkbox]), textarea')
      .all())
      if (await field.isVisible()) await field.fill(typed)
    const button = form.locator('button[type=submit]:visible').first()
    if ((await button.count()) === 0 || (await button.isDisabled())) continue
    await button.click()
    expect(page.url(), path).not.toContain(typed)
    expect(page.url(), path).not.toContain('?email=')
    await expect(page.getByRole('contentinfo').or(page.locator('main')).first(), path).toBeVisible()
    if (n + 1 < forms) await page.goto(path)
  }
}

test('without scripts no form of any page puts its values into an address', {
  tag: '@[FORM-SECRETS]',
}, async ({ browser }) => {
  const page = await withoutScripts(browser)
  for (const { path } of shownPages('anyone', voice)) await sendAll(page, path)
  await toRegistration(page)
  await sendAll(page, '/signup/registration')
  await page.goto('/clients/sign_in')
  await fillSignIn(page)
  await page.waitForURL(/\/account$/)
  const orderId = (await callsOf(page).get('/api/v1/orders/upcoming_order_ids')).at(-1)
  for (const { path } of shownPages('client', voice, { order: orderId })) await sendAll(page, path)
  await page.context().close()
})

test('without scripts a household answers the question before settings, changes its name and a preference, and a refused change comes back as it was typed', {
  tag: '@[RT-SETTINGS-ACCOUNT] [RT-SETTINGS-COMMUNICATIONS] [API-settings_account.update]',
}, async ({ browser }) => {
  const page = await withoutScripts(browser)
  const { asked, row } = settingsMessages('freshprep', 'en')
  const account = settingsAccountMessages('freshprep', 'en')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const outcome = page.locator('.setting-outcome').filter({ hasText: row.saved })
  await page.goto('/clients/sign_in')
  await page.getByLabel(signIn.email, { exact: true }).fill('paused@example.com')
  await page.getByLabel(signIn.password, { exact: true }).fill('demo-password-1')
  await press(signIn.submit)
  await page.goto('/settings/account')
  const dialog = page.getByRole('dialog', { name: asked.title(asked.see.settingsAccount) })
  await dialog.getByLabel(asked.password, { exact: true }).fill('not-the-password')
  const answer = dialog.getByRole('button', { name: asked.submit, exact: true })
  await answer.click()
  await expect(dialog.locator('.field-error')).toBeVisible()
  await dialog.getByLabel(asked.password, { exact: true }).fill('demo-password-1')
  await answer.click()

  const first = page.getByLabel(account.firstName, { exact: true })
  const last = page.getByLabel(account.lastName, { exact: true })
  await press(row.changeOf(account.name))
  const [former, formerLast] = [await first.inputValue(), await last.inputValue()]
  await first.fill('Z')
  await last.fill('Refused-Typed')
  await press(row.save)
  await expect(page.locator('.field-error')).toHaveText(errorMessages('freshprep', 'en').name_too_short)
  await expect(first).toHaveValue('Z')
  await expect(last).toHaveValue('Refused-Typed')
  await first.fill('Zoé')
  await press(row.save)
  await expect(outcome).toBeVisible()
  await expect(page.getByText('Zoé Refused-Typed', { exact: true })).toBeVisible()
  await press(row.changeOf(account.name))
  await press(row.cancel)
  await expect(first).toHaveCount(0)

  // A session that ended meanwhile: the sign-in and the question come first, and the typed text stays.
  await press(row.changeOf(account.name))
  await first.fill('Kept-Typed')
  await callsOf(page).post('/api/v1/sessions/sign_out_client')
  await press(row.save)
  await page.waitForURL(/required=1$/)
  await page.getByLabel(signIn.email, { exact: true }).fill('paused@example.com')
  await page.getByLabel(signIn.password, { exact: true }).fill('demo-password-1')
  await press(signIn.submit)
  await dialog.getByLabel(asked.password, { exact: true }).fill('demo-password-1')
  await answer.click()
  await expect(first).toHaveValue('Kept-Typed')

  await page.goto('/settings/communications')
  const { upcoming } = settingsCommunicationsMessages('freshprep', 'en')
  const toggle = page.getByRole('switch', { name: upcoming, exact: true })
  const on = await toggle.isChecked()
  await toggle.click()
  await expect(outcome).toBeVisible()
  await expect(toggle).toBeChecked({ checked: !on })
  const calls = callsOf(page)
  await calls.post('/api/v1/settings_communications/update', { emailUpcoming: on })
  await calls.post('/api/v1/settings_account/update', {
    firstName: former,
    lastName: formerLast,
  })
  await page.context().close()
})

test('without scripts a person signs in, sees faults, and returns to the page that required it', {
  tag: '@[FORM-PLAIN-SIGN-IN]',
}, async ({ browser }) => {
  const page = await withoutScripts(browser)
  await page.goto('/history?page=1')
  await page.waitForURL(/\/clients\/sign_in\?required=1$/)
  await fillSignIn(page, 'not-the-password')
  await expect(page.getByText(errorMessages('freshprep', 'en').sign_in_failed)).toBeVisible()
  await expect(page.getByLabel(signIn.email, { exact: true })).toHaveValue('jordan@example.com')
  await fillSignIn(page)
  await page.waitForURL(/\/history\?page=1$/)
  await page.context().close()
})

test('without scripts a person registers, and continues to the delivery', {
  tag: '@[FORM-PLAIN-REGISTER]',
}, async ({ browser }) => {
  const page = await withoutScripts(browser)
  await toRegistration(page)
  await fillRegistration(page, 'not an address')
  await expect(page.getByText(errorMessages('freshprep', 'en').email_invalid)).toBeVisible()
  await expect(page.getByLabel(registration.firstName)).toHaveValue('Noor')
  await expect(page.getByLabel(registration.password, { exact: true })).toHaveValue('')
  await fillRegistration(page, 'noor.plain@example.com')
  await page.waitForURL(/\/signup\/delivery$/)
  await page.context().close()
})

test('without scripts a person asks for a new password', { tag: '@[FORM-PLAIN-PASSWORD]' }, async ({
  browser,
}) => {
  const page = await withoutScripts(browser)
  const { ask, asked } = passwordMessages('freshprep', 'en')
  await page.goto('/clients/password/new')
  await page.getByLabel(ask.email, { exact: true }).fill('nobody@example.com')
  await page.getByRole('button', { name: ask.submit }).click()
  await expect(page.getByRole('heading', { name: asked.heading })).toBeVisible()
  await page.context().close()
})

test('without scripts a message is sent, or comes back as it was written', {
  tag: '@[FORM-PLAIN-CONTACT]',
}, async ({ browser }) => {
  const page = await withoutScripts(browser)
  const say = contactMessages('freshprep', 'en')
  await page.goto('/contact')
  await page.getByLabel(say.message).fill('Where is my box?')
  await page.getByRole('button', { name: say.submit }).click()
  await expect(page.getByLabel(say.message)).toHaveValue('Where is my box?')
  await expect(page.getByText(missingMessages('freshprep', 'en').email)).toBeVisible()
  await page.context().close()
})

test('without scripts a postal code leads to the menu, or to the page that says whether the sister brand delivers there', {
  tag: '@[FORM-PLAIN-POSTAL] [RT-NO-DELIVERY-SISTER]',
}, async ({ browser }) => {
  const page = await withoutScripts(browser)
  const home = homeMessages('freshprep', 'en')
  const unserved = noDeliveryMessages('freshprep', 'en')
  const toSister = page.locator('[data-kind="primary"]').filter({ hasText: unserved.goToSister('Cook it') })
  const ask = async (postal: string) => {
    await page.goto('/')
    await page.getByLabel(home.postal).fill(postal)
    await page.getByRole('button', { name: home.check }).click()
  }
  await ask('V6K 2J1')
  await page.waitForURL(/\/menu\//)
  await ask('H2X 3P1')
  await page.waitForURL(/\/no-delivery\?/)
  await expect(page.getByText(unserved.sisterServes('Cook it'))).toBeVisible()
  await expect(toSister).toBeVisible()
  await ask('A1A 1A1')
  await page.waitForURL(/\/no-delivery\?/)
  await expect(page.getByText(unserved.sisterNeither('Cook it'))).toBeVisible()
  await expect(toSister).toHaveCount(0)
  await ask('12345')
  await expect(page.getByText(errorMessages('freshprep', 'en').postal_invalid)).toBeVisible()
  await expect(page.getByLabel(home.postal)).toHaveValue('12345')
  await page.context().close()
})

test('a mistyped domain of an email address is pointed out, and one press corrects it', {
  tag: '@[VAL-EMAIL]',
}, async ({ page }) => {
  await toRegistration(page)
  await page.locator('html[data-alive]').waitFor()
  const field = page.getByLabel(registration.email)
  await field.fill('noor@gmial.com')
  await field.press('Tab')
  await page
    .getByRole('button', { name: emailFieldMessages('freshprep', 'en').meant('noor@gmail.com') })
    .click()
  await expect(field).toHaveValue('noor@gmail.com')
  await expect(field).toBeFocused()
})

test('an email address typed to sign in is there for a new password', {
  tag: '@[VAL-EMAIL]',
}, async ({ page }) => {
  await page.goto(`${origin}/clients/sign_in`)
  await page.locator('html[data-alive]').waitFor()
  await page.getByLabel(signIn.email, { exact: true }).fill('jordan@example.com')
  await page.getByRole('link', { name: signIn.forgotten }).click()
  const { ask } = passwordMessages('freshprep', 'en')
  await expect(page.getByLabel(ask.email, { exact: true })).toHaveValue('jordan@example.com')
  expect(page.url()).not.toContain('jordan')
})

test('a form sent six seconds before the scripts run is sent, and no value of it is in an address', {
  tag: '@[FORM-EARLY]',
}, async ({ page }) => {
  const seen: string[] = []
  page.on('request', request => void seen.push(request.url()))
  await delayScripts(page)
  await toRegistration(page)
  await fillRegistration(page, 'noor.early@example.com')
  await page.waitForURL(/\/signup\/delivery$/, untilRead)
  await page.context().clearCookies()
  await page.goto(`${origin}/clients/sign_in`, untilRead)
  await fillSignIn(page)
  await page.waitForURL(/\/account$/, untilRead)
  expect(seen.filter(url => /plum-window|demo-password|noor\.early/.test(url))).toEqual([])
})

test('who types on while the page comes alive loses no letter, and none lands elsewhere', {
  tag: '@[FORM-EARLY]',
}, async ({ page }) => {
  await toRegistration(page)
  await fillRegistration(page, 'noor.fast@example.com')
  await page.waitForURL(/\/signup\/delivery$/)
  const field = page.getByRole('combobox', { name: addressMessages('freshprep', 'en').line })
  const text = 'a street that is on no list, at the end of the town'
  let scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  for (const typedBefore of [3, 9, 15]) {
    scripts = Promise.withResolvers<void>()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload({ waitUntil: 'commit' })
    await field.focus()
    await page.keyboard.type(text.slice(0, typedBefore))
    scripts.resolve()
    await page.keyboard.type(text.slice(typedBefore), { delay: 20 })
    await page.locator('html[data-alive]').waitFor()
    await expect(field).toHaveValue(text)
  }
})

test('a tick counts, also where the page comes alive in the very click and resets it', {
  tag: '@[FORM-EARLY]',
}, async ({ page }) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${origin}/signup/plans`)
  const { never, vegetarian } = signupMessages('freshprep', 'en').plans
  await page.getByText(never, { exact: true }).click()
  const tick = page.getByRole('checkbox', { name: vegetarian, exact: true })
  await tick.evaluate((field: HTMLInputElement, alive) => {
    field.addEventListener(
      'click',
      () => {
        field.checked = false
        dispatchEvent(new Event(alive))
      },
      { once: true },
    )
  }, aliveEvent)
  await page.getByText(vegetarian, { exact: true }).click()
  await expect(tick).toBeChecked()
})

test('without the script files a person can still sign in', { tag: '@[FORM-BLOCKED]' }, async ({ page }) => {
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${origin}/clients/sign_in`)
  await fillSignIn(page)
  await page.waitForURL(/\/account$/)
})
