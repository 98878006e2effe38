import type { FacetId, FacetOffered, Sort } from '../../domain/catalogue/browse.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { facetMessages } from '../../i18n/facets.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Chip, ChipGroup } from '../components/controls/chips.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { optionName } from './browse_chosen.tsx'

interface BrowseFiltersProps {
  open: boolean
  onClose: () => void
  facets: readonly FacetOffered[]
  onToggle: (facet: FacetId, option: string) => void
  onClear: () => void
  /** Active filters. */
  asked: number
  /** The number of products they leave. */
  count: number
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/**
 * Every filter of a menu, with the number of products it would leave; the list behind it follows at once. Fetched when it is first
 * opened, and kept in the page after, so that closing returns the focus.
 */
export default function BrowseFilters(props: BrowseFiltersProps) {
  const say = useMessages(browseMessages)
  const facets = useMessages(facetMessages)
  const { open, onClose, onClear, onToggle, asked, count, sorts, sort, onSort } = props
  return (
    <Dialog
      actions={
        <>
          {asked > 0 && (
            <Button kind="secondary" onClick={onClear}>
              {say.clear}
            </Button>
          )}
          <Button onClick={onClose}>{say.show(count)}</Button>
        </>
      }
      onClose={onClose}
      open={open}
      place="side"
      title={say.filterTitle}
    >
      <div className="facets">
        {sorts.length > 1 && (
          <ChipGroup legend={say.sort}>
            {sorts.map(id => (
              <Chip key={id} onToggle={() => onSort(id)} pressed={id === sort}>
                {say.sorts[id]}
              </Chip>
            ))}
          </ChipGroup>
        )}
        {props.facets.map(({ facet, options }) => (
          <div className="facet" key={facet}>
            <ChipGroup legend={facets.names[facet]}>
              {options.map(option => (
                <Chip
                  count={option.count}
                  key={option.id}
                  onToggle={() => onToggle(facet, option.id)}
                  pressed={option.asked}
                >
                  {optionName(facets, facet, option.id)}
                </Chip>
              ))}
            </ChipGroup>
            {facet === 'safe' && <p className="field-hint">{facets.safeHint}</p>}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
