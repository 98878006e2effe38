import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BrandProvider } from '../components/brand_context.tsx'
import { ToastProvider } from '../components/toasts.tsx'
import type { RootData } from '../root_data.ts'
import { SiteHeader } from './site_header.tsx'
import { useClient } from './use_client.ts'

const ada = {
  id: '1',
  firstname: 'Ada',
  loggedIn: true,
  usingRewardV2: false,
  rewardPoints: 0,
  enrolledComarch: true,
}

const Header = () => <SiteHeader client={useClient()} />

interface HeaderOptions {
  /** Whether the page is kept for many. */
  kept?: boolean
  outsideSite?: string | null
  flippers?: Record<string, boolean>
}

/** The second brand's header. */
function headerOf(client: typeof ada | null, shown: HeaderOptions = {}): string {
  const { kept = false, outsideSite = null } = shown
  const flippers = { show_comarch_loyalty: true, ...shown.flippers }
  const session = { client, flippers, discountBar: { discount: null, applied: false } }
  const element = (
    <BrandProvider brand="cookit" locale="fr">
      <ToastProvider>
        <Header />
      </ToastProvider>
    </BrandProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { session, kept, outsideSite } as unknown as RootData } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The logo's destination. */
function logoOf(client: typeof ada | null, outsideSite: string | null): string | undefined {
  const html = headerOf(client, { outsideSite })
  const [link = ''] = /<a[^>]*class="site-logo"[^>]*>/.exec(html) ?? []
  return /href="([^"]*)"/.exec(link)?.[1]
}

test('the second brand’s logo takes visitors to its outside site, where it has one, and clients to their boxes', {
  tags: '[LAY-LOGO-SECOND-BRAND]',
}, () => {
  expect([logoOf(null, null), logoOf(ada, null)]).toEqual(['/', '/account'])
  const outside = 'https://outside.example/'
  expect([logoOf(null, outside), logoOf(ada, outside)]).toEqual([outside, '/account'])
})

test('a page that is kept for many shows a client’s menu without a name or points, with room for them', () => {
  const someone = { ...ada, firstname: 'Marguerite', rewardPoints: 777 }
  expect(headerOf(someone)).toMatch(/777[\s\S]*Compte de Marguerite/)
  const kept = headerOf(someone, { kept: true })
  expect(kept).not.toMatch(/Marguerite|777/)
  expect(kept).toContain('aria-label="Ton compte"')
  expect(kept).toContain('data-unknown=""')
})

test('without the avatar’s menu the navigation leads to the settings', {
  tags: '[FLAG-AVATAR-WIDGET]',
}, () => {
  expect(headerOf(ada)).toContain('avatar-menu')
  const bare = headerOf(ada, { flippers: { avatar_widget: false } })
  expect(bare).not.toContain('avatar-menu')
  expect(bare).toMatch(/<nav[^>]*site-nav[\s\S]*href="\/settings\/account"[\s\S]*<\/nav>/)
})
