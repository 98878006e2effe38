// What marketing does with messages, by the keyboard: a kind is held back and let go.

import { expect, test } from '@playwright/test'
import { messageMessages } from '../../app/pages/admin/message/words.ts'
import { messagesMessages } from '../../app/pages/admin/messages/words.ts'
import { todayMessages } from '../../app/pages/admin/today/words.ts'
import { pathOf } from '../../contract/index.ts'
import { messageKindNames } from '../../i18n/message_kinds.ts'
import { violationsOf } from '../accessibility.ts'
import { callsOf, enter, originOf } from './household.ts'
import { enterOn, tabTo } from './keys.ts'

const brand = 'freshprep'
const origin = originOf(brand)
const kind = 'merit_credited'

test.afterEach(async ({ page }) => {
  // Left as it was, whatever happened: refused where it is not held back.
  await page.request.post(origin + pathOf('messages_admin.let_go'), {
    data: { kind, drop: true, reason: 'The journey is over' },
    headers: { origin },
  })
})

test('a kind of message is found, seen in both languages, held back with a reason, told on Today, and let go', async ({
  page,
}) => {
  const say = messageMessages(brand, 'en')
  const list = messagesMessages(brand, 'en')
  const name = messageKindNames(brand, 'en')[kind]
  await page.goto(`${origin}/404?locale=en`)
  await enter(page, 'admin@example.com')
  await page.goto(`${origin}/admin/messages?acts_on=freshprep`)
  await page.locator('html[data-alive]').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('five deliveries')
  await enterOn(page, page.getByRole('link', { name: list.previewOf(name) }))
  for (const language of [say.languages.en, say.languages.fr])
    await expect(
      page.frameLocator(`iframe[title="${say.letter(language, 'Fresh Prep')}"]`).getByText('Amélie'),
    ).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: say.holdVerb }))
  await expect(page.getByLabel(say.reason)).toHaveAttribute('aria-invalid', 'true')
  await tabTo(page, page.getByLabel(say.reason))
  await page.keyboard.type('The amount is wrong 🎂')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The amount is wrong 🎂')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`${origin}/admin?acts_on=freshprep`)
  const exceptions = todayMessages(brand, 'en')
  await page
    .getByRole('link', { name: `${exceptions.next.held}: ${exceptions.kinds.held}`, exact: true })
    .click()
  await expect(page.getByRole('row').filter({ hasText: list.states.held })).toContainText(name)
  await page.getByRole('link', { name: list.previewOf(name) }).click()
  await tabTo(page, page.getByLabel(say.reason))
  await page.keyboard.type('Right now')
  await enterOn(page, page.getByRole('button', { name: say.letGoVerb }))
  await expect(page.getByRole('button', { name: say.holdVerb })).toBeVisible()
  const kinds = await callsOf(page).get(pathOf('messages_admin.list'))
  expect(kinds).toMatchObject({
    kinds: expect.arrayContaining([expect.objectContaining({ kind, held: null })]),
  })
})
