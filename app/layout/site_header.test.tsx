import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { brandFacts } from '../../brands/index.ts'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import type { RootData } from '../root_data.ts'
import { SiteHeader } from './site_header.tsx'
import { useClient } from './use_client.ts'

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
}

const Header = () => <SiteHeader client={useClient()} />

/** The second brand's header. @param kept whether the page is kept for many */
function headerOf(client: typeof ada | null, kept = false): string {
  const flippers = { show_comarch_loyalty: true }
  const session = { client, flippers, discountBar: { discount: null, applied: false } }
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <ToastProvider>
        <Header />
      </ToastProvider>
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { session, kept } as unknown as RootData } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The logo's destination. */
function logoOf(client: typeof ada | null): string | undefined {
  const html = headerOf(client)
  const [link = ''] = /<a[^>]*class="site-logo"[^>]*>/.exec(html) ?? []
  return /href="([^"]*)"/.exec(link)?.[1]
}

test('the second brand’s logo takes visitors to its outside site, where it has one, and clients to their boxes', {
  tags: '[LAY-LOGO-SECOND-BRAND]',
}, () => {
  expect([logoOf(null), logoOf(ada)]).toEqual(['/', '/account'])
  Object.defineProperty(cookit, 'outsideSite', { ...facts, value: 'https://outside.example/' })
  expect([logoOf(null), logoOf(ada)]).toEqual(['https://outside.example/', '/account'])
})

test('a page that is kept for many shows a client’s menu without a name or points, with room for them', () => {
  const someone = { ...ada, firstname: 'Marguerite', rewardPoints: 777 }
  expect(headerOf(someone)).toMatch(/777[\s\S]*Compte de Marguerite/)
  const kept = headerOf(someone, true)
  expect(kept).not.toMatch(/Marguerite|777/)
  expect(kept).toContain('aria-label="Ton compte"')
  expect(kept).toContain('data-unknown=""')
})
