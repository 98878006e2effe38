// Signing in with the built-in provider in a browser: it works, it is refused, it fails, and it is linked in settings.

import { expect, type Page, test } from '@playwright/test'
import { canonicalPath, linkTo, type PageId } from '../../contract/paths.ts'
import type { BrandId, Locale } from '../../domain/brands.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { passkeyMessages } from '../../i18n/passkeys.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { socialMessages } from '../../i18n/social.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, originOf } from './household.ts'

/** Words of the built-in provider's page, which belongs to no brand. */
const there = {
  en: {
    email: 'Email',
    first: 'First name',
    last: 'Last name',
    go: 'Continue as this person',
    refuse: 'Refuse',
  },
  fr: {
    email: 'Courriel',
    first: 'Prénom',
    last: 'Nom',
    go: 'Continuer avec cette personne',
    refuse: 'Refuser',
  },
}

/** A person whom neither the provider nor the product knows yet. */
async function be(page: Page, locale: Locale, email: string): Promise<void> {
  const say = there[locale]
  await page.getByLabel(say.first, { exact: true }).fill('Noor')
  await page.getByLabel(say.last, { exact: true }).fill('Haddad')
  await page.getByLabel(say.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: say.go, exact: true }).click()
}

/** Makes the page keep the callback's answer, because it leaves as soon as it has read it. */
const recordAnswers = (page: Page) =>
  page.addInitScript(() => {
    const plain = window.fetch
    window.fetch = async (...asked) => {
      const answer = await plain(...asked)
      if (/\/clients\/auth\/\w+\/callback$/.test(answer.url))
        sessionStorage.setItem('answered', await answer.clone().text())
      return answer
    }
  })

const lastAnswer = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('answered'))) ?? 'null')

/** A client with a password. */
const known = { email: 'amelie@example.com', password: 'demo-password-1' }

const placeOf = (id: PageId, of: { brand: BrandId; locale: Locale }) =>
  `${originOf(of.brand)}${linkTo(id, of)}`

const people: readonly { brand: BrandId; locale: Locale; width: number }[] = [
  { brand: 'freshprep', locale: 'en', width: 1440 },
  { brand: 'cookit', locale: 'fr', width: 375 },
]

