import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageId } from '../../contract/paths.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { Logo } from '../components/logo.tsx'
import { LanguageLink } from '../layout/language_link.tsx'
import { PageHead } from '../layout/page_head.tsx'

/** A page before the office: the mark, the other language, and one thing to do. */
export function StandAlone({ page, title, children }: { page: PageId; title: string; children: ReactNode }) {
  const header = useMessages(layoutMessages).header
  const { facts } = useBrand()
  const to = useLinks()
  return (
    <>
      <header className="stand-alone-header page-width">
        <Link aria-label={header.home(facts.name)} className="site-logo" to={to('home')}>
          <Logo />
        </Link>
        <div>
          <LanguageLink />
        </div>
      </header>
      <div className="page-width section narrow-page">
        <PageHead page={page} title={title} />
        <h1>{title}</h1>
        {children}
      </div>
    </>
  )
}
