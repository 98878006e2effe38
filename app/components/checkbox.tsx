import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> {
  /** The label: a sentence, possibly with a link in it. */
  children: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** One yes or no, with its sentence beside it. */
export function Checkbox({ children, hint, error, id, ...input }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className="check">
      <input
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        id={own}
        type="checkbox"
      />
      <label htmlFor={own}>{children}</label>
      {hint && (
        <p className="field-hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  )
}
