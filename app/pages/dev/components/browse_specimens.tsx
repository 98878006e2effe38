import { lazy, Suspense, useState } from 'react'
import { type Filters, type Sort, sorts, toggled } from '../../../../domain/catalogue/browse.ts'
import { BrowseBar } from '../../../dishes/browse_bar.tsx'
import ChosenFilters from '../../../dishes/browse_chosen.tsx'
import { NoneForFilters, NoneForSearch } from '../../../dishes/browse_none.tsx'
import { BrowseSort } from '../../../dishes/browse_sort.tsx'
import { Specimen } from './specimen.tsx'

// Fetched as the menu does, so that they stay a file of their own.
const BrowseFilters = lazy(() => import('../../../dishes/browse_filters.tsx'))

const some: Filters = { diet: ['vegan', 'high-protein'], time: ['30'] }

/** Searching and filtering, on no particular menu. */
export function BrowseSpecimens() {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [filters, setFilters] = useState(some)
  const [sort, setSort] = useState<Sort>('recommended')
  const clear = () => setFilters({})
  const facets = [
    {
      facet: 'time',
      options: ['20', '30'].map(id => ({ id, count: 12, asked: filters.time?.includes(id) ?? false })),
    },
  ] as const
  return (
    <>
      <Specimen name="BrowseBar, BrowseFilters, ChosenFilters, BrowseSort">
        <BrowseBar count={3} onFilters={() => setOpen(true)} onType={setTyped} typed={typed} />
        <div className="browse-results" data-narrowed="">
          <ChosenFilters
            filters={filters}
            onClear={clear}
            onToggle={(facet, option) => setFilters(before => toggled(before, facet, option))}
          />
          <BrowseSort onSort={setSort} sort={sort} sorts={sorts} />
        </div>
        <Suspense>
          <BrowseFilters
            asked={3}
            count={12}
            facets={facets.map(one => ({ ...one, options: [...one.options] }))}
            onClear={clear}
            onClose={() => setOpen(false)}
            onSort={setSort}
            onToggle={(facet, option) => setFilters(before => toggled(before, facet, option))}
            open={open}
            sort={sort}
            sorts={sorts}
          />
        </Suspense>
      </Specimen>
      <Specimen name="NoneForFilters, NoneForSearch">
        <NoneForFilters onClear={() => setFilters(some)} without={36} />
        <NoneForSearch onClear={() => setTyped('')} typed="zzzz" />
      </Specimen>
    </>
  )
}
