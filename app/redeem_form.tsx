import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { useFormAttempt } from './attempt.ts'
import { Banner } from './components/banner.tsx'
import { Button } from './components/button.tsx'
import { CodeField } from './components/code_field.tsx'

interface RedeemFormProps {
  label: string
  submit: string
  /** Redeems a code. @returns what it brought, in a sentence */
  apply: (code: string) => Promise<string>
  /** What the page does then. */
  onApplied?: () => Promise<unknown>
  field?: Ref<HTMLInputElement>
  /** Shown once a code was redeemed. */
  after?: ReactNode
}

/** A code of a gift card or a discount, and what it brought. */
export function RedeemForm({ label, submit, apply, onApplied, field, after }: RedeemFormProps) {
  const attempt = useFormAttempt()
  const [answer, setAnswer] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '')
    setAnswer(null)
    await attempt.run(async () => {
      setAnswer(await apply(code))
      form.reset()
      await onApplied?.()
    })
  }

  return (
    <>
      <form className="gift-redeem-form" method="dialog" noValidate onSubmit={send} ref={attempt.form}>
        <CodeField error={attempt.of('code')} label={label} {...(field && { ref: field })} />
        <Button busy={attempt.busy} kind="secondary" type="submit">
          {submit}
        </Button>
      </form>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <div aria-live="polite">{answer !== null && <Banner tone="good">{answer}</Banner>}</div>
      {answer !== null && after}
    </>
  )
}
