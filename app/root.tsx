// The document: language, brand, fonts, the layout around a page, and the page shown when one fails.

import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from 'react-router'
import { brandFacts } from '../brands/index.ts'
import { type Page, type PageId, pageOfPath, pages } from '../contract/paths.ts'
import { BrandProvider } from './components/brand_context.tsx'
import { LogoOutlines } from './components/logo.tsx'
import { PictureHost } from './components/picture_host.ts'
import { SocialOutlines } from './components/social_mark.tsx'
import { ToastProvider } from './components/toasts.tsx'
import { requestContext } from './context.ts'
import { aliveEvent } from './first_paint/alive.ts'
import { NotFound } from './layout/not_found.tsx'
import { Oops } from './layout/oops.tsx'
import { PageFailed } from './layout/page_failed.tsx'
import { PageFrame } from './layout/page_frame.tsx'
import { load } from './load.ts'
import { cacheNoConnectionPage } from './no_connection.ts'
import { type RootData, useRootData } from './root_data.ts'
import { PageSheets } from './sheets.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<RootData> {
  const { whole, brand, locale, facts, origin, sisterOrigin, outsideSite, pictureHost, environment, today } =
    args.context.get(requestContext)
  const [session, newsletter] = await load(args, api =>
    Promise.all([api.get('sessions.session_data', {}), api.get('newsletter.form', {})]),
  )
  const place = { origin, sisterOrigin, outsideSite, pictureHost, environment, today }
  return { brand, locale, facts, ...place, kept: whole, session, newsletter }
}

/**
 * The session is reloaded after anything that changes it, and on the way between a visitor's pages and a client's, because
 * registering signs in. Moving between other pages keeps it.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const samePlace = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  if (formMethod || samePlace) return defaultShouldRevalidate
  if (whoEnters(currentUrl.pathname) !== whoEnters(nextUrl.pathname)) return true
  return (
    currentUrl.pathname.slice(0, 4) !== nextUrl.pathname.slice(0, 4) &&
    /^\/(en|fr)(\/|$)/.test(nextUrl.pathname)
  )
}

function whoEnters(pathname: string): Page['who'] {
  const page = pageOfPath(pathname)
  return page ? pages[page].who : 'anyone'
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  const brand = root?.brand ?? 'freshprep'
  const facts = brandFacts[brand]
  const locale = root?.locale ?? 'en'
  const page = pageOfPath(useLocation().pathname)
  return (
    <html
      lang={locale}
      data-brand={brand}
      data-lost={page === 'notFound' ? '' : undefined}
      data-office={page && pages[page].layout === 'office' ? '' : undefined}
      data-ultrawide={page && pages[page].ultrawide ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={facts.themeColour} />
        <link rel="icon" href={facts.favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={facts.touchIcon} />
        <link rel="manifest" href={facts.manifest} />
        <PageSheets page={page && pages[page]} />
        {facts.fontPreloads.map(href => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <BrandProvider brand={brand} facts={root?.facts} locale={locale}>
          <PictureHost value={root?.pictureHost ?? ''}>
            <LogoOutlines brand={brand} />
            <SocialOutlines />
            <ToastProvider>{children}</ToastProvider>
          </PictureHost>
        </BrandProvider>
        <Alive />
        <Scroll />
        <Scripts />
      </body>
    </html>
  )
}

/** Reports that the page has come alive: what was typed and pressed before counts now (first_paint). */
function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
    dispatchEvent(new Event(aliveEvent))
    cacheNoConnectionPage()
  }, [])
  return null
}

/** Back restores the scroll position; pages that keep their scroll are keyed by their path alone. */
function Scroll() {
  return (
    <ScrollRestoration
      getKey={location => {
        const page = pageOfPath(location.pathname)
        return page && pages[page].keepsScroll ? location.pathname : location.key
      }}
    />
  )
}

export default function App() {
  const page = pageOfPath(useLocation().pathname)
  // The office has a frame of its own, which stays while its pages change (office/layout.tsx).
  if (page && pages[page].layout === 'office') return <Outlet />
  return (
    <PageFrame layout={page ? pages[page].layout : 'full'} scripted={page !== null && isScripted(page)}>
      <Outlet />
    </PageFrame>
  )
}

/** Whether the page's purpose needs scripts: a household's pages, except those of forms; sign-up, whose card does; the gift forms. */
const isScripted = (page: PageId): boolean =>
  (pages[page].who !== 'anyone' && !/^(settings|waysIn|invite|bagsAndKits)/.test(page)) ||
  /^(signup|gift)/.test(page)

export function ErrorBoundary() {
  const failure = useRouteError()
  const status = isRouteErrorResponse(failure) ? failure.status : null
  return (
    <PageFrame layout="full">
      {status === 404 ? <NotFound /> : status === null ? <Oops /> : <PageFailed />}
    </PageFrame>
  )
}
