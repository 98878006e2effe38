import type { ReactNode } from 'react'
import { browseMessages } from '../../i18n/browse.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/panels.tsx'

/** Filters that match nothing, and a button to clear them (area 8). `without` is the number of products without them. */
export function NoneForFilters({ without, onClear }: { without: number; onClear: () => void }) {
  const say = useMessages(browseMessages)
  return (
    <EmptyState
      action={
        <Button kind="secondary" onClick={onClear}>
          {say.clear}
        </Button>
      }
      title={say.noneForFilters}
    >
      {say.noneForFiltersNote(without)}
    </EmptyState>
  )
}

/** A search that finds nothing here, and a button to clear it (area 8). `elsewhere` links to its matches on other tabs. */
export function NoneForSearch(props: { typed: string; onClear: () => void; elsewhere?: ReactNode }) {
  const { typed, onClear, elsewhere } = props
  const say = useMessages(browseMessages)
  return (
    <EmptyState
      action={
        <>
          {elsewhere}
          <Button kind="secondary" onClick={onClear}>
            {say.clearSearch}
          </Button>
        </>
      }
      title={say.noneForSearch}
    >
      {elsewhere ? say.noneHere(typed) : say.noneForSearchNote(typed)}
    </EmptyState>
  )
}
