import { type FormEvent, useState } from 'react'
import type { StopReason } from '../../domain/subscription/reasons.ts'

interface ReasonOf {
  reason: StopReason | null
  choose: (reason: StopReason) => void
  missing: boolean
  /** Sends with the chosen reason. Without one, it asks for it and focuses the first. */
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** The reason of a form that pauses or closes. */
export function useReason(send: (reason: StopReason) => unknown): ReasonOf {
  const [reason, setReason] = useState<StopReason | null>(null)
  const [asked, setAsked] = useState(false)
  return {
    reason,
    choose: setReason,
    missing: asked && reason === null,
    submit(event) {
      event.preventDefault()
      if (reason !== null) return void send(reason)
      setAsked(true)
      event.currentTarget.querySelector<HTMLInputElement>('input[name="reason"]')?.focus()
    },
  }
}
