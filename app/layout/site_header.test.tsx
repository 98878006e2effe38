import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { brandFacts } from '../../brands/index.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import type { RootData } from '../root_data.ts'
import { SiteHeader } from './site_header.tsx'

const { cookit } = brandFacts
const facts = Object.getOwnPropertyDescriptor(cookit, 'outsideSite') as PropertyDescriptor
afterEach(() => Object.defineProperty(cookit, 'outsideSite', facts))

const ada = {
  id: '1',
  firstname: 'Ada',
  loggedIn: true,
  usingRewardV2: false,
  rewardPoints: 0,
  enrolledComarch: true,
} as const

/** Where the logo of the second brand leads. */
function logoOf(client: typeof ada | null): string | undefined {
  const session = { client, flippers: {}, discountBar: { discount: null, applied: false } }
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <ToastProvider>
        <SiteHeader />
      </ToastProvider>
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { session } as unknown as RootData } },
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const [link = ''] = /<a[^>]*class="site-logo"[^>]*>/.exec(html) ?? []
  return /href="([^"]*)"/.exec(link)?.[1]
}

test('[LAY-LOGO-SECOND-BRAND] the second brand’s logo takes visitors to its outside site, where it has one, and clients to their boxes', () => {
  expect([logoOf(null), logoOf(ada)]).toEqual(['/', '/account'])
  Object.defineProperty(cookit, 'outsideSite', { ...facts, value: 'https://outside.example/' })
  expect([logoOf(null), logoOf(ada)]).toEqual(['https://outside.example/', '/account'])
})
