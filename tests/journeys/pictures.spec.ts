// Pictures in a browser: they load at a fitting size, and nothing moves when they do.

import { expect, type Page, test } from '@playwright/test'
import { editorMessages } from '../../app/pages/editor/words.ts'
import { brandIds } from '../../domain/brands.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { callsOf, enter, originOf } from './household.ts'
import { textOf, visit } from './visit.ts'

interface PictureOnPage {
  loaded: boolean
  first: boolean
  /** Width in pixels: of the requested picture, and of its place on this screen. */
  pixels: number
  across: number
  address: string
}

/** The pictures of a page that load at once. */
async function picturesOf(page: Page): Promise<PictureOnPage[]> {
  await page.waitForLoadState('networkidle')
  return page.locator('img.dish-photo[loading="eager"]').evaluateAll(found =>
    (found as HTMLImageElement[]).map(image => {
      const asked = new URL(image.currentSrc)
      const of = (name: string) => Number(asked.searchParams.get(name) ?? 1)
      return {
        loaded: image.complete && image.naturalWidth > 0,
        first: image.fetchPriority === 'high',
        pixels: of('w') * of('dpr'),
        across: image.clientWidth * devicePixelRatio,
        address: asked.pathname,
      }
    }),
  )
}

for (const brand of brandIds) {
  test(`${brand}: the first picture of a page comes first, and every one at the size of its place`, {
    tag: '@[CONST-SRCSET-WIDTHS] [CONST-SRCSET-RATIOS]',
  }, async ({ page }) => {
    const refused: string[] = []
    page.on('console', message => message.type() === 'error' && refused.push(message.text()))
    for (const path of ['/', '/menu/next-week', '/product/shakshuka']) {
      await page.goto(originOf(brand) + path)
      const pictures = await picturesOf(page)
      expect(
        pictures.filter(({ loaded }) => !loaded),
        path,
      ).toEqual([])
      expect(pictures.filter(({ first }) => first).length, path).toBeLessThanOrEqual(1)
      for (const { address, pixels, across } of pictures) {
        expect(address).toMatch(/^\/pictures\//)
        // Twice as wide as its place would be four times the bytes for nothing.
        expect(pixels, address).toBeLessThan(Math.max(2 * across, 200))
      }
    }
    expect(
      await page
        .locator('img.dish-blur')
        .first()
        .evaluate(image => (image as HTMLImageElement).naturalWidth),
    ).toBe(8)
    expect(refused).toEqual([])
  })
}

test('a bottle stands whole in the editor: the pictures of groceries are as high as they are wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${originOf('freshprep')}/404?locale=en`)
  await enter(page, 'jordan@example.com')
  const { orders } = await callsOf(page).get('/api/v1/account/index')
  await page.goto(`${originOf('freshprep')}/orders/${orders[0].id}/editor`)
  await page.getByRole('tab', { name: editorMessages('freshprep', 'en').tabs.pantry }).click()
  const picture = await page.locator('.editor-grid[data-kind="items"] .dish').first().boundingBox()
  expect(picture?.width).toBeGreaterThan(100)
  expect(picture?.height).toBe(picture?.width)
})

test('pictures are plainly labelled as computer-made, once a page and in both languages', async () => {
  for (const locale of ['en', 'fr'] as const) {
    const said = layoutMessages('freshprep', locale).footer.pictures
    const page = textOf(await visit('freshprep', `/${locale}/product/shakshuka`))
    expect(page.split(said)).toHaveLength(2)
  }
})
