// The frame of a page: skip link, banners, header, the page or a panel in its place, footer.

import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { callTimeoutMilliseconds } from '../../contract/client.ts'
import { type Page, pageOfPath, pages } from '../../contract/paths.ts'
import { locales } from '../../domain/brands.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { LoadingPanel } from '../components/panels.tsx'
import { AdminBanner } from './admin_banner.tsx'
import { EnvironmentBanner } from './environment_banner.tsx'
import { OneTap } from './one_tap.tsx'
import { PageFailed } from './page_failed.tsx'
import { SignedOut } from './signed_out.tsx'
import { SiteFooter } from './site_footer.tsx'
import { SiteHeader } from './site_header.tsx'
import { useClient } from './use_client.ts'

/** How long a page may take before the loading panel replaces the old one (area 9), in milliseconds. */
const loadingPanelAfter = 300

interface PageFrameProps {
  layout: Page['layout']
  /** The page's purpose needs scripts. */
  scripted?: boolean
  children: ReactNode
}

export function PageFrame({ layout, scripted, children }: PageFrameProps) {
  const say = useMessages(layoutMessages)
  const framed = useInsideFrame()
  const loading = useSlowNavigation()
  const content = useFocusOnNewPage()
  const client = useClient()
  const bare = layout === 'none' || framed
  return (
    <>
      {/* Its address is the page's own, which the router then knows before it looks anything up. */}
      <a className="visually-hidden skip-link" data-discover="true" href="#content">
        {say.skipToContent}
      </a>
      {!framed && <EnvironmentBanner />}
      {!framed && <AdminBanner />}
      {!bare && <SiteHeader client={client} />}
      {scripted && <NoScripts />}
      <main id="content" ref={content} tabIndex={-1}>
        {loading?.is === 'slow' && loading.keepsScroll && (
          <div className="loading-over">
            <LoadingPanel />
          </div>
        )}
        {loading?.is === 'stalled' ? (
          <PageFailed target={loading.target} />
        ) : loading && !loading.keepsScroll ? (
          <LoadingPanel />
        ) : (
          children
        )}
      </main>
      {!bare && layout !== 'no-footer' && <SiteFooter />}
      {!framed && <OneTap />}
      <SignedOut clientId={client?.id ?? undefined} />
    </>
  )
}

/** For a browser without scripts: the consequences here, in both languages, because the reader may have come by any link. */
function NoScripts() {
  const { id: brand, facts } = useBrand()
  const locale = useLocale()
  const both = [locale, ...locales.filter(other => other !== locale)]
  return (
    <noscript>
      <div className="no-scripts">
        {both.map(each => (
          <p key={each} lang={each}>
            {layoutMessages(brand, each).noScripts} <a href={`mailto:${facts.email}`}>{facts.email}</a>
          </p>
        ))}
      </div>
    </noscript>
  )
}

/** Inside a frame there is neither header nor footer. Known only in the browser. */
function useInsideFrame(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => window.self !== window.top,
    () => false,
  )
}

/** After a navigation the focus is at the page's start, as after a page load; the first page keeps the browser's focus. */
function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}

interface Waiting {
  is: 'slow' | 'stalled'
  /** The destination, as an address. */
  target: string
  /** The page stays under the panel, with its scroll position. */
  keepsScroll: boolean
}

/**
 * The state of a navigation to another page: slow after 300 ms, stalled after the time limit of a call (area 7). Changing the
 * language of the current page, or moving within it, does not count (LAY-LOADING-LANG-IGNORED).
 */
function useSlowNavigation(): Waiting | null {
  const { location: target } = useNavigation()
  const here = pageOfPath(useLocation().pathname)
  const leavingFor = target && pageOfPath(target.pathname) !== here ? target.key : null
  const [state, setState] = useState<{ of: string; is: 'slow' | 'stalled' } | null>(null)
  useEffect(() => {
    if (leavingFor === null) return
    const slow = setTimeout(() => setState({ of: leavingFor, is: 'slow' }), loadingPanelAfter)
    const stalled = setTimeout(() => setState({ of: leavingFor, is: 'stalled' }), callTimeoutMilliseconds)
    return () => {
      clearTimeout(slow)
      clearTimeout(stalled)
    }
  }, [leavingFor])
  if (!target || leavingFor === null || state?.of !== leavingFor) return null
  const page = pageOfPath(target.pathname)
  return {
    is: state.is,
    target: target.pathname + target.search,
    keepsScroll: page !== null && pages[page].keepsScroll === true,
  }
}
