// The footer: the newsletter, the brand and its contacts, links by subject, the small print.

import { Link } from 'react-router'
import { brandFacts } from '../../brands/index.ts'
import { outsidePages } from '../../domain/brand_facts/facts.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { Logo } from '../components/logo.tsx'
import { SocialMark } from '../components/social_mark.tsx'
import { useRootData } from '../root_data.ts'
import { footerWays, pricingQuery, type Way } from './destinations.ts'
import { Newsletter } from './newsletter.tsx'
import { showsNewsletter } from './newsletter_shown.ts'
import { useWays } from './use_ways.ts'

export function SiteFooter() {
  const root = useRootData()
  const { facts } = useBrand()
  const shown = root && {
    destinations: footerWays(root.session, facts),
    query: pricingQuery(root.session),
    year: root.today.slice(0, 4),
    sisterOrigin: root.sisterOrigin,
  }
  return (
    <footer className="site-footer">
      <div className="page-width">
        {showsNewsletter(root) && <Newsletter form={root.newsletter} />}
        <div className="site-footer-columns">
          <Contact />
          {shown && <WaysOn {...shown} />}
        </div>
        <FinePrint shown={shown} />
      </div>
    </footer>
  )
}

/** The data of the links and the small print. */
interface FooterContents {
  destinations: ReturnType<typeof footerWays>
  /** Of the link to the prices. */
  query: string
  year: string
  sisterOrigin: string
}

function FinePrint({ shown }: { shown: FooterContents | undefined }) {
  const { facts } = useBrand()
  const say = useMessages(layoutMessages).footer
  const locale = useLocale()
  const sister = brandFacts[facts.sister]
  return (
    <div className="site-footer-fine">
      {shown && <p>{say.copyright(shown.year, facts.name)}</p>}
      {shown && (
        <p>
          <a href={`${shown.sisterOrigin}/${locale}`}>{say.sister(sister.name, facts.sisterRegion)}</a>
        </p>
      )}
      <p>{say.pictures}</p>
      <p>{say.sources}</p>
    </div>
  )
}

function Contact() {
  const say = useMessages(layoutMessages).footer
  const { facts } = useBrand()
  return (
    <div className="site-footer-brand">
      <Logo />
      <p>{facts.madeIn}</p>
      <ul className="site-footer-contact">
        <li>
          <a href={facts.phone.href}>
            <span className="visually-hidden">{say.phone} </span>
            {facts.phone.shown}
          </a>
        </li>
        <li>
          <a className="link" href={`mailto:${facts.email}`}>
            <span className="visually-hidden">{say.email} </span>
            {facts.email}
          </a>
        </li>
      </ul>
      <ul aria-label={say.social(facts.name)} className="site-footer-social">
        {facts.social.map(({ network, href }) => (
          <li key={network}>
            <a aria-label={say.networks[network]} href={href} rel="noopener">
              <SocialMark network={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A subject without an existing page is left out with its heading. */
function WaysOn({ destinations: { eat, company, help, fine }, query }: FooterContents) {
  const say = useMessages(layoutMessages).footer
  const { facts } = useBrand()
  const outside = outsidePages.flatMap(page => {
    const href = facts.outside[page]
    return href ? [{ href, name: say.outside[page] }] : []
  })
  return (
    <>
      <Subject name={say.eat} destinations={eat} query={{ pricing: query }} />
      <Subject name={say.help} destinations={help} />
      <Subject name={say.company} outside={outside} destinations={company} />
      <Subject name={say.fine} destinations={fine} />
    </>
  )
}

/** A phone folds the links away, so that the footer is at most one screen high; wider screens show them under a heading. */
function Subject(props: {
  name: string
  destinations: readonly Way[]
  query?: Partial<Record<Way, string>>
  outside?: readonly { href: string; name: string }[]
}) {
  const { name, destinations, query = {}, outside = [] } = props
  const say = useMessages(layoutMessages).destinations
  const to = useWays()
  const count = destinations.length + outside.length
  if (count === 0) return null
  return (
    <nav aria-label={name} className="site-footer-subject" data-long={count > 5 || undefined}>
      <h2 className="site-footer-title">{name}</h2>
      <details>
        <summary>{name}</summary>
        <ul>
          {destinations.map(way => (
            <li key={way}>
              <Link to={to(way) + (query[way] ?? '')}>{say[way]}</Link>
            </li>
          ))}
          {outside.map(({ href, name: shown }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {shown}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
