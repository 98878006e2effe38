export interface Suggestion {
  id: string
  label: string
  detail?: string
}

/** The list below a combobox. The focus stays in the field; `active` is the entry selected by the arrow keys. */
export function SuggestionList<S extends Suggestion>(props: {
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
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, aria-activedescendant moves.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
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
