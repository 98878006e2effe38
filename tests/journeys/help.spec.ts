// Getting help: a forgotten password by a letter, a message to the house, an answer found by search.

import { expect, type Page, test } from '@playwright/test'
import { passwordMessages } from '../../app/pages/password/words.ts'
import { contactMessages } from '../../i18n/contact.ts'
import { formatTime } from '../../i18n/dates.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { faqMessages } from '../../i18n/faq.ts'
import { newPasswordMessages } from '../../i18n/new_password.ts'
import { signInMessages } from '../../i18n/sign_in.ts'
import { violationsOf } from '../accessibility.ts'
import { statedFacts } from '../stated_facts.ts'
import { callsOf, enter, originOf } from './household.ts'
import { textOf, visit } from './visit.ts'

/** The newest letter of a kind to somebody, once it has been sent. */
async function letterTo(
  page: Page,
  to: string,
  template: string,
): Promise<{ text: string; replyTo: string }> {
  const calls = callsOf(page)
  let letter: { template: string; text: string; replyTo: string } | undefined
  await expect
    .poll(async () => {
      await calls.post('/api/dev/run/send_messages')
      const sent = await calls.get(`/api/dev/messages?${new URLSearchParams({ to })}`)
      letter = sent.find((message: { template: string }) => message.template === template)
      return letter !== undefined
    })
    .toBe(true)
  return letter as NonNullable<typeof letter>
}

test('a person with a forgotten password gets in by the link in the mail, which works once', {
  tag: '@[RT-PASSWORD-NEW] [RT-PASSWORD-EDIT] [ERR-RESET-LINK] [ERR-PASSWORD-SAVE] [VAL-PASSWORD-CONFIRM]',
}, async ({ page }) => {
  const email = 'closed@example.com'
  const say = passwordMessages('cookit', 'fr')
  const labels = newPasswordMessages('cookit', 'fr')
  const errors = errorMessages('cookit', 'fr')
  await page.goto(`${originOf('cookit')}/connexion`)
  await page.getByRole('link', { name: signInMessages('cookit', 'fr').forgotten }).click()
  await expect(page.getByRole('heading', { name: say.ask.heading })).toBeVisible()
  await page.getByLabel(say.ask.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: say.ask.submit }).click()
  await expect(page.getByRole('heading', { name: say.asked.heading })).toBeFocused()
  await expect(page.getByText(say.asked.sent(email))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const { text } = await letterTo(page, email, 'password_reset')
  const link = /http\S+token=\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  const [password, again] = [
    page.getByLabel(labels.password, { exact: true }),
    page.getByLabel(labels.confirmation, { exact: true }),
  ]
  const save = page.getByRole('button', { name: say.set.submit })
  await password.fill('un mot de passe tout neuf')
  await again.fill('un mot de passe tout vieux')
  await save.click()
  await expect(page.getByText(errors.password_mismatch)).toBeVisible()
  await expect(again).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await again.fill('un mot de passe tout neuf')
  await page.route('**/clients/password', route => route.abort())
  await save.click()
  await expect(page.getByRole('alert')).toContainText(say.set.notSaved)
  await page.unroute('**/clients/password')
  await save.click()
  await page.waitForURL(/\/account$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.invalid.heading)
  await page.getByRole('link', { name: say.invalid.another }).click()
  await page.waitForURL(/\/clients\/password\/new$/)

  // Other walks sign in as this person.
  const currentPassword = 'un mot de passe tout neuf'
  await enter(page, email, currentPassword)
  const changed = { currentPassword, password: 'demo-password-1', confirmation: 'demo-password-1' }
  await callsOf(page).post('/api/v1/settings_account/update', changed)
})

test.describe('a person in Newfoundland', () => {
  test.use({ timezoneId: 'America/St_Johns' })

  test('sees the hours on their own clock, reads a refusal aloud, and then gets a message through', {
    tag: '@[RT-CONTACT] [BRAND-PHONE] [BRAND-EMAIL]',
  }, async ({ page }) => {
    const say = contactMessages('freshprep', 'en')
    const { email: house, hours, phone } = statedFacts.freshprep
    await page.goto(`${originOf('freshprep')}/en/contact-us?topic=delivery`)
    const channels = page.getByRole('complementary', { name: say.reach })
    await expect(channels.getByRole('link', { name: phone.shown })).toHaveAttribute('href', phone.href)
    const { periods } = await callsOf(page).get('/contact/form')
    for (const [row, cells] of (await channels.locator('tbody tr').all()).entries()) {
      const { opensAt } = periods.find((period: { row: number }) => period.row === row)
      await expect(cells.locator('td').last()).toContainText(formatTime(opensAt, 'America/St_Johns', 'en'))
    }
    await expect(channels.locator('tbody tr')).toHaveCount(hours.length)
    await expect(channels.locator('[data-waiting]')).toHaveCount(0)

    const send = page.getByRole('button', { name: say.submit })
    await send.click()
    await expect(page.getByLabel(say.name)).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.getByLabel(say.name).fill('Maya O’Brien')
    await page.getByLabel(say.email, { exact: true }).fill('maya.writes@example.com')
    await page.getByLabel(say.message, { exact: true }).fill('Backlinks and SEO services at www.rank.example')
    await send.click()
    await expect(page.getByRole('alert')).toContainText(errorMessages('freshprep', 'en').contact_refused)
    await expect(page.getByLabel(say.name)).toHaveValue('Maya O’Brien')
    await page.getByLabel(say.message, { exact: true }).fill('The van never came.')
    await send.click()
    await expect(page.getByRole('heading', { name: say.sent.title })).toBeFocused()
    const letter = await letterTo(page, house, 'contact')
    expect(letter.replyTo).toBe('maya.writes@example.com')
    expect(letter.text).toContain('The van never came.')
  })
})

test('an answer is found in spite of a typing error, read where it is found, and has an address of its own', {
  tag: '@[RT-FAQ] [RT-FAQ-CATEGORY]',
}, async ({ page }) => {
  const say = faqMessages('cookit', 'fr')
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${originOf('cookit')}/faq`)
  await page.getByRole('searchbox', { name: say.search }).pressSequentially('remboursment')
  const answer = page.locator('#refund')
  await answer.locator('summary').click()
  await expect(answer.getByText('Les ventes sont finales')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const address = await answer.getByRole('link', { name: say.link }).getAttribute('href')
  await page.goto(`${originOf('cookit')}${address}`)
  await page.waitForURL(/\/faqs_category\/payment#refund$/)
  await expect(page.locator('#refund').getByText('Les ventes sont finales')).toBeInViewport()
  await expect(page.locator('#receipts > div')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])

  // Without scripts the search answers too.
  const found = textOf(await visit('freshprep', '/faq?q=skip+a+week'))
  expect(found).toContain('How do I skip a week?')
  const nothing = textOf(await visit('freshprep', '/faq?q=zzzzqq'))
  expect(nothing).toContain(faqMessages('freshprep', 'en').nothing('zzzzqq'))
})
