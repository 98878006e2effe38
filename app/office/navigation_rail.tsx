import { Fragment } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { brandFacts } from '../../brands/index.ts'
import { pageOfPath } from '../../contract/paths.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { useKeys } from './keys.tsx'
import { sectionOf } from './navigation.ts'
import { BrandMark, Line } from './shapes.tsx'
import { useActs, useOffice } from './use_office.ts'
import { useSections } from './use_sections.ts'

/** The sections in the order of the week. Narrow screens have a rail, which keeps its words. */
export function Navigation() {
  const say = useMessages(officeMessages)
  const { brands } = useOffice()
  const acts = useActs()
  const to = useLinks()
  const navigate = useNavigate()
  const here = sectionOf(pageOfPath(useLocation().pathname))
  const sections = useSections()
  useKeys(
    Object.fromEntries(
      sections.flatMap(({ key, pages: [first] }) =>
        first ? [[`g ${key}`, () => void navigate(to(first))]] : [],
      ),
    ),
  )
  return (
    <nav aria-label={say.navigation} className="of-nav">
      <p className="of-house">
        <span>
          {brands.map(brand => (
            <BrandMark brand={brand} key={brand} size={16} />
          ))}
        </span>
        <b>{say.office}</b>
      </p>
      <ul>
        {sections.map(({ id, apart, pages: [first] }) => (
          <Fragment key={id}>
            {apart && <li aria-hidden className="of-nav-line" />}
            <li>
              <Link aria-current={id === here ? 'page' : undefined} to={to(first ?? 'admin')}>
                <Line is={id} />
                <span>{say.sections[id]}</span>
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
      <p className="of-foot">{acts === 'both' ? say.acts.both : brandFacts[acts].name}</p>
    </nav>
  )
}
