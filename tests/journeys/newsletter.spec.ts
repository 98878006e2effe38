// The newsletter's form at the end of a page.

import { expect, test } from '@playwright/test'
import { errorMessages } from '../../i18n/errors.ts'
import { newsletterMessages } from '../../i18n/newsletter.ts'
import { originOf } from './household.ts'
import { visit, visitHost } from './visit.ts'

test('the newsletter shows both faults before it sends anything, then thanks', {
  tag: '@[FOOT-NEWSLETTER] [ENT-NEWSLETTER] [ROLE-VISITOR-DISCOUNT-NEWSLETTER] [ST-NEWSLETTER-EMAIL] [ST-NEWSLETTER-CONSENT] [ST-NEWSLETTER-THANKS] [VAL-NEWSLETTER-BOTH-INLINE]',
}, async ({ page }) => {
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
