import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { type Browsable, countAsked, type Filters, facetsOf, sortsOf } from '../../domain/catalogue/browse.ts'
import type { Wishes } from '../../domain/catalogue/suits.ts'
import { part } from '../components/part.tsx'
import { BrowseBar } from './browse_bar.tsx'
import type { Browse } from './use_browse.ts'

const BrowseFilters = part(() => import('./browse_filters.tsx'))

interface BrowseToolsProps {
  browse: Browse
  /** The products of the search before any filter, and how many the filters leave. */
  among: readonly Browsable[]
  left: number
  /** The filters that apply here. */
  filters: Filters
  wishes: Wishes
  /** The field got the focus: the data for the search can be prepared. */
  onReady: () => void
  /** The filters were opened: their data can be fetched. */
  onFilters?: () => void
}

/** The search field and the filters, which are fetched on first use. */
export function BrowseTools({ browse, among, left, filters, wishes, onReady, onFilters }: BrowseToolsProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const asked = countAsked(filters)
  // While the dialog is open, and without delaying its opening.
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
