import { Link } from 'react-router'
import { brandFacts } from '../brands/index.ts'
import { useBrand, useLocale, useMessages } from '../components/brand_context.tsx'
import { Logo } from '../components/logo.tsx'
import { layoutMessages } from '../messages/layout.ts'
import { useRootData } from '../root_data.ts'
import { useLinks } from './links.ts'

export function SiteFooter() {
  const say = useMessages(layoutMessages).footer
  const { facts } = useBrand()
  const locale = useLocale()
  const to = useLinks()
  const sister = brandFacts[facts.sister]
  const root = useRootData()
  return (
    <footer className="site-footer">
      <div className="page-width site-footer-columns">
        <div>
          <Logo />
          <p>{facts.madeIn[locale]}</p>
          {root && (
            <p>
              <a className="link" href={root.sisterOrigin}>
                {say.sister(sister.name, sister.region[locale])}
              </a>
            </p>
          )}
        </div>
        <nav aria-label={say.eat}>
          <h2 className="site-footer-title">{say.eat}</h2>
          <ul>
            <li>
              <Link to={to('menu', { date: 'this-week' })}>{say.menu}</Link>
            </li>
            <li>
              <Link to={to('signupPlans')}>{say.pricing}</Link>
            </li>
            <li>
              <Link to={to('getStarted')}>{say.getStarted}</Link>
            </li>
            <li>
              <Link to={to('noDelivery')}>{say.notServed}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className="site-footer-title">{say.reach}</h2>
          <ul>
            <li>
              <a href={facts.phone.href}>
                <span className="visually-hidden">{say.phone} </span>
                {facts.phone.shown}
              </a>
            </li>
            <li>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="site-footer-title">{say.fine}</h2>
          {root && <p>{say.copyright(root.today.slice(0, 4), facts.name)}</p>}
          <p>{say.pictures}</p>
          <p>{say.sources}</p>
        </div>
      </div>
    </footer>
  )
}
