// Fetches the editor's scripts while the browser is idle: a household that looks at its boxes is likely to open one.

import { useEffect } from 'react'

/** Milliseconds before fetching, where a browser does not report when it is idle. */
const rest = 2_000

/** Fetches the editor's larger parts once the page is idle; opening it then waits only for its data. */
export function useEditorAhead(): void {
  useEffect(() => {
    const fetchAhead = () => {
      const parts = [
        import('../editor/card.tsx'),
        import('../editor/set_table.tsx'),
        import('../../dishes/browse_tools.tsx'),
      ]
      // Without a connection there is nothing to fetch; opening the editor then says so.
      for (const part of parts) part.catch(() => {})
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAhead, rest)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAhead)
    return () => cancelIdleCallback(idle)
  }, [])
}
