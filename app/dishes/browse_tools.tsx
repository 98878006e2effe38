import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { type Browsable, countAsked, type Filters, facetsOf, sortsOf } from '../../domain/catalogue/browse.ts'
import type { Wishes } from '../../domain/catalogue/suits.ts'
import { part } from '../components/part.tsx'
import { BrowseBar } from './browse_bar.tsx'
import type { Browse } from './use_browse.ts'

const BrowseFilters = part(() => import('./browse_filters.tsx'))

interface BrowseToolsProps {
  browse: Browse
  /** What there is for the search, before any filter, and how many are left with the filters. */
  among: readonly Browsable[]
  left: number
  /** The filters that mean anything here. */
  filters: Filters
  wishes: Wishes
  /** The field was entered: what search needs can be made ready. */
  onReady: () => void
  /** The filters were opened: what they need can be asked for. */
  onFilters?: () => void
}

/** The search field and the filters, which are fetched when they are first asked for. */
export function BrowseTools({ browse, among, left, filters, wishes, onReady, onFilters }: BrowseToolsProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const asked = countAsked(filters)
  // As long as the dialog holds something, and not in the way of its opening.
  const counted = useDeferredValue(open)
  const facets = useMemo(
    () => (counted ? facetsOf(among, filters, wishes) : []),
    [counted, among, filters, wishes],
  )
  return (
    <>
      <BrowseBar
        count={asked}
        onFilters={() => {
          onFilters?.()
          setOpened(true)
          setOpen(true)
        }}
        onReady={onReady}
        onType={browse.type}
        typed={browse.typed}
      />
      {opened && (
        <Suspense>
          <BrowseFilters
            asked={asked}
            count={left}
            facets={facets}
            onClear={browse.clearFilters}
            onClose={() => setOpen(false)}
            onMissing={() => setOpened(false)}
            onSort={browse.setSort}
            onToggle={browse.toggle}
            open={open}
            sort={browse.sort}
            sorts={sortsOf(among)}
          />
        </Suspense>
      )}
    </>
  )
}
