// Whose an account is, on screen: a provider's first sign-in, a reset, and a change of email, each by the people who may and may not.

import { type Browser, expect, type Page, test } from '@playwright/test'
import { passwordMessages } from '../../app/pages/password/words.ts'
import { linkTo, type PageId } from '../../contract/paths.ts'
import { newPasswordMessages } from '../../i18n/new_password.ts'
import { passkeyMessages } from '../../i18n/passkeys.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { settingsAccountMessages } from '../../i18n/settings_account.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { signupStepMessages } from '../../i18n/signup_steps.ts'
import { socialMessages } from '../../i18n/social.ts'
import { socialLinkMessages, wayMessages, waysInMessages } from '../../i18n/ways_in.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, letterTo, originOf } from './household.ts'

const people = [
  { brand: 'freshprep', locale: 'en', width: 1440 },
  { brand: 'cookit', locale: 'fr', width: 375 },
] as const
type Who = (typeof people)[number]

const password = 'a-long-enough-password'
const freshEmail = ({ brand }: Who) => `ways.${brand}.${crypto.randomUUID()}@example.com`

const placeOf = (id: PageId, who: Who) => `${originOf(who.brand)}${linkTo(id, who)}`
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isAlive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive')

/** A browser of its own, on a page of the site. */
async function browserOf(browser: Browser, who: Who): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: who.width, height: 812 } })
  await page.goto(`${originOf(who.brand)}/404?locale=${who.locale}`)
  return page
}

/** Registers with an address that nobody proves. */
async function register(page: Page, email: string) {
  const calls = callsOf(page)
  await calls.post('/api/v1/signup/save_plan', { kind: 'rtc', people: 2, recipes: 3 })
  await calls.post('/api/v1/signup/create_client', { firstName: 'Noor', lastName: 'Haddad', email, password })
  return calls
}

/** Comes back from Google, which vouches for the address. */
async function viaGoogle(page: Page, who: Who, email: string): Promise<void> {
  await page.goto(placeOf('signIn', who))
  await isAlive(page)
  await buttonOf(page, socialMessages(who.brand, who.locale).continueWith('Google')).click()
  await page.locator('input[name=first_name]').fill('Noor')
  await page.locator('input[name=last_name]').fill('Haddad')
  await page.locator('input[name=email]').fill(email)
  await page
    .locator('form[method=post] button[type=submit], form[method=post] button:not([type])')
    .last()
    .click()
  await page.waitForURL(/\/clients\/link/)
  await isAlive(page)
}

const linkIn = (text: string) => /http\S+token=\S+/.exec(text)?.[0] ?? ''

const isIn = async (page: Page) => (await callsOf(page).get('/api/v1/sessions/validate')).valid

