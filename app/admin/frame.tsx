import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../../i18n/admin.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { Logo } from '../components/logo.tsx'
import { LanguageLink } from '../layout/language_link.tsx'
import { useLinks } from '../layout/links.ts'

interface FrameProps {
  /** The admin's pages above this one, outermost first. */
  above?: readonly { to: string; label: string }[]
  children: ReactNode
}

/** What stands around an admin's page: the mark, where one is, the other language, and the way to the site. */
export function AdminFrame({ above = [], children }: FrameProps) {
  const say = useMessages(adminMessages)
  const header = useMessages(layoutMessages).header
  const { facts } = useBrand()
  const to = useLinks()
  return (
    <>
      <header className="admin-header page-width">
        <Link aria-label={header.home(facts.name)} className="site-logo" to={to('home')}>
          <Logo />
        </Link>
        <div className="admin-header-end">
          <LanguageLink />
          <Link className="link" to={to('home')}>
            {say.site}
          </Link>
        </div>
      </header>
      <div className="page-width admin-page">
        {above.length > 0 && (
          <nav aria-label={say.where} className="admin-where">
            {above.map(page => (
              <Link className="link" key={page.to} to={page.to}>
                {page.label}
              </Link>
            ))}
          </nav>
        )}
        {children}
      </div>
    </>
  )
}
