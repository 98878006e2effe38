// Search, filters and order of a list, kept in the address so that they can be shared and revisited. Typing shows at once and
// reaches the address after a pause.

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type FacetId,
  type Filters,
  facetIds,
  readFilters,
  type Sort,
  sorts,
  toggled,
  writeFilter,
} from '../../domain/catalogue/browse.ts'
import { openAskedAddress, queryOf } from './asked_address.ts'

/** Milliseconds after the last key. */
const rest = 300

type AddressChange = Readonly<Record<string, string | null>>

const asked = openAskedAddress()

export interface Browse {
  /** The text of the field. */
  typed: string
  /** The same for lists: it may be a frame late, so that a key never waits. */
  asked: string
  type: (text: string) => void
  filters: Filters
  toggle: (facet: FacetId, option: string) => void
  clearFilters: () => void
  sort: Sort
  setSort: (sort: Sort) => void
}

/**
 * Changes parameters of the address and leaves the others; null removes one. The page stays where it is. With a state for the
 * history the change is a step of its own, which back undoes.
 */
export function useAddress(): [URLSearchParams, (change: AddressChange, step?: object) => void] {
  const [search, setSearch] = useSearchParams()
  const latest = useRef(setSearch)
  latest.current = setSearch
  useEffect(() => asked.shown(search), [search])
  const change = useCallback((parameters: AddressChange, step?: object) => {
    const after = asked.ask(window.location, parameters)
    latest.current(after, { preventScrollReset: true, ...(step ? { state: step } : { replace: true }) })
  }, [])
  return [search, change]
}

/** Whether a search that the page shows is the newest; a field follows no other (`asked_address.ts`). */
export const isNewestSearch = (shown: string): boolean => asked.isNewest(window.location, 'q', shown)

export function useBrowse(): Browse {
  const [search, change] = useAddress()
  const [typed, type] = useTyped(search.get('q') ?? '', change)
  const address = facetIds.map(facet => `${facet}=${search.get(facet) ?? ''}`).join('&')
  const filters = useMemo(() => {
    const parameters = new URLSearchParams(address)
    return readFilters(name => parameters.get(name))
  }, [address])
  const searched = useDeferredValue(typed)
  const sort = sorts.find(id => id === search.get('sort')) ?? 'recommended'
  // The same object while nothing changes, so that nothing renders again.
  return useMemo(
    () => ({
      typed,
      asked: searched,
      type,
      filters,
      toggle: (facet, option) => {
        const parameters = asked.now(window.location)
        const now = readFilters(name => parameters.get(name))
        change({ [facet]: writeFilter(toggled(now, facet, option), facet) })
      },
      clearFilters: () => change(Object.fromEntries(facetIds.map(facet => [facet, null]))),
      sort,
      setSort: id => change({ sort: id === 'recommended' ? null : id }),
    }),
    [typed, searched, type, filters, change, sort],
  )
}

/** Typed text that is kept in the address; when the address changes in another way, the field follows. */
function useTyped(kept: string, change: (change: AddressChange) => void) {
  const [typed, setTyped] = useState(kept)
  const written = useRef(kept)
  /** Writes the text into the address at once, in place of its pause. */
  const hurry = useRef<(() => void) | null>(null)
  /** Was a link pressed since the last key? */
  const followed = useRef(false)
  useEffect(() => {
    if (kept === written.current || !isNewestSearch(kept)) return
    written.current = kept
    setTyped(kept)
  }, [kept])
  useEffect(() => {
    // In the capture phase: before the router follows the link.
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return
      followed.current = true
      hurry.current?.()
    }
    addEventListener('click', press, true)
    return () => removeEventListener('click', press, true)
  }, [])
  useEffect(() => {
    const text = typed.trim()
    if (text === written.current) return
    // The router would give up the link that is being followed for this change. It is noted at once, for coming back.
    const note = () => {
      const { pathname } = window.location
      history.replaceState(history.state, '', pathname + queryOf(asked.ask(window.location, { q: text })))
    }
    // A link can be pressed after the last key and before React shows its text: a layout effect would be late as well.
    if (followed.current) return note()
    const timer = setTimeout(() => {
      written.current = text
      change({ q: text })
    }, rest)
    hurry.current = () => {
      clearTimeout(timer)
      note()
    }
    return () => {
      clearTimeout(timer)
      hurry.current = null
    }
  }, [typed, change])
  const type = useCallback((text: string) => {
    followed.current = false
    setTyped(text)
  }, [])
  return [typed, type] as const
}
