// A text field with remote suggestions (addresses). Arrow keys move through them, Enter takes one, Escape closes; their
// number is announced. The typed text stays until a suggestion is taken.

import { type KeyboardEvent, useId, useState } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { sentences } from './sentences.ts'
import { type Suggestion, SuggestionList } from './suggestion_list.tsx'
import { useSuggestions } from './use_suggestions.ts'

export type { Suggestion } from './suggestion_list.tsx'

interface SearchComboboxProps<S extends Suggestion> extends FieldFrame {
  name: string
  value: string
  onType: (text: string) => void
  onChoose: (suggestion: S) => void
  /** Fetches suggestions; the signal aborts when the person types on. */
  load: (text: string, signal: AbortSignal) => Promise<readonly S[]>
  /** Letters before the first request. */
  from?: number
  autoComplete?: string
  placeholder?: string
}

/** The selected suggestion, and the handling of keys. */
function useWalk<S extends Suggestion>(suggestions: readonly S[], open: boolean, take: (s: S) => void) {
  const [active, setActive] = useState(-1)
  const count = suggestions.length
  const onKeyDown = (event: KeyboardEvent, close: () => void) => {
    if (!open || count === 0) return
    const current = suggestions[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && current) take(current)
    else if (event.key === 'ArrowDown') setActive((active + 1) % count)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? count : active) - 1)
    else return
    event.preventDefault()
  }
  return { active, setActive, onKeyDown }
}

export function SearchCombobox<S extends Suggestion>(props: SearchComboboxProps<S>) {
  const { label, hint, error, optional, value, load, from = 3 } = props
  const listId = useId()
  const say = useMessages(componentMessages)
  const [open, setOpen] = useState(false)
  const found = useSuggestions(value, open, load, from)
  const suggestions = found.state === 'found' ? found.suggestions : []
  const shown = open && suggestions.length > 0
  const take = (suggestion: S) => {
    props.onChoose(suggestion)
    setOpen(false)
    setActive(-1)
  }
  const { active, setActive, onKeyDown } = useWalk(suggestions, open, take)
  const type = (text: string) => {
    setOpen(true)
    setActive(-1)
    props.onType(text)
  }
  return (
    <Field error={error} hint={hint} label={label} {...(optional && { optional })}>
      {control => (
        <div className="combobox">
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
            onChange={event => type(event.currentTarget.value)}
            onKeyDown={event => onKeyDown(event, () => setOpen(false))}
            placeholder={props.placeholder}
            role="combobox"
            spellCheck={false}
            type="text"
            value={value}
          />
          <SuggestionList {...{ active, shown, suggestions }} id={listId} label={label} onTake={take} />
          <p aria-live="polite" className="visually-hidden">
            {sentences(
              open && found.state === 'searching' && say.searching,
              open && found.state === 'found' && say.suggestions(suggestions.length),
            )}
          </p>
        </div>
      )}
    </Field>
  )
}
