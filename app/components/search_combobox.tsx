// A text field with suggestions that come from elsewhere (addresses). Arrow keys walk them, Enter takes one, Escape
// closes; how many there are is announced. What was typed stays until a suggestion is taken.

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { componentMessages } from '../messages/components.ts'
import { useMessages } from './brand_context.tsx'
import { Field, type FieldControl, type FieldFrame } from './field.tsx'

export interface Suggestion {
  id: string
  label: string
  detail?: string
}

export interface SearchComboboxProps<S extends Suggestion> extends FieldFrame {
  name: string
  value: string
  onType: (text: string) => void
  onChoose: (suggestion: S) => void
  /** Asks for suggestions; the signal aborts when more is typed. */
  load: (text: string, signal: AbortSignal) => Promise<readonly S[]>
  /** Letters before it asks. */
  from?: number
  autoComplete?: string
  placeholder?: string
}

const TYPING_PAUSE_MILLISECONDS = 180

type Found<S> = { state: 'idle' } | { state: 'searching' } | { state: 'found'; suggestions: readonly S[] }

function useSuggestions<S extends Suggestion>(
  text: string,
  open: boolean,
  load: SearchComboboxProps<S>['load'],
  from: number,
): Found<S> {
  const [found, setFound] = useState<Found<S>>({ state: 'idle' })
  const asks = useRef(load)
  asks.current = load
  useEffect(() => {
    if (!open || text.trim().length < from) {
      setFound({ state: 'idle' })
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      setFound(before => (before.state === 'found' ? before : { state: 'searching' }))
      asks.current(text.trim(), abort.signal).then(
        suggestions => !abort.signal.aborted && setFound({ state: 'found', suggestions }),
        () => !abort.signal.aborted && setFound({ state: 'idle' }),
      )
    }, TYPING_PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, open, from])
  return found
}

export function SearchCombobox<S extends Suggestion>(props: SearchComboboxProps<S>) {
  const { label, hint, error, optional, value, onType, onChoose, load, from = 3 } = props
  const listId = useId()
  const say = useMessages(componentMessages)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(value, open, load, from)
  const suggestions = found.state === 'found' ? found.suggestions : []
  const shown = open && suggestions.length > 0
  const take = (suggestion: S | undefined) => {
    if (!suggestion) return
    onChoose(suggestion)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length
    if (event.key === 'Escape' && shown) setOpen(false)
    else if (event.key === 'Enter' && shown && active >= 0) take(suggestions[active])
    else if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count)
    else if (event.key === 'ArrowUp' && count > 0) setActive((active - 1 + count) % count)
    else return
    event.preventDefault()
  }
  const input = (control: FieldControl) => (
    <input
      {...control}
      aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
      aria-autocomplete="list"
      aria-controls={listId}
      aria-expanded={shown}
      autoComplete={props.autoComplete ?? 'off'}
      className="input"
      name={props.name}
      onBlur={() => setOpen(false)}
      onChange={event => {
        setOpen(true)
        setActive(-1)
        onType(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
      placeholder={props.placeholder}
      role="combobox"
      spellCheck={false}
      type="text"
      value={value}
    />
  )
  return (
    <Field error={error} hint={hint} label={label} {...(optional && { optional })}>
      {control => (
        <div className="combobox">
          {input(control)}
          <SuggestionList
            active={active}
            id={listId}
            label={label}
            onTake={take}
            shown={shown}
            suggestions={suggestions}
          />
          <p aria-live="polite" className="visually-hidden">
            {open && found.state === 'searching' && say.searching}
            {open && found.state === 'found' && say.suggestions(suggestions.length)}
          </p>
        </div>
      )}
    </Field>
  )
}

function SuggestionList<S extends Suggestion>(props: {
  id: string
  label: string
  shown: boolean
  suggestions: readonly S[]
  active: number
  onTake: (suggestion: S) => void
}) {
  return (
    <div aria-label={props.label} className="suggestions" hidden={!props.shown} id={props.id} role="listbox">
      {props.suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, aria-activedescendant walks.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys.
        <div
          aria-selected={place === props.active}
          className="suggestion"
          id={`${props.id}-${place}`}
          key={suggestion.id}
          onClick={() => props.onTake(suggestion)}
          onMouseDown={event => event.preventDefault()}
          role="option"
        >
          {suggestion.label}
          {suggestion.detail && <span>{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  )
}
