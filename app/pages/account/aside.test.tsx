// What the dashboard says of bags: how they get back depends on whether a box still comes.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brandIds, locales } from '../../../domain/brands.ts'
import { accountPartMessages } from '../../../i18n/account_parts.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import { ToastProvider } from '../../components/toasts.tsx'
import type { Account } from '../../orders/account.ts'
import type { Booking } from '../../pickups/pickup.tsx'
import { AccountAside } from './aside.tsx'

const booked = { date: '2026-12-07', window: { startHour: 8, endHour: 12 } }

interface Household {
  state: string
  skipped: boolean
  underway?: boolean
  pickup?: boolean
}

for (const brand of brandIds) {
  for (const locale of locales) {
    const { note, noteAlone } = accountPartMessages(brand, locale).bags
    /** Which of the two notes stands beside a bag that is out. */
    const noteOf = ({ state, skipped, underway, pickup }: Household): string | null => {
      const account = {
        subscription: { state },
        orders: [{ skipped }],
        underway: underway ? [{}] : [],
        returnables: [{ kind: 'cooler_bag', number: 'B-1', outSince: '2026-11-20' }],
        points: { pending: 0, available: 0 },
        credit: { givenCents: 0, boughtCents: 0, corporateCents: 0 },
        merit: null,
        card: null,
      } as unknown as Account
      const booking = { pickup: pickup ? booked : null, days: [], usualHour: null } as unknown as Booking
      const element = (
        <BrandProvider brand={brand} locale={locale}>
          <ToastProvider>
            <AccountAside account={account} booking={booking} />
          </ToastProvider>
        </BrandProvider>
      )
      const router = createMemoryRouter([{ path: '/', element }])
      const html = renderToStaticMarkup(<RouterProvider router={router} />)
      return [note, noteAlone].find(one => html.includes(one)) ?? null
    }

    test(`${brand} in ${locale}: bags go with the next delivery, or by a pickup where no delivery is coming`, {
      tags: '[ST-SUB-BAGS-PROMPT]',
    }, () => {
      expect(noteOf({ state: 'active', skipped: false })).toBe(note)
      expect(noteOf({ state: 'closing', skipped: true, underway: true })).toBe(note)
      expect(noteOf({ state: 'paused', skipped: true })).toBe(noteAlone)
      expect(noteOf({ state: 'closing', skipped: true })).toBe(noteAlone)
      expect(noteOf({ state: 'closing', skipped: true, pickup: true })).toBeNull()
    })
  }
}
