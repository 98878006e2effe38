// Every shared component in every state: both brands side by side, both languages. Outside production only.
// `?brand=cookit&locale=fr` shows one alone at full width.

import { Link, useSearchParams } from 'react-router'
import { type BrandId, brandIds, type Locale, locales } from '../../../../domain/brands.ts'
import { BrandProvider } from '../../../components/brand_context.tsx'
import { ToastProvider } from '../../../components/toasts.tsx'
import { BrowseSpecimens } from './browse_specimens.tsx'
import { ControlSpecimens } from './control_specimens.tsx'
import { DishSpecimens } from './dish_specimens.tsx'
import { MoneySpecimens } from './money_specimens.tsx'
import { PanelSpecimens } from './panel_specimens.tsx'
import { TypeSpecimens } from './type_specimens.tsx'
import './sheets.css'

export const meta = () => [{ title: 'Components' }]

const groups = {
  type: TypeSpecimens,
  dishes: DishSpecimens,
  controls: ControlSpecimens,
  browse: BrowseSpecimens,
  money: MoneySpecimens,
  panels: PanelSpecimens,
}
type Group = keyof typeof groups

function Sheet({ brand, locale, only }: { brand: BrandId; locale: Locale; only: string | null }) {
  const shown = (Object.keys(groups) as Group[]).filter(group => only === null || group === only)
  return (
    <div className="dev-sheet" data-brand={brand} lang={locale}>
      <BrandProvider brand={brand} locale={locale}>
        <ToastProvider>
          {shown.map(group => {
            const Specimens = groups[group]
            return <Specimens key={group} />
          })}
        </ToastProvider>
      </BrandProvider>
    </div>
  )
}

export default function ComponentsPage() {
  const [query] = useSearchParams()
  const brand = brandIds.find(id => id === query.get('brand'))
  const locale = locales.find(id => id === query.get('locale'))
  const only = query.get('only')
  const pairs = brandIds
    .filter(id => !brand || id === brand)
    .flatMap(id => locales.filter(other => !locale || other === locale).map(other => ({ id, locale: other })))
  return (
    <div>
      <h1 className="visually-hidden">Components</h1>
      <nav aria-label="Components" className="flex flex-wrap gap-4 p-4">
        <Link className="link" to="?">
          All
        </Link>
        {Object.keys(groups).map(group => (
          <Link className="link" key={group} to={`?only=${group}`}>
            {group}
          </Link>
        ))}
      </nav>
      <div className="dev-sheets" data-count={pairs.length}>
        {pairs.map(pair => (
          <Sheet brand={pair.id} key={`${pair.id} ${pair.locale}`} locale={pair.locale} only={only} />
        ))}
      </div>
    </div>
  )
}
