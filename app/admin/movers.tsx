import { adminMessages } from '../../i18n/admin.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { ArrowDown, ArrowUp } from '../components/icons.tsx'

interface MoversProps {
  name: string
  isFirst: boolean
  isLast: boolean
  move: (by: number) => void
}

/** Up and down, for an entry of a list; the focus follows the entry. */
export function Movers({ name, isFirst, isLast, move }: MoversProps) {
  const say = useMessages(adminMessages).form
  return (
    <>
      <Button
        aria-disabled={isFirst || undefined}
        aria-label={say.up(name)}
        kind="icon"
        onClick={() => isFirst || move(-1)}
      >
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button
        aria-disabled={isLast || undefined}
        aria-label={say.down(name)}
        kind="icon"
        onClick={() => isLast || move(1)}
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
    </>
  )
}

/** The list with an entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
