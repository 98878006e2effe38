import { Banner } from '../components/banner.tsx'
import { Button } from '../components/button.tsx'
import type { useAttempt } from '../forms/attempt.ts'

interface SaveRowProps {
  attempt: Pick<ReturnType<typeof useAttempt>, 'busy' | 'sentence'>
  /** The button's label. */
  label: string
}

/** The end of an admin's small form: its button, and why it was refused where no field shows it. */
export function SaveRow({ attempt, label }: SaveRowProps) {
  return (
    <>
      <p>
        <Button busy={attempt.busy} kind="secondary" size="small" type="submit">
          {label}
        </Button>
      </p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}
