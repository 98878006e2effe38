import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { faqMessages } from '../../../i18n/faq.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Search } from '../../components/icons.tsx'
import { useLinks } from '../../components/links.ts'
import { isNewestSearch, useAddress } from '../../dishes/use_browse.ts'

/** Milliseconds from the last letter until the search. */
const typingPause = 250

/** Results while a person types; without scripts, on Enter. The address has the search. */
export function SearchForm({ query }: { query: string }) {
  const say = useMessages(faqMessages)
  const to = useLinks()
  const [, change] = useAddress()
  const busy = useNavigation().state === 'loading'
  const [typed, setTyped] = useState(query)
  const asked = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and forward change the search without typing.
  useEffect(() => {
    if (query === asked.current || !isNewestSearch(query)) return
    asked.current = query
    setTyped(query)
  }, [query])

  function ask(text: string) {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === asked.current) return
    // Back returns from the first search; further typing belongs to the same step.
    const replace = asked.current !== '' && next !== ''
    asked.current = next
    change({ q: next }, replace ? undefined : {})
  }

  return (
    <search>
      <form
        action={to('faq')}
        className="faq-search"
        method="get"
        onSubmit={event => {
          event.preventDefault()
          ask(typed)
        }}
      >
        <label className="visually-hidden" htmlFor="faq-search">
          {say.search}
        </label>
        <Search aria-hidden className="faq-search-mark" size={22} />
        <input
          autoComplete="off"
          className="input"
          enterKeyHint="search"
          id="faq-search"
          maxLength={120}
          name="q"
          onChange={event => {
            const text = event.currentTarget.value
            setTyped(text)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => ask(text), typingPause)
          }}
          placeholder={say.example}
          type="search"
          value={typed}
        />
        <Button aria-label={say.find} busy={busy} type="submit">
          {say.find}
        </Button>
      </form>
    </search>
  )
}
