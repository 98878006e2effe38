// Every shared component in every state, both brands side by side, in the language of the page. Outside production
// only. `?brand=cookit` shows one brand at full width, `?only=money` one group.

import { Link, useSearchParams } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import { type BrandId, brandIds, type Locale, locales } from '../../../../domain/brands.ts'
import { BrandProvider, useBrand, useLocale } from '../../../components/brand_context.tsx'
import { LogoOutlines } from '../../../components/logo.tsx'
import { BrowseSpecimens } from './browse_specimens.tsx'
import { ButtonSpecimens } from './button_specimens.tsx'
import { ChoiceSpecimens } from './choice_specimens.tsx'
import { DateSpecimens } from './date_specimens.tsx'
import { DishSpecimens } from './dish_specimens.tsx'
import { DrawingSpecimens } from './drawing_specimens.tsx'
import { FieldSpecimens } from './field_specimens.tsx'
import { MoneySpecimens } from './money_specimens.tsx'
import { NavigationSpecimens } from './navigation_specimens.tsx'
import { NoticeSpecimens } from './notice_specimens.tsx'
import { OverlaySpecimens } from './overlay_specimens.tsx'
import { PanelSpecimens } from './panel_specimens.tsx'
import { useShownStates } from './shown_states.ts'
import { TypeSpecimens } from './type_specimens.tsx'
import './page.css'

export const meta = () => [{ title: 'Components' }]

const groups = {
  type: TypeSpecimens,
  drawings: DrawingSpecimens,
  buttons: ButtonSpecimens,
  fields: FieldSpecimens,
  choices: ChoiceSpecimens,
  navigation: NavigationSpecimens,
  dates: DateSpecimens,
  dishes: DishSpecimens,
  browse: BrowseSpecimens,
  money: MoneySpecimens,
  notices: NoticeSpecimens,
  panels: PanelSpecimens,
  overlays: OverlaySpecimens,
}
type Group = keyof typeof groups
const groupNames = Object.keys(groups) as Group[]

function Sheet({ brand, locale, shown }: { brand: BrandId; locale: Locale; shown: readonly Group[] }) {
  return (
    <div className="dev-sheet" data-brand={brand} lang={locale}>
      <BrandProvider brand={brand} locale={locale}>
        {shown.map(group => {
          const Specimens = groups[group]
          return <Specimens key={group} />
        })}
      </BrandProvider>
    </div>
  )
}

export default function ComponentsPage() {
  const [query] = useSearchParams()
  const locale = useLocale()
  const own = useBrand().id
  const brand = brandIds.find(id => id === query.get('brand'))
  const only = groupNames.find(group => group === query.get('only'))
  const shown = brandIds.filter(id => !brand || id === brand)
  useShownStates()
  return (
    <>
      {brandIds.map(id => id !== own && <LogoOutlines brand={id} key={id} />)}
      <h1 className="visually-hidden">Components</h1>
      <Choices query={query} />
      <div className="dev-sheets" data-count={shown.length}>
        {shown.map(id => (
          <Sheet brand={id} key={id} locale={locale} shown={only ? [only] : groupNames} />
        ))}
      </div>
    </>
  )
}

/** The choice of a group, a brand and a language; each keeps the others. */
function Choices({ query }: { query: URLSearchParams }) {
  const locale = useLocale()
  const way = (name: string, value: string | null, label: string, current: boolean) => {
    const to = new URLSearchParams(query)
    if (value === null) to.delete(name)
    else to.set(name, value)
    return (
      <Link
        aria-current={current ? 'page' : undefined}
        className="nav-link"
        key={`${name} ${value}`}
        preventScrollReset
        reloadDocument={name === 'locale'}
        to={`?${to}`}
      >
        {label}
      </Link>
    )
  }
  const [only, brand] = [query.get('only'), query.get('brand')]
  return (
    <nav aria-label="Components" className="dev-choices">
      <p>
        {way('only', null, 'all', only === null)}
        {groupNames.map(group => way('only', group, group, group === only))}
      </p>
      <p>
        {way('brand', null, 'both brands', brand === null)}
        {brandIds.map(id => way('brand', id, brandFacts[id].name, id === brand))}
      </p>
      <p>{locales.map(id => way('locale', id, id, id === locale))}</p>
    </nav>
  )
}