for (const { brand, locale, width } of people) {
  const say = socialMessages(brand, locale)
  const signIn = placeOf('signIn', { brand, locale })

  test(`${brand} in ${locale} at ${width}: a person who declines is told so, and a new one is a lead on the way to a plan`, {
    tag: '@[RT-SIGN-IN-GOOGLE] [RT-SIGN-IN-APPLE] [RT-SIGN-IN-FACEBOOK] [ERR-SOCIAL-MODAL] [ERR-SOCIAL-BODY] [ERR-SOCIAL-SAME-EMAIL] [ERR-SOCIAL-BACK] [ST-SOCIAL-ERROR] [ST-SOCIAL-CREATED] [ST-SOCIAL-LEAD-EVENT] [CB-SOCIAL-CALLBACK-READS] [ENT-SOCIAL-RESPONSE]',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await recordAnswers(page)
    await page.goto(signIn)
    for (const provider of ['Google', 'Apple', 'Facebook']) {
      await expect(page.getByRole('button', { name: say.continueWith(provider), exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: say.continueWith('Facebook'), exact: true }).click()
    await page.getByRole('button', { name: there[locale].refuse, exact: true }).click()
    const failed = page.getByRole('dialog', { name: say.login.error.wrong, exact: true })
    await expect(failed.getByText(say.failed('Facebook'), { exact: true })).toBeVisible()
    await expect(failed.getByText(say.sameEmail, { exact: true })).toBeVisible()
    expect(await lastAnswer(page)).toMatchObject({ status: 'authentication_error', email: null })
    expect(await violationsOf(page)).toEqual([])
    const loaded = page.waitForEvent('load')
    await failed.getByRole('button', { name: say.goBack, exact: true }).click()
    await loaded
    await expect(page).toHaveURL(signIn)
    await expect(failed).toBeHidden()

    const email = `noor.${brand}.${Date.now()}@example.com`
    await page.getByRole('button', { name: say.continueWith('Google'), exact: true }).click()
    await be(page, locale, email)
    await page.waitForURL(/\/signup\//)
    expect(await lastAnswer(page)).toMatchObject({ status: 'client_created', email })
    const lead = await page.evaluate(() => sessionStorage.getItem('signup-event'))
    expect(JSON.parse(lead ?? '{}')).toEqual({ event: 'signup', type: 'lead', email })
  })
}

for (const { brand, locale, width } of [
  { brand: 'freshprep', locale: 'fr', width: 375 },
  { brand: 'cookit', locale: 'en', width: 1440 },
] as const) {
  test(`${brand} in ${locale} at ${width}: Apple answers by a form that is posted back, and recognizes a returning person`, {
    tag: '@[RT-SIGN-IN-APPLE] [CB-SOCIAL-CALLBACK] [ST-SOCIAL-LOGGED-IN] [ST-SOCIAL-CHECK-SIGNUP]',
  }, async ({ page }) => {
    const say = socialMessages(brand, locale)
    const email = `noor.apple.${brand}.${Date.now()}@example.com`
    await page.setViewportSize({ width, height: 812 })
    const viaApple = async (choose: () => Promise<void>) => {
      await page.goto(placeOf('signIn', { brand, locale }))
      await page.getByRole('button', { name: say.continueWith('Apple'), exact: true }).click()
      await page.waitForURL(/\/vendor\/identity\/apple/)
      const posted = page.waitForRequest(
        request => request.method() === 'POST' && request.url().endsWith('/clients/auth/apple/return'),
      )
      const answered = page.waitForResponse(/\/clients\/auth\/apple\/callback$/)
      const looked = page.waitForRequest(/check_signup_state/)
      await choose()
      // No part of the answer is in an address.
      expect((await posted).postData()).toContain('code=')
      const { status } = await (await answered).json()
      await looked
      await page.waitForURL(/\/signup\//)
      return status
    }
    expect(await viaApple(() => be(page, locale, email))).toBe('client_created')
    await callsOf(page).post('/api/v1/sessions/sign_out_client')
    const known = page.getByRole('button', { name: new RegExp(email) })
    expect(await viaApple(() => known.click())).toBe('logged_in_by_provider')
  })
}

test('a provider is linked in settings, then opens them, and is removed again', {
  tag: '@[LAY-AVATAR-SETTINGS] [LAY-REAUTH-SOCIAL] [ERR-SOCIAL-SETTINGS] [LAY-SETTINGS-LINK] [API-reauthentications.new] [ENT-REAUTH] [API-settings_account.remove_provider] [ST-SOCIAL-RETURN-PRELOGIN] [ST-SOCIAL-RETURN-STORED]',
}, async ({ page }) => {
  const { brand, locale, width } = { brand: 'cookit', locale: 'fr', width: 375 } as const
  const say = socialMessages(brand, locale)
  const passkeyWords = passkeyMessages(brand, locale)
  const settings = settingsMessages(brand, locale)
  await page.setViewportSize({ width, height: 812 })
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  const calls = callsOf(page)
  await calls.post('/clients/sign_in', known)
  await calls.post('/api/v1/reauthentications/create', { password: known.password })
  await page.goto(placeOf('settingsAccount', { brand, locale }))
  await page.getByRole('button', { name: passkeyWords.link('Facebook'), exact: true }).click()
  await page.getByRole('button', { name: there[locale].refuse, exact: true }).click()
  const failed = page.getByRole('dialog', { name: say.login.error.wrong, exact: true })
  await expect(failed.getByText(say.notInSettings('Facebook'), { exact: true })).toBeVisible()
  await failed.getByRole('button', { name: say.goBack, exact: true }).click()
  await expect(failed).toBeHidden()
  await page.getByRole('button', { name: passkeyWords.link('Facebook'), exact: true }).click()
  const email = `at-facebook.${Date.now()}@example.com`
  await be(page, locale, email)
  await expect(page.getByText(passkeyWords.linkedAs(email), { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // After signing in with it, a person gets the page that required it, and the one on which a button was pressed.
  const wanted = `${originOf(brand)}${canonicalPath('schedule', locale)}?from=here`
  const signIn = async () => {
    await page.waitForURL(/\?required=1$/)
    await page.getByRole('button', { name: say.continueWith('Facebook'), exact: true }).click()
    await page.getByRole('button', { name: new RegExp(email) }).click()
    await page.waitForURL(wanted)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
  }
  await calls.post('/api/v1/sessions/sign_out_client')
  await page.goto(wanted)
  await signIn()
  await calls.post('/api/v1/sessions/sign_out_client')
  await page
    .getByRole('button', { name: /^Sauter/ })
    .first()
    .click()
  await signIn()

  // After a new sign-in, settings ask their question: the provider answers.
  await calls.post('/api/v1/sessions/sign_out_client')
  await calls.post('/clients/sign_in', known)
  await page.goto(placeOf('account', { brand, locale }))
  // Before its scripts are there, the link leads to a page that asks the same by itself.
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  const toSettings = async () => {
    await page.locator('.avatar').click()
    const link = page.locator('#avatar-menu').getByRole('link', {
      name: layoutMessages(brand, locale).destinations.settings,
      exact: true,
    })
    await link.click()
  }
  const asked = page.waitForResponse(/\/reauthentications\/new$/)
  await toSettings()
  expect(await (await asked).json()).toEqual({
    email: known.email,
    password: true,
    providers: expect.arrayContaining(['facebook']),
  })
  const question = page.getByRole('dialog', {
    name: settings.asked.title(settings.asked.see.settingsAccount),
    exact: true,
  })
  await question.getByRole('button', { name: say.continueWith('Facebook'), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(email) }).click()
  await page.waitForURL(placeOf('settingsAccount', { brand, locale }))
  await expect(page.getByRole('heading', { level: 1, name: settings.page.settingsAccount })).toBeVisible()

  // Open now: the link leads there without a question.
  await page.goto(placeOf('account', { brand, locale }))
  await toSettings()
  await page.waitForURL(placeOf('settingsAccount', { brand, locale }))
  await page.getByRole('button', { name: passkeyWords.removeOf('Facebook'), exact: true }).click()
  await expect(page.getByRole('button', { name: passkeyWords.link('Facebook'), exact: true })).toBeVisible()
  expect((await calls.get('/api/v1/reauthentications/new')).providers).not.toContain('facebook')
})

test('Google’s own script is fetched only where a flag requires it; its prompt can fail and says so, and admits a known person, who cannot remove their only way in', {
  tag: '@[LAY-ONE-TAP] [CB-LOAD-ONE-TAP] [ERR-ONE-TAP] [CONST-GOOGLE-BUTTON] [API-google_authentication.authenticate_id_token] [ST-SOCIAL-LOGGED-IN] [ST-SOCIAL-CHECK-SIGNUP] [ST-SOCIAL-RETURN-ACCOUNT] [ROLE-SOCIAL-NO-PASSWORD] [VAL-SOCIAL-REMOVE-PASSWORD] [ERR-SOCIAL-REMOVAL]',
}, async ({ page }) => {
  const origin = originOf('freshprep')
  const scripts: string[] = []
  let prepared = 0
  page.on('request', request => {
    if (/\/vendor\/identity\/.*\.js$/.test(request.url())) scripts.push(request.url())
    if (/\/clients\/one_tap$/.test(request.url())) prepared += 1
  })
  const flag = async (name: string, enabled: boolean) =>
    callsOf(page).post(`/api/dev/flags/${name}`, { enabled })
  await page.goto(`${origin}/en/clients/sign_in`)
  const say = signInMessages('freshprep', 'en')
  await expect(page.getByLabel(say.password, { exact: true })).toBeVisible()
  expect(scripts).toEqual([])
  try {
    await flag('enable_one_tap', true)
    await flag('show_google_v2', true)
    await page.goto(`${origin}/en/clients/sign_in`)
    const prompt = page.locator('#one-tap')
    const alerted = page.waitForEvent('dialog')
    const pressed = prompt.getByRole('button', { name: 'Let it fail', exact: true }).click()
    const alert = await alerted
    expect(alert.message()).toBe('authentication failed')
    await alert.accept()
    await pressed
    expect(scripts.length).toBe(1)
    // The prompt and the button share one nonce.
    expect(prepared).toBe(1)
    await expect(page.locator('.google-button').getByRole('button')).toBeVisible()
    // One press by a person whom Google knows, and they are in.
    await page.goto(`${origin}/en/clients/sign_in`)
    const answered = page.waitForResponse(/authenticate_id_token$/)
    const looked = page.waitForRequest(/check_signup_state/)
    await prompt.getByRole('button', { name: /social@example\.com/ }).click()
    expect(await (await answered).json()).toMatchObject({
      status: 'logged_in_by_provider',
      email: 'social@example.com',
    })
    await looked
    await page.waitForURL(/\/account$/)
    const calls = callsOf(page)

    // Without a password nobody can remove the only way in.
    await page.goto(`${origin}/en/settings/account`)
    const { title, see } = settingsMessages('freshprep', 'en').asked
    const question = page.getByRole('dialog', { name: title(see.settingsAccount) })
    const { continueWith } = socialMessages('freshprep', 'en')
    await question.getByRole('button', { name: continueWith('Google'), exact: true }).click()
    await page.getByRole('button', { name: /social@example\.com/ }).click()
    const passkeyWords = passkeyMessages('freshprep', 'en')
    const remove = page.getByRole('button', { name: passkeyWords.removeOf('Google'), exact: true })
    await expect(remove).toBeDisabled()
    await expect(remove).toHaveAccessibleDescription(new RegExp(passkeyWords.passwordFirst))
    const removal = calls.post('/api/v1/settings_account/remove_provider', { provider: 'google_oauth2' })
    await expect(removal).rejects.toThrow('social_removal_blocked')
    await calls.post('/api/v1/sessions/sign_out_client')
    await page.goto(`${origin}/en/clients/sign_in`)
    const button = page
      .locator('.google-button')
      .getByRole('button', { name: 'Continue with Google', exact: true })
    await expect.poll(async () => (await button.boundingBox())?.width).toBe(370)
  } finally {
    await flag('enable_one_tap', false)
    await flag('show_google_v2', false)
  }
})
