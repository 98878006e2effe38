// The text before the press that pauses or closes: which bags are out, with their pickup, and which property has a last day of its
// own.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../domain/brands.ts'
import { pickupMessages } from '../../i18n/pickups.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import type { Booking } from '../pickups/pickup.tsx'
import { AtYourPlace } from './at_your_place.tsx'
import { Boxes, Ends, Kept } from './consequences.tsx'
import type { Stopping } from './use_stopping.ts'

const facts = {
  skipped: [],
  goesOn: [],
  returnables: { bags: 1, kits: 1 },
  out: [
    { kind: 'cooler_bag', number: 'B-12', outSince: '2026-11-24', fee: { from: '2027-01-13', cents: 1_500 } },
    { kind: 'zero_waste_kit', number: 'K-12', outSince: '2026-11-24', fee: null },
  ],
  givenCents: 2_000,
  boughtCents: 5_000,
  corporateCents: 10_000,
  points: 340,
  pointsPending: 0,
  givenUntil: [{ on: '2027-03-03', cents: 500 }],
  pointsUntil: '2027-11-24',
} as unknown as Stopping

const day = { date: '2026-12-02', windows: [{ startHour: 8, endHour: 12 }] }
const booking = { pickup: null, days: [day], usualHour: null } as unknown as Booking

for (const brand of brandIds) {
  for (const locale of locales) {
    const shown = (element: React.ReactNode) => {
      const provided = (
        <BrandProvider brand={brand} locale={locale}>
          <ToastProvider>{element}</ToastProvider>
        </BrandProvider>
      )
      const router = createMemoryRouter([{ path: '/', element: provided }])
      return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ')
    }
    const say = stoppingMessages(brand, locale)
    const pickups = pickupMessages(brand, locale)

    test(`${brand} in ${locale}: each bag and kit by its number, its possible fee, and the form of their pickup`, {
      tags: '[ST-SUB-BAGS-PROMPT]',
    }, () => {
      const words = shown(<AtYourPlace booking={booking} facts={facts} note={say.outPausing} />)
      for (const part of ['B-12', 'K-12', say.outPausing, pickups.days, pickups.windows, pickups.submit])
        expect(words).toContain(part)
      expect(words.split(locale === 'en' ? '$15.00' : '15,00').length).toBe(2)
      const none = { ...facts, returnables: { bags: 0, kits: 0 }, out: [] }
      expect(shown(<AtYourPlace booking={booking} facts={none} note={say.outPausing} />).trim()).toBe('')
    })

    test(`${brand} in ${locale}: a pause lists what stays, and what still has a last day of its own`, () => {
      const words = shown(<Kept facts={facts} />)
      expect(words).toContain(say.nothingExpires)
      expect(words.match(/2027/g)).toHaveLength(2)
      const bare = { ...facts, givenUntil: [], pointsUntil: null }
      expect(shown(<Kept facts={bare} />).trim()).toBe(say.nothingExpires)
    })

    test(`${brand} in ${locale}: beside the button that closes, everything that ends with the account is said once more`, () => {
      const boxes = [1, 2, 3].map(place => ({ id: `${place}`, deliveryDate: `2026-12-0${place}` }))
      const words = shown(<Ends facts={{ ...facts, skipped: boxes }} />)
      const [twenty, hundred] = locale === 'en' ? ['$20.00', '$100.00'] : ['20,00 $', '100,00 $']
      const { plan, boxes: ended, given, corporate, points } = say.ended
      const all = [plan, ended(3), given(twenty), corporate(hundred), points('340', 340)]
      for (const part of [...all, say.endsForGood]) expect(words).toContain(part)
      // Gift cards stay the household's.
      expect(words).not.toContain('50')
      const nothing = { givenCents: 0, corporateCents: 0, points: 0 }
      expect(shown(<Ends facts={{ ...facts, ...nothing }} />)).toContain(say.closingEnds(say.ended.plan))
    })

    test(`${brand} in ${locale}: nothing else is charged, unless a bag or kit can be billed`, () => {
      expect(shown(<Boxes facts={facts} />)).toContain(say.notBeforeBags)
      expect(shown(<Boxes facts={{ ...facts, out: [] }} />)).toContain(say.notBefore)
    })
  }
}
