import { Clock } from '../components/icons.tsx'

interface CutoffChipProps {
  /** The time left, in words: "3 days left". */
  left: string
  /** The instant, second: ": make changes by Friday at 11:59 pm". */
  until: string
  /** The last hour, and only then. */
  lastHour?: boolean
}

/** How long something can still change. Omit it where nothing can. */
export function CutoffChip({ left, until, lastHour }: CutoffChipProps) {
  return (
    <p className="cutoff" data-last-hour={lastHour || undefined}>
      <span aria-hidden className="cutoff-clock">
        <Clock size={18} />
      </span>
      <span>
        <b>{left}</b>
        {until}
      </span>
    </p>
  )
}
