// Parts of the header that the layout puts together.

import type { MouseEvent, ReactNode } from 'react'
import { Link, NavLink, type To } from 'react-router'
import { componentMessages } from '../../i18n/components.ts'
import { useLocale, useMessages } from './brand_context.tsx'

/** An entry of the navigation; marks itself on its own page. */
export function NavItem({
  to,
  children,
  end,
  onClick,
}: {
  to: To
  children: ReactNode
  end?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}) {
  return (
    <NavLink className="nav-link" end={end ?? false} onClick={onClick} prefetch="intent" to={to}>
      {children}
    </NavLink>
  )
}

/** The client's initial in a disc; opens what the avatar opens. */
export function Avatar(props: { initial: string; label: string; onClick: () => void; expanded?: boolean }) {
  return (
    <button
      aria-expanded={props.expanded}
      aria-haspopup="dialog"
      aria-label={props.label}
      className="avatar"
      onClick={props.onClick}
      type="button"
    >
      {props.initial}
    </button>
  )
}

/** This page in the other language, named in that language. */
export function LanguageSwitch({ to }: { to: To }) {
  const say = useMessages(componentMessages)
  const other = useLocale() === 'en' ? 'fr' : 'en'
  return (
    <Link
      className="nav-link"
      hrefLang={other}
      lang={other}
      reloadDocument
      title={say.languageSwitchLabel}
      to={to}
    >
      {say.languageSwitch}
    </Link>
  )
}
