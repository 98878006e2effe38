import { type FacetId, type Filters, facetIds } from '../../domain/catalogue/browse.ts'
import { browseMessages } from '../../i18n/browse.ts'
import { facetMessages } from '../../i18n/facets.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { X } from '../components/icons.tsx'

interface ChosenFiltersProps {
  filters: Filters
  onToggle: (facet: FacetId, option: string) => void
  onClear: () => void
}

/** The active filters, each with a button that removes it. Fetched with the first filter. */
export default function ChosenFilters({ filters, onToggle, onClear }: ChosenFiltersProps) {
  const say = useMessages(browseMessages)
  const facets = useMessages(facetMessages)
  const chosen = facetIds.flatMap(facet =>
    (filters[facet] ?? []).map(option => ({ facet, option, name: optionName(facets, facet, option) })),
  )
  if (chosen.length === 0) return null
  return (
    <ul aria-label={say.chosen} className="scroll-row browse-chosen">
      {chosen.map(({ facet, option, name }) => (
        <li key={`${facet} ${option}`}>
          <button
            aria-label={say.drop(name)}
            className="browse-drop"
            onClick={() => onToggle(facet, option)}
            type="button"
          >
            {name}
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button kind="link" onClick={onClear}>
            {say.clear}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** The name of an option of a facet. */
export function optionName(
  { options }: Pick<ReturnType<typeof facetMessages>, 'options'>,
  facet: FacetId,
  option: string,
): string {
  const names: Readonly<Record<string, string>> = options[facet]
  return names[option] ?? option
}