for (const who of people) {
  const { brand, locale, width } = who
  const link = socialLinkMessages(brand, locale)
  const words = waysInMessages(brand, locale)
  const line = wayMessages(brand, locale)
  const account = settingsAccountMessages(brand, locale)

  test(`${brand} in ${locale} at ${width}: Google is linked to a household’s account by its password, and who has none is told what closes`, {
    tag: '@[ST-SOCIAL-LOGGED-IN]',
  }, async ({ browser }) => {
    const [home, google] = [await browserOf(browser, who), await browserOf(browser, who)]
    const email = freshEmail(who)
    await register(home, email)
    await viaGoogle(google, who, email)
    await expect(google.getByText(link.lede('Google', email), { exact: true })).toBeVisible()
    expect(await violationsOf(google)).toEqual([])
    await google.getByLabel(link.password, { exact: true }).fill(password)
    await buttonOf(google, link.submit('Google')).click()
    await expect(google.getByRole('heading', { name: words.linked('Google'), level: 1 })).toBeVisible()
    await expect(google.getByText(words.linkedNote('Google'), { exact: true })).toBeVisible()
    await expect(google.getByText(words.closed.devicesOnly(1), { exact: true })).toBeVisible()
    expect(await isIn(home)).toBe(false)
    await buttonOf(google, words.on).click()
    await google.waitForURL(/\/signup\//)

    // Somebody else registered with the address of a person who comes with Google.
    const [mallory, victim] = [await browserOf(browser, who), await browserOf(browser, who)]
    const theirs = freshEmail(who)
    await register(mallory, theirs)
    await viaGoogle(victim, who, theirs)
    await expect(victim.getByRole('listitem').filter({ hasText: line.password })).toBeVisible()
    await buttonOf(victim, link.alone.submit('Google')).click()
    await expect(victim.getByText(words.linkedAlone('Google'), { exact: true })).toBeVisible()
    await expect(victim.getByText(words.closed.heading(theirs), { exact: true })).toBeVisible()
    await expect(victim.getByRole('listitem').filter({ hasText: line.devices(1) })).toBeVisible()
    expect(await violationsOf(victim)).toEqual([])
    expect([await isIn(mallory), await isIn(victim)]).toEqual([false, true])
    for (const page of [home, google, mallory, victim]) await page.close()
  })

  test(`${brand} in ${locale} at ${width}: a reset shows what else opens the account, and takes it off`, {
    tag: '@[API-settings_account.remove_provider]',
  }, async ({ browser }) => {
    const [mallory, owner] = [await browserOf(browser, who), await browserOf(browser, who)]
    const email = freshEmail(who)
    const calls = await register(mallory, email)
    const resetOf = async () => {
      await callsOf(owner).post('/clients/password', { email })
      await owner.goto(linkIn((await letterTo(owner, email, 'password_reset')).text))
      await isAlive(owner)
    }
    const set = async (secret: string) => {
      const fields = newPasswordMessages(brand, locale)
      await owner.getByLabel(fields.password, { exact: true }).fill(secret)
      await owner.getByLabel(fields.confirmation, { exact: true }).fill(secret)
      await buttonOf(owner, passwordMessages(brand, locale).set.submit).click()
    }
    await resetOf()
    await set('another-long-password')
    // Nobody had proven the address: the other browser is out, and that is said.
    await expect(owner.getByText(words.closed.heading(email), { exact: true })).toBeVisible()
    await expect(owner.getByRole('listitem').filter({ hasText: line.devices(1) })).toBeVisible()
    expect(await isIn(mallory)).toBe(false)

    // Whoever has been in since then has left a way back.
    await calls.post('/clients/sign_in', { email, password: 'another-long-password' })
    await calls.post('/api/v1/reauthentications/create', { password: 'another-long-password' })
    await linkFacebook(mallory, `mallory.${email}`)
    await resetOf()
    await set('a-third-long-password')
    const passkeyWords = passkeyMessages(brand, locale)
    await expect(owner.getByText(passkeyWords.linkedAs(`mallory.${email}`), { exact: true })).toBeVisible()
    expect(await violationsOf(owner)).toEqual([])
    await buttonOf(owner, passkeyWords.removeOf('Facebook')).click()
    await expect(owner.getByText(words.open.heading, { exact: true })).toBeHidden()
    expect((await callsOf(owner).get('/api/v1/reauthentications/new')).providers).toEqual([])
    for (const page of [mallory, owner]) await page.close()
  })

  test(`${brand} in ${locale} at ${width}: an email is corrected at sign-up by the question, stopped from the present address, and confirmed after logging in`, {
    tag: '@[ST-SIGNUP-ORDER]',
  }, async ({ browser }) => {
    const [self, elsewhere] = [await browserOf(browser, who), await browserOf(browser, who)]
    const email = freshEmail(who)
    await register(self, email)
    const { registration } = signupStepMessages(brand, locale)
    const correct = async (to: string, question: boolean) => {
      await self.goto(placeOf('signupRegistration', who))
      await isAlive(self)
      await self.getByLabel(registration.email, { exact: true }).fill(to)
      await buttonOf(self, registration.submit).click()
      if (question) {
        const dialog = self.getByRole('dialog')
        await dialog
          .getByLabel(settingsMessages(brand, locale).asked.password, { exact: true })
          .fill(password)
        await dialog.locator('button[type=submit]').click()
      }
      await expect(self.getByText(registration.waiting(to, email), { exact: true })).toBeVisible()
    }
    const first = `first.${email}`
    await correct(first, true)
    expect(await violationsOf(self)).toEqual([])

    await elsewhere.goto(linkIn((await letterTo(elsewhere, email, 'email_change_asked')).text))
    await isAlive(elsewhere)
    await expect(elsewhere.getByText(account.stop.lede(first), { exact: true })).toBeVisible()
    expect(await violationsOf(elsewhere)).toEqual([])
    await buttonOf(elsewhere, account.stop.submit).click()
    await expect(elsewhere.getByRole('heading', { name: account.stop.done, level: 1 })).toBeVisible()
    await self.goto(linkIn((await letterTo(self, first, 'email_change')).text))
    await expect(self.getByRole('heading', { name: account.confirm.invalid, level: 1 })).toBeVisible()

    const second = `second.${email}`
    await correct(second, false)
    const confirm = linkIn((await letterTo(elsewhere, second, 'email_change')).text)
    await elsewhere.goto(confirm)
    await isAlive(elsewhere)
    await expect(elsewhere.getByText(account.confirm.signInNote(second), { exact: true })).toBeVisible()
    await buttonOf(elsewhere, account.confirm.signIn).click()
    await elsewhere.waitForURL(/sign_in/)
    await isAlive(elsewhere)
    const login = signInMessages(brand, locale)
    await elsewhere.getByLabel(login.email, { exact: true }).fill(email)
    await elsewhere.getByLabel(login.password, { exact: true }).fill(password)
    await buttonOf(elsewhere, login.submit).click()
    await elsewhere.waitForURL(confirm)
    await isAlive(elsewhere)
    await buttonOf(elsewhere, account.confirm.submit).click()
    await expect(elsewhere.getByRole('heading', { name: account.confirm.done, level: 1 })).toBeVisible()
    await expect(elsewhere.getByText(account.confirm.ended(1))).toBeVisible()
    expect(await violationsOf(elsewhere)).toEqual([])
    expect(await isIn(self)).toBe(false)
    for (const page of [self, elsewhere]) await page.close()
  })
}

/** Links a person of the built-in Facebook in settings that are open. */
async function linkFacebook(page: Page, email: string): Promise<void> {
  const { url } = await callsOf(page).post('/clients/auth/facebook', { settings: true })
  const back = await page.evaluate(
    async ([address, theirs]) => {
      const body = new URLSearchParams({
        email: theirs,
        first_name: 'Mal',
        last_name: 'Lory',
        verified: 'yes',
      })
      return (await fetch(address, { method: 'POST', body })).url
    },
    [url as string, email] as const,
  )
  const fields = Object.fromEntries(new URL(back).searchParams)
  await callsOf(page).post('/clients/auth/facebook/callback', { settings: true, ...fields })
}
