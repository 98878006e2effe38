// The frame of every form field: label, hint and error, tied to the control by id, so that a screen reader reads all three.

import { isValidElement, type ReactNode, useId, useState } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { CircleAlert } from './icons.tsx'

export interface FieldFrame {
  label: string
  hint?: ReactNode
  /** The sentence of the fault, with a link to the solution where there is one; it marks the control as invalid. */
  error?: ReactNode
  optional?: boolean
}

/** The attributes that tie a control to its label, hint and error. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A fault until the person types in the field: it was about the earlier text. The next one is shown, be it the same, because an
 * attempt in between has taken the first away.
 */
function useOpenFault(fault: ReactNode): { open: ReactNode; answer(): void } {
  const [answered, setAnswered] = useState<ReactNode>(null)
  if (answered && !fault) setAnswered(null)
  // A sentence with a link is a new element whenever its form is rendered.
  const isAnswered = answered === fault || (isValidElement(answered) && isValidElement(fault))
  return { open: isAnswered ? null : fault, answer: () => setAnswered(fault || null) }
}

/**
 * Label above, control, then hint and error below. The control keeps the typed text when an error appears, and the error goes when
 * the person types.
 * @param props.children renders the control with the given ids
 */
export function Field(
  props: FieldFrame & { id?: string | undefined; children: (control: FieldControl) => ReactNode },
) {
  const { label, hint, optional, children } = props
  const { open: error, answer } = useOpenFault(props.error)
  const made = useId()
  const id = props.id ?? made
  const say = useMessages(componentMessages)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" onInput={answer}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional">{say.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <CircleAlert aria-hidden size={18} />
      <span>{children}</span>
    </p>
  )
}
