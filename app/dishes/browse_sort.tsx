import { sorts as allSorts, type Sort } from '../../domain/catalogue/browse.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ChevronDown } from '../components/icons.tsx'

interface BrowseSortProps {
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The order of a list, with the platform's own menu. */
export function BrowseSort({ sorts, sort, onSort }: BrowseSortProps) {
  const say = useMessages(browseMessages)
  if (sorts.length < 2) return null
  return (
    <label className="browse-sort">
      <span>{say.sort}</span>
      <select
        onChange={event => onSort(allSorts.find(id => id === event.target.value) ?? 'recommended')}
        value={sorts.includes(sort) ? sort : 'recommended'}
      >
        {sorts.map(id => (
          <option key={id} value={id}>
            {say.sorts[id]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} />
    </label>
  )
}
