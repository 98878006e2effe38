import { Banner } from '../components/banner.tsx'
import { TextField } from '../components/text_fields.tsx'
import type { Attempt } from '../forms/attempt.ts'

interface SaveWithReasonProps {
  attempt: Attempt
  label: string
  reason: string
  onReason: (reason: string) => void
  /** Something differs, and can be read. */
  isReady: boolean
  /** The button's words: from which day it is. */
  words: string
}

/** The end of a form that changes a value from a day on: why, what failed, and the button. */
export function SaveWithReason({ attempt, label, reason, onReason, isReady, words }: SaveWithReasonProps) {
  return (
    <>
      <TextField
        error={attempt.of('reason')}
        label={label}
        maxLength={300}
        name="reason"
        onChange={event => onReason(event.currentTarget.value)}
        value={reason}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p>
        <button
          aria-busy={attempt.busy || undefined}
          aria-disabled={!isReady || undefined}
          className="of-btn"
          data-kind="primary"
          type="submit"
        >
          {words}
        </button>
      </p>
    </>
  )
}
