import { type ComponentProps, type ReactNode, useState } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { ChevronDown, Eye, EyeOff } from './icons.tsx'

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'children'>

/** One line of text. Takes what `<input>` takes. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field error={error} hint={hint} id={id} label={label} {...(optional && { optional })}>
      {control => <input type="text" {...input} {...control} className="input" />}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  ...input
}: FieldFrame & Omit<ComponentProps<'textarea'>, 'className' | 'children'>) {
  return (
    <Field error={error} hint={hint} id={id} label={label} {...(optional && { optional })}>
      {control => <textarea {...input} {...control} className="input" />}
    </Field>
  )
}

/** A password that can be shown. `autoComplete` is the caller's: `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const say = useMessages(componentMessages)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field error={error} hint={hint} id={id} label={label} {...(optional && { optional })}>
      {control => (
        <div className="input-box">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className="input"
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-label={shown ? say.hidePassword : say.showPassword}
            aria-pressed={shown}
            className="input-action"
            onClick={() => setShown(!shown)}
            type="button"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  )
}

/** A Canadian telephone number in any format; the server decides whether it is one (rule 41). */
export function PhoneField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field error={error} hint={hint} id={id} label={label} {...(optional && { optional })}>
      {control => (
        <div className="input-box">
          <span aria-hidden className="input-prefix">
            +1
          </span>
          <input
            autoComplete="tel-national"
            inputMode="tel"
            {...input}
            {...control}
            className="input"
            type="tel"
          />
        </div>
      )}
    </Field>
  )
}

type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    /** `<option>` elements, or `options`. */
    children?: ReactNode
    options?: readonly { value: string; label: string; disabled?: boolean }[]
  }

/** A choice of one among few, with the platform's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, id, options, children, ...select } = props
  return (
    <Field error={error} hint={hint} id={id} label={label} {...(optional && { optional })}>
      {control => (
        <div className="input-box">
          <select {...select} {...control} className="input">
            {options?.map(option => (
              <option disabled={option.disabled} key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown aria-hidden className="input-mark" size={20} />
        </div>
      )}
    </Field>
  )
}
