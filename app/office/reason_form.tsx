// A small form of the office that does one thing, with the reason for it. Inert until its script is there.

import { type FormEvent, type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Banner } from '../components/banner.tsx'
import { TextField } from '../components/text_fields.tsx'
import { useFormAttempt } from '../forms/attempt.ts'

interface ReasonFormProps<T extends object> {
  /** The words of the reason's label, and of the button. */
  label: string
  words: string
  /** Above the reason. */
  note?: ReactNode
  /** Below the reason: another field, given the sentence beside a field. */
  more?: (sentenceOf: (field: string) => string | undefined) => ReactNode
  send: (reason: string) => Promise<T>
  /** What is said and cleared once it is done, before the page is read again. */
  onDone?: (answer: T) => void
}

export function ReasonForm<T extends object>({ label, words, note, more, send, onDone }: ReasonFormProps<T>) {
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await attempt.run(() => send(reason))
    if (!answer) return
    onDone?.(answer)
    setReason('')
    await revalidate()
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
      {note !== undefined && <p className="of-meta">{note}</p>}
      <TextField
        error={attempt.of('reason')}
        label={label}
        maxLength={300}
        name="reason"
        onChange={event => setReason(event.currentTarget.value)}
        value={reason}
      />
      {more && <div>{more(attempt.of)}</div>}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p>
        <button aria-busy={attempt.busy || undefined} className="of-btn" type="submit">
          {words}
        </button>
      </p>
    </form>
  )
}
