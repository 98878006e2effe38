// Logo, navigation, language, points, and sign-in or the avatar. One list of links serves the bar and the phone's
// panel.

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { formatPoints } from '../../domain/points.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { NavItem } from '../components/header_parts.tsx'
import { Menu, X } from '../components/icons.tsx'
import { useLinks } from '../components/links.ts'
import { Logo } from '../components/logo.tsx'
import { type RootData, useRootData } from '../root_data.ts'
import { AvatarMenu, SignOut } from './avatar_menu.tsx'
import { headerWays, type Way } from './destinations.ts'
import { DiscountBar } from './discount_bar.tsx'
import { LanguageLink } from './language_link.tsx'
import { openOutsideRewards } from './outside_rewards.ts'
import type { ClientSummary } from './use_client.ts'
import { useWays } from './use_ways.ts'

export function SiteHeader({ client }: { client: ClientSummary | null }) {
  const root = useRootData()
  return (
    <>
      {!client && root?.session.discountBar.refused && (
        <p className="discount-refused" role="status">
          {root.session.discountBar.refused}
        </p>
      )}
      {!client && root?.session.discountBar.discount && (
        <DiscountBar
          discount={root.session.discountBar.discount}
          signupDisabled={root.session.signupDisabled}
        />
      )}
      <header className="site-header-ground">
        <div className="site-header page-width">
          <HomeLogo client={client !== null} />
          <Navigation className="site-nav" root={root} />
          <div className="site-header-end">
            {client && root?.session.flippers.show_comarch_loyalty && <Points points={client.rewardPoints} />}
            <span className="wide-only">
              <LanguageLink />
            </span>
            {client ? <Avatar firstName={client.firstname} root={root} /> : <SignInLink />}
            <PhoneNavigation root={root} />
          </div>
        </div>
      </header>
    </>
  )
}

/** A client's logo goes to the dashboard; a visitor's to the brand's outside site where there is one (rule 23). */
function HomeLogo({ client }: { client: boolean }) {
  const { facts } = useBrand()
  const say = useMessages(layoutMessages).header
  const to = useLinks()
  const elsewhere = useRootData()?.outsideSite
  const outside = client ? null : elsewhere
  const label = say.home(facts.name)
  return outside ? (
    <a aria-label={label} className="site-logo" href={outside}>
      <Logo />
    </a>
  ) : (
    <Link aria-label={label} className="site-logo" to={client ? to('account') : to('home')}>
      <Logo />
    </Link>
  )
}

/** @param props.languages whether the page in the other language is among the links */
function Navigation(props: { className: string; root: RootData | undefined; languages?: boolean }) {
  const { className, root, languages = false } = props
  const { facts } = useBrand()
  const label = useMessages(layoutMessages).header.main
  const destinations = root ? headerWays(root.session, facts) : []
  const outside = root?.session.flippers.rewards_in_new_tab === true
  return (
    <nav aria-label={label} className={className}>
      <NavigationLinks outside={outside} destinations={destinations} />
      {languages && <LanguageLink />}
    </nav>
  )
}

function NavigationLinks(props: { destinations: readonly Way[]; outside: boolean }) {
  const { destinations, outside } = props
  const say = useMessages(layoutMessages).destinations
  const to = useWays()
  return destinations.map(way => (
    <NavItem key={way} to={to(way)} {...(way === 'rewards' && outside && { onClick: openOutsideRewards })}>
      {say[way]}
    </NavItem>
  ))
}

/** @param props.points null while they are unknown: their room is kept */
function Points({ points }: { points: number | null }) {
  const say = useMessages(layoutMessages).header
  const locale = useLocale()
  const shown = formatPoints(points ?? 0, locale)
  return (
    <span className="site-points tabular" data-unknown={points === null ? '' : undefined}>
      <span aria-hidden>
        {shown} <span className="desktop-only">{say.pts}</span>
      </span>
      <span className="visually-hidden">{say.points(shown, points ?? 0)}</span>
    </span>
  )
}

/** The avatar and its panel; where the flag is off, a sign-out link alone. */
function Avatar({ firstName, root }: { firstName: string; root: RootData | undefined }) {
  return root?.session.flippers.avatar_widget === false ? (
    <SignOut size="small" />
  ) : (
    <AvatarMenu firstName={firstName} />
  )
}

function SignInLink() {
  const say = useMessages(layoutMessages).header
  const to = useLinks()
  return (
    <ButtonLink kind="secondary" size="small" to={to('signIn')}>
      {say.signIn}
    </ButtonLink>
  )
}

/** Navigation of phones and tablets: a native disclosure that closes when a link is followed. */
function PhoneNavigation({ root }: { root: RootData | undefined }) {
  const say = useMessages(layoutMessages).header
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const before = useRef(pathname)
  // A change of the path closes it: it may have been opened before this page was alive, and stays open then.
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (disclosure.current) disclosure.current.open = false
  }, [pathname])
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !disclosure.current?.open) return
    disclosure.current.open = false
    disclosure.current.querySelector('summary')?.focus()
  }
  return (
    <details className="phone-nav" onKeyDown={closeByKey} ref={disclosure}>
      <summary className="phone-nav-toggler">
        <Menu aria-hidden className="phone-nav-closed" size={22} />
        <X aria-hidden className="phone-nav-open" size={22} />
        <span className="visually-hidden phone-nav-closed">{say.open}</span>
        <span className="visually-hidden phone-nav-open">{say.close}</span>
      </summary>
      <Navigation className="phone-nav-panel" languages root={root} />
    </details>
  )
}
