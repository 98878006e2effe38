import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageId } from '../../contract/paths.ts'
import { adminMessages } from '../../i18n/admin.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { Logo } from '../components/logo.tsx'
import { LanguageLink } from '../layout/language_link.tsx'
import { PageHead } from '../layout/page_head.tsx'
import { AskingHere } from '../settings/asking_here.tsx'

interface FrameProps {
  page: PageId
  /** The title of the document, and of the page where it has no other heading. */
  title: string
  heading?: string
  /** Where there is none, the page writes its own header. */
  lede?: ReactNode
  /** The text below it in the header. */
  said?: ReactNode
  /** The pages between the list of all tasks and this one, outermost first. */
  above?: readonly { to: string; label: string }[]
  children: ReactNode
}

/**
 * An admin's page, in a frame with the mark, a link to the site, the other language and the current place, and with its header
 * above it. What moves money or rights asks the question before settings over the page.
 */
export function AdminFrame({ page, title, heading = title, lede, said, above = [], children }: FrameProps) {
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
        {page !== 'admin' && (
          <nav aria-label={say.where} className="admin-where">
            {[{ to: to('admin'), label: say.title }, ...above].map(other => (
              <Link className="link" key={other.to} to={other.to}>
                {other.label}
              </Link>
            ))}
          </nav>
        )}
        <PageHead page={page} title={title} />
        {lede && (
          <header className="grid grid-cols-1 gap-3">
            <h1 className="font-display text-h1">{heading}</h1>
            <p className="text-lede">{lede}</p>
            {said}
          </header>
        )}
        {children}
      </div>
      <AskingHere />
    </>
  )
}
