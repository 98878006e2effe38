import { startTransition, useOptimistic, useRef } from 'react'
import { browseMessages } from '../../i18n/browse.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Search, SlidersHorizontal, X } from '../components/icons.tsx'

interface BrowseBarProps {
  typed: string
  onType: (text: string) => void
  /** The field got the focus: the data for the search can be prepared. */
  onReady?: () => void
  /** The number of active filters. */
  count: number
  onFilters: () => void
}

/**
 * The search field, on a phone an icon until it has the focus, and the button for the filters. Enter does nothing, because the
 * results already follow the typed text. Only the field responds to a key at once; the results follow.
 */
export function BrowseBar({ typed, onType, onReady, count, onFilters }: BrowseBarProps) {
  const say = useMessages(browseMessages)
  const [text, setText] = useOptimistic(typed)
  const type = (next: string) =>
    startTransition(() => {
      setText(next)
      onType(next)
    })
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="browse-bar">
      <form
        className="browse-search"
        data-on={text !== '' || undefined}
        method="dialog"
        onSubmit={event => event.preventDefault()}
      >
        <Search aria-hidden className="browse-search-mark" size={20} />
        <input
          aria-label={say.search}
          autoCapitalize="none"
          autoComplete="off"
          className="browse-search-field"
          enterKeyHint="search"
          onChange={event => type(event.target.value)}
          onFocus={onReady}
          placeholder={say.placeholder}
          ref={field}
          spellCheck={false}
          type="text"
          value={text}
        />
        {text !== '' && (
          <button
            aria-label={say.clearSearch}
            className="browse-search-clear"
            onClick={() => {
              type('')
              field.current?.focus()
            }}
            // The field keeps the focus, and with it the keyboard of a phone.
            onMouseDown={event => event.preventDefault()}
            type="button"
          >
            <X aria-hidden size={18} />
          </button>
        )}
      </form>
      <button
        aria-haspopup="dialog"
        aria-label={count > 0 ? say.filtersOn(count) : say.filters}
        className="chip browse-filters"
        data-on={count > 0 || undefined}
        onClick={onFilters}
        type="button"
      >
        <SlidersHorizontal aria-hidden size={18} />
        <span className="on-wide">{say.filters}</span>{' '}
        {count > 0 && <span className="browse-filters-count tabular">{count}</span>}
      </button>
    </search>
  )
}
