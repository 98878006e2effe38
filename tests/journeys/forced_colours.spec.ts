// In forced colours, what is chosen is still told apart, and wordmarks and meters are still seen: on the page of all components, and
// where households set things. `npm run axe` looks at every page so.

import { expect, test } from '@playwright/test'
import { lostOf } from '../forced_colours.ts'
import { enter, originOf } from './household.ts'

for (const { brand, colorScheme, email } of [
  { brand: 'freshprep', colorScheme: 'light', email: 'jordan@example.com' },
  { brand: 'cookit', colorScheme: 'dark', email: 'amelie@example.com' },
] as const) {
  test(`${brand} in forced colours on a ${colorScheme} ground`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    const origin = originOf(brand)
    const known = new Set<string>()
    const lost: string[] = []
    const look = async (path: string) => {
      await page.goto(origin + path)
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      lost.push(...(await lostOf(page, known)).map(html => `${path}: ${html}`))
    }
    await look(`/dev/components?brand=${brand}`)
    await enter(page, email)
    for (const path of ['/schedule', '/rewards', '/settings/communications', '/settings/dietary'])
      await look(path)
    expect(lost).toEqual([])
    expect(known.size).toBeGreaterThan(20)
  })
}
