import { Suspense } from 'react'
import { type Browsable, countAsked, type Filters, sortsOf } from '../../domain/catalogue/browse.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { useMessages } from '../components/brand_context.tsx'
import { part } from '../components/part.tsx'
import { BrowseSort } from './browse_sort.tsx'
import type { Browse } from './use_browse.ts'

const ChosenFilters = part(() => import('./browse_chosen.tsx'))

interface BrowseResultsProps {
  browse: Browse
  /** The number of products before any filter. */
  among: readonly Browsable[]
  /** The filters that apply here. */
  filters: Filters
  count: number
  /** Dishes are counted as dishes. */
  dishes: boolean
}

/** The number of results, the active filters, and the order. Announced when it changes; visible on a phone only where it helps. */
export function BrowseResults({ browse, among, filters, count, dishes }: BrowseResultsProps) {
  const say = useMessages(browseMessages)
  const narrowed = browse.asked.trim() !== '' || countAsked(filters) > 0
  return (
    <div className="browse-results" data-narrowed={narrowed || undefined}>
      <p className="browse-count tabular" role="status">
        {dishes ? say.recipes(count) : say.items(count)}
      </p>
      {countAsked(filters) > 0 && (
        <Suspense>
          <ChosenFilters filters={filters} onClear={browse.clearFilters} onToggle={browse.toggle} />
        </Suspense>
      )}
      {count > 1 && <BrowseSort onSort={browse.setSort} sort={browse.sort} sorts={sortsOf(among)} />}
    </div>
  )
}
