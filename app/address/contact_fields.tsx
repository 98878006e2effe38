import { useLocale } from '../components/brand_context.tsx'
import { PhoneField, TextArea, TextField } from '../components/text_fields.tsx'
import type { Attempt } from '../forms/attempt.ts'
import type { Sending } from '../forms/use_form.ts'

interface Contact {
  buzzer: string
  /** E.164, with its extension where it has one (RFC 3966). */
  phone: string
  instructions: string
}

interface ContactFieldsProps {
  attempt: Pick<Attempt, 'of'> & Partial<Pick<Sending, 'typed'>>
  /** The saved ones. */
  kept: Contact | null
  words: { phone: string; phoneHint: string; buzzer: string; instructions: string; instructionsHint?: string }
}

/** How the driver reaches the door: phone, buzzer and notes. */
export function ContactFields({ attempt, kept, words }: ContactFieldsProps) {
  const typed = (name: keyof Contact) => attempt.typed?.(name)?.[0]
  const extension = useLocale() === 'fr' ? ' poste ' : ' ext. '
  return (
    <>
      <div className="form-pair">
        <PhoneField
          defaultValue={typed('phone') ?? kept?.phone.replace(/^\+1/, '').replace(';ext=', extension)}
          error={attempt.of('phone')}
          hint={words.phoneHint}
          label={words.phone}
          name="phone"
        />
        <TextField
          defaultValue={typed('buzzer') ?? kept?.buzzer}
          error={attempt.of('buzzer')}
          label={words.buzzer}
          name="buzzer"
          optional
        />
      </div>
      <TextArea
        defaultValue={typed('instructions') ?? kept?.instructions}
        error={attempt.of('instructions')}
        hint={words.instructionsHint}
        label={words.instructions}
        name="instructions"
        optional
        rows={2}
      />
    </>
  )
}

/** The typed contact of a form with these fields. */
export function contactOf(form: FormData): Contact {
  const value = (name: string) => String(form.get(name) ?? '')
  return { buzzer: value('buzzer'), phone: value('phone'), instructions: value('instructions') }
}
