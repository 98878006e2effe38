// The footer: the newsletter, the brand and its contacts, links by subject, the small print.

import { Link } from 'react-router'
import { outsidePages } from '../../brands/facts.ts'
import { brandFacts } from '../../brands/index.ts'
import { layoutMessages } from '../../i18n/layout.ts'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { Logo } from '../components/logo.tsx'
import { SocialMark } from '../components/social_mark.tsx'
import { type RootData, useRootData } from '../root_data.ts'
import { footerWays, pricingQuery, type Way } from './destinations.ts'
import { useWays } from './links.ts'
import { Newsletter } from './newsletter.tsx'

export function SiteFooter() {
  const root = useRootData()
  const { facts } = useBrand()
  const say = useMessages(layoutMessages).footer
  const locale = useLocale()
  const sister = brandFacts[facts.sister]
  return (
    <footer className="site-footer">
      <div className="page-width">
        {root?.session.flippers.show_fp_newsletter && !root.session.client && (
          <Newsletter form={root.newsletter} />
        )}
        <div className="site-footer-columns">
          <Contact />
          {root && <WaysOn root={root} />}
        </div>
        <div className="site-footer-fine">
          {root && <p>{say.copyright(root.today.slice(0, 4), facts.name)}</p>}
          {root && (
            <p>
              <a href={`${root.sisterOrigin}/${locale}`}>{say.sister(sister.name, sister.region[locale])}</a>
            </p>
          )}
          <p>{say.pictures}</p>
          <p>{say.sources}</p>
        </div>
      </div>
    </footer>
  )
}

function Contact() {
  const say = useMessages(layoutMessages).footer
  const { facts } = useBrand()
  const locale = useLocale()
  return (
    <div className="site-footer-brand">
      <Logo />
      <p>{facts.madeIn[locale]}</p>
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

/** A subject without a page to lead to is left out, heading and all. */
function WaysOn({ root }: { root: RootData }) {
  const say = useMessages(layoutMessages).footer
  const { facts } = useBrand()
  const { eat, company, help, fine } = footerWays(root.session, facts)
  const outside = outsidePages.flatMap(page => {
    const href = facts.outside[page]
    return href ? [{ href, name: say.outside[page] }] : []
  })
  return (
    <>
      <Subject name={say.eat} destinations={eat} query={{ pricing: pricingQuery(root.session) }} />
      <Subject name={say.help} destinations={help} />
      <Subject name={say.company} outside={outside} destinations={company} />
      <Subject name={say.fine} destinations={fine} />
    </>
  )
}

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
    </nav>
  )
}
