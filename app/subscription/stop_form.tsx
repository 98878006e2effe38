import { type FormEvent, type ReactNode, useState } from 'react'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import type { useAttempt } from '../attempt.ts'
import { Banner } from '../components/banner.tsx'
import { Button } from '../components/button.tsx'
import type { Booking } from '../pickups/pickup.tsx'
import { AtYourPlace } from './at_your_place.tsx'
import { Reasons } from './reasons.tsx'
import type { Stopping } from './use_stopping.ts'

interface StopFormProps {
  booking: Booking
  facts: Stopping
  /** The consequences. */
  consequences: ReactNode
  /** The sentence beside what is out. */
  note: string
  legend: string
  reasons: readonly StopReason[]
  attempt: Pick<ReturnType<typeof useAttempt>, 'busy' | 'sentence'>
  /** The button that changes nothing, and the one that stops. */
  buttons: { stay: string; stop: string }
  onStay: () => void
  onStop: (reason: StopReason) => unknown
  /** What is decided or said after the reason. */
  children: ReactNode
}

/** What pausing and closing have in common: the consequences, what is out, the reason, and the button that does it. */
export function StopForm(props: StopFormProps) {
  const { booking, facts, consequences, note, legend, reasons, attempt, buttons, onStay, children } = props
  const [reason, setReason] = useState<StopReason | null>(null)
  const [asked, setAsked] = useState(false)

  /** Without a reason, it asks for one and focuses the first. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason !== null) return void props.onStop(reason)
    setAsked(true)
    event.currentTarget.querySelector<HTMLInputElement>('input[name="reason"]')?.focus()
  }

  return (
    <div className="stop-form">
      {consequences}
      <AtYourPlace booking={booking} facts={facts} note={note} />
      <form className="stop-form" method="dialog" noValidate onSubmit={submit}>
        <Reasons
          legend={legend}
          missing={asked && reason === null}
          onChange={setReason}
          reasons={reasons}
          value={reason}
        />
        {children}
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <p className="button-row">
          <Button kind="secondary" onClick={onStay}>
            {buttons.stay}
          </Button>
          <Button busy={attempt.busy} type="submit">
            {buttons.stop}
          </Button>
        </p>
      </form>
    </div>
  )
}
