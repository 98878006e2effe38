// The network is cut while a person reads: our own page replaces a page that was never opened.

import { expect, test } from '@playwright/test'
import { noConnectionMessages } from '../../app/pages/no_connection/words.ts'
import { componentMessages } from '../../i18n/components.ts'
import { violationsOf } from '../accessibility.ts'
import { originOf } from './household.ts'

test.use({ serviceWorkers: 'allow' })

for (const [brand, locale, width] of [
  ['freshprep', 'en', 1440],
  ['freshprep', 'fr', 375],
  ['cookit', 'fr', 1440],
  ['cookit', 'en', 375],
] as const) {
  test(`${brand} in ${locale}: without a network, an unopened page says so in brand and language, and loads once it is back`, async ({
    page,
    context,
  }) => {
    const { offline, retry } = componentMessages(brand, locale).error
    await page.setViewportSize({ width, height: 812 })
    await page.goto(`${originOf(brand)}/${locale}/faq`)
    await page.evaluate(async () => await navigator.serviceWorker.ready)

    await context.setOffline(true)
    await page.goto(`${originOf(brand)}/${locale}/story?from=faq`)
    await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible()
    await expect(page.getByText(noConnectionMessages(brand, locale).note)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    // It is styled, and nothing on it needs to be fetched.
    const again = page.getByRole('link', { name: retry, exact: true })
    await expect(again).toHaveCSS('display', /flex/)
    expect(await violationsOf(page)).toEqual([])

    // Still none: the same page again, at the same address.
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible()
    await expect(page).toHaveURL(`${originOf(brand)}/${locale}/story?from=faq`)

    await context.setOffline(false)
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: offline })).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    await expect(page).toHaveURL(`${originOf(brand)}/${locale}/story?from=faq`)
  })
}

for (const [path, typed] of [
  ['contact', { name: 'Bob O’Brien', message: 'The box came at nine, & cold.' }],
  ['gift', { senderName: 'Bob O’Brien', recipientName: 'Zoé', message: 'Bon appétit' }],
] as const) {
  test(`what was typed at /${path} is there again once the network is back`, async ({ page, context }) => {
    const { offline } = componentMessages('freshprep', 'en').error
    await page.goto(`${originOf('freshprep')}/en/${path}`)
    await page.evaluate(async () => await navigator.serviceWorker.ready)
    await expect(page.locator('html')).toHaveAttribute('data-alive')
    const fields = Object.entries(typed)
    for (const [name, text] of fields) await page.locator(`main [name="${name}"]`).fill(text)
    await context.setOffline(true)
    await page.goto(`${originOf('freshprep')}/en/impact?never=opened`)
    await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible()
    await context.setOffline(false)
    await page.goto(`${originOf('freshprep')}/en/${path}`)
    for (const [name, text] of fields) await expect(page.locator(`main [name="${name}"]`)).toHaveValue(text)
  })
}

test('a link pressed without a network leads to that page too, if its page was never opened', async ({
  page,
  context,
}) => {
  const { offline } = componentMessages('cookit', 'fr').error
  await page.goto(`${originOf('cookit')}/fr/faq`)
  await page.evaluate(async () => await navigator.serviceWorker.ready)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await context.setOffline(true)
  await page.locator('footer a[href*="/story"], footer a[href*="/terms"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible()
})

test('reading in the other language changes the language of that page, and leaves its worker as it is', async ({
  page,
  context,
}) => {
  const workers = () =>
    page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready
      return [active, installing, waiting].map(worker => worker?.scriptURL)
    })
  await page.goto(`${originOf('freshprep')}/en/faq`)
  const before = await workers()
  expect(before).toEqual([expect.stringContaining('/no_connection_worker.js'), undefined, undefined])
  await page.goto(`${originOf('freshprep')}/fr/faq`)
  const languageRead = () => page.evaluate(async () => (await caches.match('/language_read'))?.text())
  await expect.poll(languageRead).toBe('fr')
  expect(await workers()).toEqual(before)

  await context.setOffline(true)
  await page.goto(`${originOf('freshprep')}/story?from=faq`)
  const { offline } = componentMessages('freshprep', 'fr').error
  await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible()
})
