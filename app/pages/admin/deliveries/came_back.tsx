import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/text_fields.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

/** Bags and kits a driver brought back, by number. */
export function CameBack() {
  const api = useOfficeApi()
  const say = useMessages(adminDeliveryMessages)
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<OutputOf<'deliveries.take_back'> | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    const numbers = words.split(/[\s,;]+/).filter(number => number !== '')
    if (numbers.length === 0) return
    const said = await attempt.run(() => api().post('deliveries.take_back', { numbers }))
    if (!said) return
    setAnswer(said)
    setWords(said.notOut.join(' '))
    await revalidate()
  }

  return (
    <Panel title={say.back}>
      <form className="form" method="dialog" onSubmit={send} ref={attempt.form}>
        <TextArea
          error={attempt.of('numbers')}
          hint={say.backHint}
          label={say.back}
          onChange={event => setWords(event.currentTarget.value)}
          rows={3}
          value={words}
        />
        <p>
          <Button busy={attempt.busy} kind="secondary" type="submit">
            {say.backSubmit}
          </Button>
        </p>
        {attempt.sentence && (
          <Note alert shape="failed" tone="bad">
            {attempt.sentence}
          </Note>
        )}
        <div aria-live="polite">
          {answer && <p>{say.taken(answer.taken.length)}</p>}
          {answer && answer.notOut.length > 0 && <p>{say.notOut(answer.notOut.join(', '))}</p>}
        </div>
      </form>
    </Panel>
  )
}
