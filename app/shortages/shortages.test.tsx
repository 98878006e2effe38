import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import { shortageMessages } from '../../i18n/shortages.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import { shortageForm } from './forms.ts'
import { Shortages } from './shortages.tsx'

const shortage = {
  id: 'x',
  product: 'Tofu bowl',
  units: 1,
  corrected: false,
  short: null,
  replacement: 'Bean bowl',
  fits: true,
  gained: [],
  lost: [],
  flesh: [],
  diets: [],
  until: '2026-11-30T17:00',
  swapped: null,
  note: null,
  swaps: [],
}

for (const brand of brandIds) {
  for (const locale of locales) {
    test.each(['accept', 'drop'] as const)(
      `${brand} in ${locale}: what happens without an answer, %s, is chosen and named so, until the household answers`,
      standard => {
        const shown = (choice: 'accept' | 'drop' | null) => {
          const shortages = [{ ...shortage, standard, choice }] as unknown as Parameters<
            typeof Shortages
          >[0]['shortages']
          const element = (
            <BrandProvider brand={brand} locale={locale}>
              <ToastProvider>
                <Shortages orderId="y" shortages={shortages} />
              </ToastProvider>
            </BrandProvider>
          )
          const html = renderToStaticMarkup(
            <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
          )
          const chosen = [...html.matchAll(/<input[^>]*>/g)]
            .map(([input]) => input)
            .filter(one => / checked=""/.test(one))
          return { html, chosen: chosen.map(one => /value="(\w+)"/.exec(one)?.[1]) }
        }
        const { byDefault } = shortageMessages(brand, locale)
        const open = shown(null)
        expect(open.chosen).toEqual([standard])
        expect(open.html.split(byDefault)).toHaveLength(2)
        const option = open.html.slice(open.html.indexOf(`value="${standard}"`))
        expect(option.indexOf(byDefault)).toBeLessThan(option.indexOf('</label>'))
        const other = standard === 'accept' ? 'drop' : 'accept'
        const answered = shown(other)
        expect(answered.chosen).toEqual([other])
        expect(answered.html).not.toContain(byDefault)
      },
    )
  }
}

test('an answer is posted without scripts: of the products to swap for, one counts only where a swap is chosen', () => {
  const read = (choice: string) =>
    shortageForm.read(new URLSearchParams({ id: 'x', choice, swapId: 'chips' }))
  expect(read('swap')).toEqual({ id: 'x', choice: 'swap', swapId: 'chips' })
  expect(read('drop')).toEqual({ id: 'x', choice: 'drop', swapId: null })
})
