import { type FocusEvent, useRef, useState } from 'react'
import { meantEmail } from '../../domain/meant_email.ts'
import { emailFieldMessages } from '../../i18n/email_field.ts'
import { useMessages } from './brand_context.tsx'
import { Button } from './button.tsx'
import { fillField } from './fill_field.ts'
import { TextField, type TextFieldProps } from './text_fields.tsx'

/** An email address. Where its domain looks mistyped, the probable one is offered below; it can be sent as it is. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  const say = useMessages(emailFieldMessages)
  const [meant, setMeant] = useState<string | null>(null)
  const around = useRef<HTMLDivElement>(null)

  function look({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    // A button that is being pressed must not move away under the finger.
    if (!relatedTarget?.matches(':active')) setMeant(meantEmail(currentTarget.value))
  }

  function take(email: string) {
    const field = around.current?.querySelector('input')
    if (!field) return
    fillField(field, email)
    setMeant(null)
    field.focus()
  }

  return (
    <div ref={around}>
      <TextField {...props} onBlur={look} type="email" />
      <div aria-live="polite">
        {meant !== null && (
          <Button kind="link" onClick={() => take(meant)} size="small">
            {say.meant(meant)}
          </Button>
        )}
      </div>
    </div>
  )
}
