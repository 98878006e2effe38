import { useRef } from 'react'
import { componentMessages } from '../../../i18n/components.ts'
import { useMessages } from '../brand_context.tsx'
import { buttonLook } from '../button.tsx'
import { Minus, Plus } from '../icons.tsx'
import { useAnswer } from '../use_answer.ts'

interface StepperProps {
  /** The counted product, for the labels: "Tofu Pad Thai". */
  name: string
  count: number
  /** A count with its unit: "2 servings", "2 port.". */
  shown: (count: number) => string
  /** Called once the new count is on screen; changes the count. */
  onChange: (count: number) => void
  step?: number
  /** Below this, one less removes it (0). */
  minimum?: number
  maximum?: number
  /** It cannot be removed: the minus stops at the minimum. */
  stays?: boolean
  width?: 'natural' | 'full'
  /** At zero, a button with these words instead of the plus: "Put it in the box, $13.50". */
  words?: string | undefined
}

/**
 * Minus, count, plus. At zero there is only a plus, which grows into the rest: it stays the same button, so it keeps the focus. One
 * less than the minimum removes the product, and the plus takes the focus of the minus that disappears. Only the count responds to
 * a press at once; its consequences follow later.
 */
export function Stepper(props: StepperProps) {
  const { name, shown, onChange, step = 1, minimum = step, maximum = 50, width = 'natural', words } = props
  const say = useMessages(componentMessages).stepper
  const plus = useRef<HTMLButtonElement>(null)
  const [count, change] = useAnswer(props.count, next => {
    if (next === 0) plus.current?.focus()
    onChange(next)
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
      {/* Hidden by the styles at first: removing the focused minus would make the browser lay out the page at once. */}
      {(!none || props.count > 0) && (
        <>
          <button
            aria-label={removes ? say.remove(name) : say.fewer(name)}
            className="stepper-button"
            disabled={removes && props.stays}
            onClick={() => change(removes ? 0 : count - step)}
            type="button"
          >
            <Minus aria-hidden size={18} />
          </button>
          <output className="stepper-count">{shown(count)}</output>
        </>
      )}
      <button
        {...(none && words ? buttonLook({ width }) : { className: none ? 'plus' : 'stepper-button' })}
        aria-label={!none ? say.more(name) : words ? undefined : say.add(name)}
        disabled={!none && count + step > maximum}
        onClick={() => change(none ? minimum : count + step)}
        ref={plus}
        type="button"
      >
        {none && words ? words : <Plus aria-hidden size={none ? 22 : 18} />}
      </button>
    </fieldset>
  )
}
