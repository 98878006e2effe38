// A brand's phone number, changed by somebody who uses only what is on screen, and put back; and a visitor who reads it.

import { expect, test } from '@playwright/test'
import { factsWords } from '../../app/pages/admin/facts/words.ts'
import { officeMessages } from '../../i18n/office.ts'
import { violationsOf } from '../accessibility.ts'
import { statedFacts } from '../stated_facts.ts'
import { enter, originOf } from './household.ts'
import { visit } from './visit.ts'

const [brand, locale] = ['cookit', 'en'] as const

test('an admin changes the brand’s phone, a visitor reads it at once, and the former one is put back', async ({
  page,
}) => {
  const say = factsWords(brand, locale)
  const words = officeMessages(brand, locale)
  const former = statedFacts[brand].phone
  const shown = async () => (await visit(brand, '/get-started')).html
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${originOf(brand)}/404?locale=${locale}`)
  await enter(page, 'admin@example.com')
  await page.goto(`${originOf(brand)}/${locale}/admin`)
  await page.getByRole('link', { name: words.sections.settings, exact: true }).click()
  await page.getByRole('link', { name: words.pages.adminFacts, exact: true }).click()
  await page.getByRole('link', { name: say.openOf(say.kinds.phone) }).click()
  const number = page.getByLabel(say.fields.number)
  const keep = page.getByRole('complementary').locator('button[data-kind="primary"]')
  await number.fill('🎂 555')
  await page.getByLabel(say.reason).first().fill('New exchange. 李小龙')
  await keep.click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveValue('🎂 555')
  expect(await violationsOf(page)).toEqual([])
  await number.fill('(514) 555-0177')
  await keep.click()
  const history = page.getByRole('region', { name: say.history })
  await expect(history).toContainText('514 555-0177')
  await expect(history).toContainText('New exchange. 李小龙')
  expect(await shown()).toContain('tel:+15145550177')
  expect(await shown()).not.toContain(former.href)

  await history.getByText(say.putBack, { exact: true }).first().click()
  await history.getByLabel(say.reason).first().fill('Too soon.')
  await history.getByRole('button', { name: say.putBack, exact: true }).first().click()
  await expect(history).toContainText('Too soon.')
  expect(await shown()).toContain(former.href)
})
