import type { FormEvent } from 'react'
import type { CardForm as ProcessorForm } from '../../contract/card_form.ts'
import { Banner } from '../components/banner.tsx'
import { Button } from '../components/button.tsx'
import { type Attempt, useFocusOnFault } from '../forms/attempt.ts'
import { CardFields, useCardEntry } from './card_entry.tsx'

interface CardFormProps {
  attempt: Attempt
  /** Called with the token once the card is on file and its holder has confirmed where the bank asked. */
  onToken: (token: string, nameOnCard: string) => Promise<void>
  submit: string
  /** The card processor's own form; null where our fields take the card. */
  form: ProcessorForm | null
}

/** Card fields, sent to the processor; the bank's question in a dialog; faults beside their fields. */
export function CardForm({ attempt, form, onToken, submit }: CardFormProps) {
  const entry = useCardEntry(form)
  const fields = useFocusOnFault(attempt.refusal)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const value = (name: string) => String(typed.get(name) ?? '').trim()
    await attempt.run(async () => onToken(await entry.tokenOf(value), value('nameOnCard')))
  }

  return (
    <form className="form" method="dialog" noValidate onSubmit={send} ref={fields}>
      <CardFields attempt={attempt} entry={entry} />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button busy={attempt.busy} type="submit" width="full">
        {submit}
      </Button>
      {entry.dialog}
    </form>
  )
}
