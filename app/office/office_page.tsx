import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageId } from '../../contract/paths.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { PageHead } from '../layout/page_head.tsx'
import { sectionOf } from './navigation.ts'
import { useSections } from './use_sections.ts'

interface OfficePageProps {
  page: PageId
  /** The title of the document, and of the page where it has no other heading. */
  title: string
  heading?: string
  /** One sentence beside the title. */
  lede?: ReactNode
  /** More beside it: a state, a link. */
  said?: ReactNode
  /** The pages between the section and this one, outermost first. */
  above?: readonly { to: string; label: string }[]
  /** At the end of the head: the strip of weeks or days, buttons. */
  end?: ReactNode
  /** Beside the content from 1100 px, below it on narrower screens. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of the office: its place, its title with one sentence, and its content. */
export function OfficePage(props: OfficePageProps) {
  const { page, title, heading = title, lede, said, above = [], end, aside, children } = props
  return (
    <>
      <PageHead page={page} title={title} />
      <header className="of-head">
        <div className="of-head-words">
          <Place above={above} page={page} />
          <h1>{heading}</h1>
          {lede !== undefined && <div className="of-sub">{lede}</div>}
          {said !== undefined && <div className="of-sub">{said}</div>}
        </div>
        {end !== undefined && <div className="of-head-end">{end}</div>}
      </header>
      <Siblings page={page} />
      {aside === undefined ? (
        <div className="of-content">{children}</div>
      ) : (
        <div className="of-beside">
          <div className="of-content">{children}</div>
          <aside className="of-aside">{aside}</aside>
        </div>
      )}
    </>
  )
}

/** What the page is below: its section, and what it belongs to there. */
function Place({
  page,
  above,
}: Pick<OfficePageProps, 'page'> & { above: NonNullable<OfficePageProps['above']> }) {
  const say = useMessages(officeMessages)
  const to = useLinks()
  const id = sectionOf(page)
  const section = useSections().find(one => one.id === id)
  const [first] = section?.pages ?? []
  // The first page of a section is the section itself.
  const isNamed = first !== undefined && above.some(({ to: address }) => address === to(first))
  const places = [
    ...(section && first && first !== page && !isNamed
      ? [{ to: to(first), label: say.sections[section.id] }]
      : []),
    ...above,
  ]
  if (places.length === 0) return null
  return (
    <p className="of-place">
      {places.map(place => (
        <Fragment key={place.to}>
          <Link to={place.to}>{place.label}</Link>
          <span aria-hidden> / </span>
        </Fragment>
      ))}
    </p>
  )
}

/** The pages beside this one in its section. */
function Siblings({ page }: Pick<OfficePageProps, 'page'>) {
  const say = useMessages(officeMessages)
  const to = useLinks()
  const id = sectionOf(page)
  const section = useSections().find(one => one.id === id)
  if (!section || section.pages.length < 2) return null
  return (
    <nav aria-label={say.inSection(say.sections[section.id])} className="of-tabs">
      {section.pages.map(each => (
        <Link aria-current={each === page ? 'page' : undefined} key={each} to={to(each)}>
          {say.pages[each]}
        </Link>
      ))}
    </nav>
  )
}
