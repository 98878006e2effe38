// The newsletter's form at the end of a page.

import { expect, test } from '@playwright/test'
import { newsletterConfirmMessages } from '../../app/pages/newsletter/confirm/words.ts'
import { errorMessages } from '../../i18n/errors.ts'
import { newsletterMessages } from '../../i18n/newsletter.ts'
import { letterTo, originOf } from './household.ts'
import { visit, visitHost } from './visit.ts'

test('the newsletter shows both faults before it sends anything, then asks by mail, and the letter’s button puts the address on the list', {
  tag: '@[FOOT-NEWSLETTER] [ENT-NEWSLETTER] [ROLE-VISITOR-DISCOUNT-NEWSLETTER] [ST-NEWSLETTER-EMAIL] [ST-NEWSLETTER-CONSENT] [ST-NEWSLETTER-THANKS] [VAL-NEWSLETTER-BOTH-INLINE]',
}, async ({ page, browser }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(String(request.postData()))
  })
  const say = newsletterMessages('cookit', 'fr')
  const errors = errorMessages('cookit', 'fr')
  await page.goto(`${originOf('cookit')}/no-delivery`)
  const block = page.getByRole('region', { name: say.heading })
  const email = block.getByRole('textbox', { name: say.email })
  const consent = block.getByRole('checkbox')
  const submit = block.getByRole('button', { name: say.submit })
  await submit.click()
  await expect(email).toHaveAccessibleDescription(say.missing)
  await email.fill('abc')
  await submit.click()
  await expect(email).toHaveAccessibleDescription(errors.email_invalid)
  await expect(consent).toHaveAccessibleDescription(new RegExp(errors.terms_not_accepted))
  await expect(email).toBeFocused()
  await email.fill('amie@example.com')
  await submit.click()
  await expect(block.getByText(errors.email_invalid)).toHaveCount(0)
  await expect(consent).toBeFocused()
  expect(sent).toEqual([])
  await consent.check()
  await submit.click()
  await expect(block.getByRole('status')).toHaveText(say.thanks)
  await expect(email).toHaveCount(0)
  expect(sent.map(body => JSON.parse(body))).toEqual([
    expect.objectContaining({
      u: '4',
      f: '4',
      s: '',
      c: '0',
      m: '0',
      act: 'sub',
      v: '2',
      email: 'amie@example.com',
    }),
  ])
  const { text, locale } = await letterTo(page, 'amie@example.com', 'newsletter_confirm')
  const link = new URL(String(text.match(/\S+\/newsletter\/confirm\?token=\S+/)?.[0]))
  const address = `${originOf('cookit')}${link.pathname}${link.search}`
  const words = newsletterConfirmMessages('cookit', 'fr')
  expect(locale).toBe('fr')
  // Who has no scripts confirms too, and again.
  const without = await browser.newContext({ javaScriptEnabled: false })
  for (const reader of [page, await without.newPage()]) {
    await reader.goto(address)
    await expect(reader.getByText('amie@example.com')).toBeVisible()
    await reader.getByRole('button', { name: words.submit }).click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(words.done)
  }
  await without.close()
  await page.goto(address.slice(0, -5))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.invalid)
  await expect(page.getByText(words.again)).toBeVisible()
  await expect(page.getByRole('button', { name: words.submit })).toHaveCount(0)
})

test('the newsletter exists while its flag is on', { tag: '@[FLAG-SHOW-FP-NEWSLETTER]' }, async () => {
  const has = async () => (await visit('freshprep', '/no-delivery')).html.includes('class="newsletter"')
  const setFlag = (enabled: boolean) =>
    visitHost('localhost', '/api/dev/flags/show_fp_newsletter', undefined, { enabled })
  expect(await has()).toBe(true)
  await setFlag(false)
  expect(await has()).toBe(false)
  await setFlag(true)
})
