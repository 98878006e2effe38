import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import type { FormCall } from '../forms/form.ts'
import { FormFault, PostForm } from '../forms/post_form.tsx'
import type { Sending } from '../forms/use_form.ts'
import type { Booking } from '../pickups/pickup.tsx'
import { AtYourPlace } from './at_your_place.tsx'
import { Reasons } from './reasons.tsx'
import type { Stopping } from './use_stopping.ts'

interface StopFormProps<Name extends FormCall> {
  of: Sending<Name>
  booking: Booking
  facts: Stopping
  /** The consequences. */
  consequences: ReactNode
  /** The sentence beside what is out. */
  note: string
  legend: string
  reasons: readonly StopReason[]
  /** The button that changes nothing, and the one that stops. */
  buttons: { stay: string; stop: string }
  onStay: () => void
  /** What is decided or said after the reason. */
  children: ReactNode
}

/** What pausing and closing have in common: the consequences, what is out, the reason, and the button that does it. */
export function StopForm<Name extends FormCall>(props: StopFormProps<Name>) {
  const { of, booking, facts, consequences, note, legend, reasons, buttons, onStay, children } = props
  const [reason, setReason] = useState<string | null>(of.typed('reason')?.[0] || null)
  const [asked, setAsked] = useState(of.of('reason') !== undefined)
  const to = useLinks()
  const staying = useId()

  /** Without a reason, it asks for one and focuses the first. */
  function submit(event: FormEvent<HTMLFormElement>) {
    if (reason !== null) return of.submit(event)
    event.preventDefault()
    setAsked(true)
    event.currentTarget.querySelector<HTMLInputElement>('input[name="reason"]')?.focus()
  }

  return (
    <div className="stop-form">
      {consequences}
      <AtYourPlace booking={booking} facts={facts} note={note} />
      <form action={to('settingsSubscription')} hidden id={staying} method="get" />
      <PostForm
        action={`${to('settingsSubscription')}?stop=${of.declared.id}`}
        className="stop-form"
        of={{ ...of, submit }}
      >
        <Reasons
          legend={legend}
          missing={asked && reason === null}
          onChange={setReason}
          reasons={reasons}
          value={reason}
        />
        {children}
        <FormFault of={of} />
        <p className="button-row">
          <Button
            form={staying}
            kind="secondary"
            onClick={event => {
              event.preventDefault()
              onStay()
            }}
            type="submit"
          >
            {buttons.stay}
          </Button>
          <Button busy={of.busy} type="submit">
            {buttons.stop}
          </Button>
        </p>
      </PostForm>
    </div>
  )
}
