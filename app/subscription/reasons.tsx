import { useId } from 'react'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { FieldError } from '../components/field.tsx'

interface ReasonsProps {
  legend: string
  reasons: readonly StopReason[]
  value: string | null
  onChange: (reason: StopReason) => void
  /** Whether the button was pressed without a reason. */
  missing: boolean
}

/** The reasons, of which one is chosen. Choosing changes nothing: the button below does. */
export function Reasons({ legend, reasons, value, onChange, missing }: ReasonsProps) {
  const say = useMessages(stoppingMessages)
  const errorId = useId()
  return (
    <fieldset aria-describedby={missing ? errorId : undefined} className="stop-reasons">
      <legend>{legend}</legend>
      {reasons.map(reason => (
        <label key={reason}>
          <input
            aria-invalid={missing || undefined}
            checked={reason === value}
            name="reason"
            onChange={() => onChange(reason)}
            type="radio"
            value={reason}
          />
          <span>{say.reasons[reason]}</span>
        </label>
      ))}
      {missing && <FieldError id={errorId}>{say.chooseReason}</FieldError>}
    </fieldset>
  )
}
