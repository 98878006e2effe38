// The dashboard's panel of a box under way follows it in the words and with the times of the tracking page.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { OrderCard } from '../../../contract/views.ts'
import { brandIds, locales } from '../../../domain/brands.ts'
import { formatClock } from '../../../i18n/dates.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { isUnderway, Underway } from './underway.tsx'

const box = {
  id: '0192f7d0-0000-7000-8000-000000000001',
  deliveryDate: '2026-12-01',
  window: { startHour: 16, endHour: 20 },
  chargeDate: '2026-11-28',
  totalCents: 8370,
  lines: [],
} as unknown as OrderCard

const step = (name: 'out_for_delivery' | 'delivered', time: string) => ({ step: name, time, at: '' })

for (const brand of brandIds) {
  for (const locale of locales) {
    /** Each step in words: its name, with its time where it has one. */
    const trailOf = (state: OrderCard['state'], steps: ReturnType<typeof step>[]) => {
      const order = { ...box, state }
      if (!isUnderway(order)) throw new RangeError(state)
      const element = (
        <BrandProvider brand={brand} locale={locale}>
          <Underway first order={order} plan={null} steps={steps} today="2026-12-01" />
        </BrandProvider>
      )
      const router = createMemoryRouter([{ path: '/', element }])
      const html = renderToStaticMarkup(<RouterProvider router={router} />)
      return [
        ...html.matchAll(/<b>([^<]+)<\/b>.*?(?:<span class="journey-when">([^<]+)<\/span>)?<\/li>/g),
      ].map(([, name, when]) => [name, when])
    }

    describe(`${brand} in ${locale}: a box under way`, () => {
      const { steps: words } = trackingMessages(brand, locale)

      test('has the steps of the tracking page, the last with its promised window', () => {
        const trail = trailOf('charged', [])
        expect(trail.map(([name]) => name)).toEqual(Object.values(words))
        expect(trail.at(-1)?.[1]).toContain(locale === 'en' ? 'Dec\u00a01, 4 to 8' : '16')
      })

      test('has the time at which it came, once it is delivered', () => {
        const trail = trailOf('delivered', [step('out_for_delivery', '13:05'), step('delivered', '17:13')])
        expect(trail.slice(2)).toEqual([
          [words.out_for_delivery, formatClock('13:05', locale)],
          [words.delivered, formatClock('17:13', locale)],
        ])
      })
    })
  }
}
