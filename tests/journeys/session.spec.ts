// The session of a page: loaded with it, its flags included, and again with the next load.

import { expect, test } from '@playwright/test'
import { layoutMessages } from '../../i18n/layout.ts'
import { callsOf, originOf } from './household.ts'

test('flags come with the session and are not requested again; a reload shows a changed flag, and the signed-in client', {
  tag: '@[ST-FLAGS-FETCH-ONCE] [ST-SESSION-RELOAD-FLAGS] [ST-SESSION-RELOAD-REPLACE]',
}, async ({ page }) => {
  const say = layoutMessages('freshprep', 'en')
  const origin = originOf('freshprep')
  const header = page.getByRole('banner')
  const asked: string[] = []
  page.on('request', request => {
    if (/get_feature_flag/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`${origin}/no-delivery`)
  // A link that is pressed before the scripts run loads the next page whole, with its flags.
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  const calls = callsOf(page)
  const menu = header.getByRole('link', { name: say.destinations.menu, exact: true })
  try {
    await calls.post('/api/dev/flags/show_menu', { enabled: false })
    await header.getByRole('link', { name: say.destinations.faq }).click()
    await page.waitForURL(/\/faq$/)
    await expect(menu).toBeVisible()
    expect(new Set(asked).size).toBe(asked.length)
    await page.reload()
    await expect(header.getByRole('link', { name: say.destinations.faq })).toBeVisible()
    await expect(menu).toHaveCount(0)
  } finally {
    await calls.post('/api/dev/flags/show_menu', { enabled: true })
  }
  await calls.post('/clients/sign_in', { email: 'jordan@example.com', password: 'demo-password-1' })
  await expect(header.getByRole('link', { name: say.header.signIn })).toBeVisible()
  // The page is kept for every client, so the name comes with the session, whatever it contains.
  const name = `Zoé "D'Arcy" <b>`
  await page.route('**/sessions/session_data*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"Jordan"', JSON.stringify(name)) })
  })
  await page.reload()
  await expect(header.getByRole('button', { name: say.header.you(name), exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: say.header.signIn })).toHaveCount(0)
})
