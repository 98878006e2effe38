// The links of header and footer, which the server renders once for many clients.

import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BrandProvider } from '../components/brand_context.tsx'
import { DrawnTexts, type TextOf } from '../components/drawn_once.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import { textOf } from '../drawn_texts.ts'
import type { RootData } from '../root_data.ts'
import { SiteFooter } from './site_footer.tsx'
import { SiteHeader } from './site_header.tsx'

const client = {
  id: '1',
  firstname: 'Ada',
  loggedIn: true,
  usingRewardV2: false,
  rewardPoints: 777,
  enrolledComarch: true,
}

let taken = 0
const countTaken: TextOf = (...asked) => {
  const text = textOf(...asked)
  if (text !== null) taken += 1
  return text
}

interface DrawingOptions {
  flippers?: Record<string, boolean>
  year?: string
}

/** Header and footer of a client's page, with or without the server's kept texts. */
function drawn(
  address: string,
  kept: boolean,
  { flippers = {}, year = '2026' }: DrawingOptions = {},
): string {
  const session = { client, flippers, discountBar: { discount: null, applied: false } }
  const root = { session, today: `${year}-11-27`, sisterOrigin: 'https://sister.example' }
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <DrawnTexts value={kept ? countTaken : null}>
        <ToastProvider>
          <SiteHeader client={client} />
          <SiteFooter />
        </ToastProvider>
      </DrawnTexts>
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '*', element, loader: () => null }], {
    hydrationData: { loaderData: { root: root as unknown as RootData } },
    initialEntries: [address],
  })
  return renderToString(<RouterProvider router={router} />)
}

const nextTurn = () => new Promise(setImmediate)

test('kept links equal React’s rendering to the letter, and each page is marked as current on its own', async () => {
  for (const address of ['/account', '/invite', '/fr/account']) {
    const plain = drawn(address, false)
    expect(drawn(address, true)).toBe(plain)
    await nextTurn()
    const before = taken
    expect(drawn(address, true)).toBe(plain)
    // The bar, the panel of phones, the footer.
    expect(taken - before).toBe(3)
  }
  expect(drawn('/account', true)).not.toBe(drawn('/invite', true))
})

test('links are rendered again when a flag or the year changes', async () => {
  drawn('/account', true)
  await nextTurn()
  const others: DrawingOptions[] = [{ flippers: { show_recent_orders: true } }, { year: '2027' }]
  for (const shown of others) {
    const plain = drawn('/account', false, shown)
    expect(plain).not.toBe(drawn('/account', true))
    expect(drawn('/account', true, shown)).toBe(plain)
    await nextTurn()
    expect(drawn('/account', true, shown)).toBe(plain)
  }
})

test('an address with a box or a query leaves no trace in the kept texts', async () => {
  for (const address of ['/orders/7d0f6f0e-1111-4222-8333-444455556666/editor', '/account?from=mail']) {
    drawn(address, true)
    await nextTurn()
    const before = taken
    drawn(address, true)
    // The footer, which is the same at every address.
    expect(taken - before).toBe(1)
  }
})
