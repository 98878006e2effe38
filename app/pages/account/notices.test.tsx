// What the account page says first of an account that ends.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type BrandId, brandIds, type Locale, locales } from '../../../domain/brands.ts'
import { accountPartMessages } from '../../../i18n/account_parts.ts'
import { stoppingMessages } from '../../../i18n/stopping.ts'
import { BrandProvider } from '../../components/brand_context.tsx'
import type { Account } from '../../orders/account.ts'
import { Notices } from './notices.tsx'

/** The notices of a closing account. `returnables` are those out, or null where they are not known. */
function closingNotice(brand: BrandId, locale: Locale, returnables: readonly object[] | null): string {
  const subscription = { state: 'closing', resumesOn: null }
  const account = { subscription, returnables, underway: [], orders: [], messages: [], signupUrl: null }
  const element = (
    <BrandProvider brand={brand} locale={locale}>
      <Notices account={account as unknown as Account} />
    </BrandProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a closing account leads to a pickup while bags or kits are out, or may be, and not once all are back', () => {
  for (const brand of brandIds) {
    for (const locale of locales) {
      const { closing } = accountPartMessages(brand, locale).notice
      const { bookPickup } = stoppingMessages(brand, locale)
      const bag = { kind: 'cooler_bag', quantity: 1 }
      const pickups = [[bag], null, []].map(out => {
        const html = closingNotice(brand, locale, out)
        expect(html).toContain(closing)
        return new RegExp(`<a [^>]*href="[^"]*/(?:bags|sacs)&amp;kits"[^>]*>(?:<[^>]+>)*${bookPickup}<`).test(
          html,
        )
      })
      expect(pickups).toEqual([true, true, false])
    }
  }
})
