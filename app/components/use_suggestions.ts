import { useEffect, useRef, useState } from 'react'

type Found<S> = { state: 'idle' } | { state: 'searching' } | { state: 'found'; suggestions: readonly S[] }

const TYPING_PAUSE_MILLISECONDS = 180

/**
 * Suggestions for the typed text: fetched after a short pause, one request at a time, the earlier one aborted. The last results
 * stay until the next answer. A failed request finds nothing: the person can still type everything.
 */
export function useSuggestions<S>(
  text: string,
  open: boolean,
  load: (text: string, signal: AbortSignal) => Promise<readonly S[]>,
  from: number,
): Found<S> {
  const [found, setFound] = useState<Found<S>>({ state: 'idle' })
  const asks = useRef(load)
  useEffect(() => {
    asks.current = load
  })
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
