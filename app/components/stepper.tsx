import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { componentMessages } from '../messages/components.ts'
import { useMessages } from './brand_context.tsx'

export interface StepperProps {
  /** What is counted, for the labels: "Tofu Pad Thai". */
  name: string
  count: number
  /** The count with its unit: "2 servings", "2 port.". */
  shown: string
  onChange: (count: number) => void
  step?: number
  /** Below this, one less removes it (0). */
  minimum?: number
  maximum?: number
  width?: 'natural' | 'full'
}

/**
 * Minus, count, plus. At zero a plus stands alone and grows into the rest: it stays the same button, so that it keeps the focus
 * and is answered at once. One less than the minimum removes, and the plus takes the focus of the minus that goes.
 */
export function Stepper(props: StepperProps) {
  const { name, count, shown, onChange, step = 1, minimum = step, maximum = 50, width = 'natural' } = props
  const say = useMessages(componentMessages).stepper
  const plus = useRef<HTMLButtonElement>(null)
  const refocus = useRef(false)
  useEffect(() => {
    if (refocus.current) plus.current?.focus()
    refocus.current = false
  })
  const none = count === 0
  const removes = count - step < minimum
  return (
    <fieldset
      aria-label={say.group(name)}
      className="stepper"
      data-empty={none || undefined}
      data-width={width}
    >
      {!none && (
        <>
          <button
            aria-label={removes ? say.remove(name) : say.fewer(name)}
            className="stepper-button"
            onClick={() => {
              refocus.current = removes
              onChange(removes ? 0 : count - step)
            }}
            type="button"
          >
            <Minus aria-hidden size={18} />
          </button>
          <output className="stepper-count">{shown}</output>
        </>
      )}
      <button
        aria-label={none ? say.add(name) : say.more(name)}
        className={none ? 'plus' : 'stepper-button'}
        disabled={!none && count + step > maximum}
        onClick={() => onChange(none ? minimum : count + step)}
        ref={plus}
        type="button"
      >
        <Plus aria-hidden size={none ? 22 : 18} />
      </button>
    </fieldset>
  )
}
