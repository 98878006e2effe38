import type { ReactNode } from 'react'
import { browseMessages } from '../../i18n/browse.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/panels.tsx'

/** Filters that leave nothing, and the way back (area 8). `without` is how many there are without them. */
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

/** A search that finds nothing here, and the way back (area 8). `elsewhere` leads to where it found something. */
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
