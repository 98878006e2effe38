import { expect, test } from '@playwright/test'

test('each brand has its own host and language, without errors in the browser', async ({ page, baseURL }) => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  const cookit = new URL(baseURL ?? '')
  cookit.hostname = 'cookit.localhost'
  for (const [url, brand, language] of [
    [baseURL ?? '', 'freshprep', 'en'],
    [cookit.href, 'cookit', 'fr'],
  ] as const) {
    await page.goto(url)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(complaints).toEqual([])
})
