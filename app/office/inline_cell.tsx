// A value of a table that is changed where it stands.

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { Shape } from './shapes.tsx'
import { State } from './state.tsx'
import { useUndo } from './undo.tsx'

interface InlineCellProps {
  /** What it is, with the row: `Vans of Vancouver`. */
  label: string
  /** As it is typed. */
  value: string
  /** As it is read; the typed form by default. */
  children?: ReactNode
  type?: 'text' | 'number' | 'date' | 'time'
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** Sends what was typed; it is offered back by Undo. @throws Refusal, whose sentence stands below the field */
  save: (typed: string) => Promise<unknown>
  /** What is said then. */
  done: string
  /** What was saved cannot be saved back: there is no Undo. */
  forGood?: boolean
}

/** A press, or Enter, puts a field into the cell. Tab and Enter save, Tab goes on, Esc puts the value back. Leaving it saves too. */
export function InlineCell(props: InlineCellProps) {
  const { label, value, children = value, type = 'text', inputMode, save, done, forGood = false } = props
  const say = useMessages(officeMessages)
  const attempt = useAttempt()
  const undoable = useUndo()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A field that goes away loses the focus, which is no wish to save.
  const isOpen = useRef(false)
  const fault = useId()
  const sentence = attempt.sentence ?? attempt.of('value')

  const open = () => {
    isOpen.current = true
    setTyped(value)
  }
  const close = () => {
    isOpen.current = false
    setTyped(null)
    attempt.clear()
  }
  /** What is as it was is not sent. */
  async function saveTyped() {
    if (typed === null || !isOpen.current) return
    if (typed.trim() === value) return close()
    const isSaved = await attempt.run(async () => {
      await save(typed.trim())
      return true
    })
    if (!isSaved) return
    await revalidate()
    close()
    undoable(done, forGood ? undefined : () => save(value))
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void saveTyped().then(() => button.current?.focus())
    }
  }

  if (typed === null) {
    return (
      <button
        aria-label={say.changeOf(label, typeof children === 'string' ? children : value)}
        className="of-inline-cell"
        onClick={open}
        ref={button}
        type="button"
      >
        <span>{children}</span>
        <Shape is="pen" />
      </button>
    )
  }
  return (
    <span className="of-inline-field">
      <input
        aria-busy={attempt.busy || undefined}
        aria-describedby={sentence ? fault : undefined}
        aria-invalid={sentence ? true : undefined}
        aria-label={label}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
        autoFocus
        inputMode={inputMode}
        onBlur={() => void saveTyped()}
        onChange={event => setTyped(event.currentTarget.value)}
        onFocus={event => event.currentTarget.select()}
        onKeyDown={press}
        step={type === 'number' ? 'any' : undefined}
        type={type}
        value={typed}
      />
      {sentence && (
        <span id={fault} role="alert">
          <State shape="failed" tone="bad">
            {sentence}
          </State>
        </span>
      )}
    </span>
  )
}
