import { type StopReason, stopReasons } from '../../domain/subscription/reasons.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ChevronRight } from '../components/icons.tsx'

interface ReasonsProps {
  legend: string
  /** The effect of a press, in a word. */
  verb: string
  /** The reason being carried out. */
  busy: StopReason | null
  onPress: (reason: StopReason) => void
}

/** Every reason is a button that acts: giving the reason and stopping are one press. */
export function Reasons({ legend, verb, busy, onPress }: ReasonsProps) {
  const say = useMessages(stoppingMessages)
  return (
    <fieldset className="stop-reasons">
      <legend>{legend}</legend>
      {stopReasons.map(reason => (
        <button
          aria-busy={busy === reason || undefined}
          aria-disabled={busy !== null || undefined}
          key={reason}
          onClick={() => busy === null && onPress(reason)}
          type="button"
        >
          <span>{say.reasons[reason]}</span>
          <span className="stop-verb">
            {busy === reason ? <span aria-hidden className="spinner" /> : verb}
            <ChevronRight aria-hidden size={18} />
          </span>
        </button>
      ))}
    </fieldset>
  )
}
