// A discount code or a gift card, entered in the box that it lowers. A refusal is beside the field.

import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { CodeField } from '../../components/code_field.tsx'
import { useReread } from '../../dishes/answers_in_place.ts'
import { useFormAttempt } from '../../forms/attempt.ts'
import { editorCodeMessages } from './code_words.ts'

/** Inert until its script is there, which is when it is shown. */
export function CodeForm({ orderId }: { orderId: string }) {
  const say = useMessages(editorCodeMessages)
  const attempt = useFormAttempt()
  const reread = useReread()
  const [answer, setAnswer] = useState('')

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get('code') ?? '')
    setAnswer('')
    const applied = await attempt.run(() => browserApi().post('clients.apply_code', { code, orderId }))
    if (!applied) return
    const { valueCents, name } = applied
    form.reset()
    setAnswer(valueCents === null ? say.code(name ?? '') : say.gift(valueCents))
    await reread()
  }

  return (
    <form className="receipt-code-form" method="dialog" noValidate onSubmit={apply} ref={attempt.form}>
      <CodeField error={attempt.of('code')} label={say.label} />
      <Button busy={attempt.busy} kind="secondary" size="small" type="submit">
        {say.apply}
      </Button>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p role="status">{answer}</p>
    </form>
  )
}
