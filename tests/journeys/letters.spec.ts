// A letter to a list, from its first word to the household that reads it and says no.

import { expect, test } from '@playwright/test'
import { letterMessages } from '../../app/pages/admin/letter/words.ts'
import { lettersMessages } from '../../app/pages/admin/letters/words.ts'
import { recipientsMessages } from '../../app/pages/admin/recipients/words.ts'
import { unsubscribeMessages } from '../../app/pages/unsubscribe/words.ts'
import { adminLetterMessages } from '../../i18n/admin_letters.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, letterTo, originOf } from './household.ts'
import { newHousehold } from './new_household.ts'

const brand = 'freshprep'
const origin = originOf(brand)

test('marketing writes a letter to a list, sees who gets it, and sends it; a household reads it, unsubscribes by its link, and gets no other', async ({
  page,
  browser,
}) => {
  const say = letterMessages(brand, 'en')
  const shared = adminLetterMessages(brand, 'en')
  const home = await browser.newPage()
  const email = await newHousehold(home, { brand, locale: 'en', name: 'letters', number: 7311 })
  await callsOf(home).post('/api/v1/settings_communications/update', { emailPromotions: true })
  await page.goto(`${origin}/404?locale=en`)
  await enter(page, 'admin@example.com')

  await page.goto(`${origin}/admin/letters?acts_on=freshprep&open=new`)
  await page.locator('html[data-alive]').waitFor()
  await page.getByLabel(say.name).fill('Asparagus')
  await page.getByRole('button', { name: lettersMessages(brand, 'en').begin }).click()
  await page.getByLabel(say.subject('English')).fill('Asparagus is back')
  await page.getByLabel(say.body('English')).fill('Local **asparagus**. [See it](menu?date=open-week).')
  await page.getByLabel(say.subject('French')).fill('Les asperges sont de retour')
  await page.getByLabel(say.body('French')).fill('Des **asperges** d’ici. [Les voir](http://example.com).')
  await page.getByText(shared.standings.active, { exact: true }).click()
  await page.getByLabel(say.fields.boxesTo).fill('0')
  await page.getByRole('button', { name: say.save }).click()
  // A link that leads nowhere is refused beside its text.
  await expect(page.getByLabel(say.body('French'))).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(say.body('French')).fill('Des **asperges** d’ici.')
  await page.getByRole('button', { name: say.save }).click()
  const preview = page.frameLocator(`iframe[title="${say.letter('French')}"]`)
  await expect(preview.getByText('asperges', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const address = page.url()
  await page.getByRole('link', { name: say.recipients }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    recipientsMessages(brand, 'en').title('Asparagus'),
  )
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
  await page.goto(address)
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('button', { name: say.send, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.send, exact: true }).click()
  await expect(page.getByText(say.figure.expected)).toBeVisible()
  const office = callsOf(page)
  await office.post('/api/dev/run/write_letters')
  const { text } = await letterTo(home, email, 'list_letter')
  expect(text).toContain('Local asparagus. See it (')

  const [link = ''] = text.match(/\S+\/unsubscribe\/\S+/) ?? []
  await home.goto(link)
  await home.getByRole('button', { name: unsubscribeMessages(brand, 'en').stop }).click()
  await expect(home.getByRole('heading', { name: unsubscribeMessages(brand, 'en').stopped })).toBeVisible()
  const [, id] = address.match(/letters\/([0-9a-f-]+)/) ?? []
  const { letter } = await office.get(`/api/admin/letters/find?id=${id}`)
  const { written } = await office.post('/api/admin/letters/foresee', { filter: letter.filter })
  expect([letter.stands, letter.written - written]).toEqual(['sent', 1])
})
