// A list of the settings that grows page by page.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAttempt } from '../forms/attempt.ts'

/**
 * The shown rows of a list, and a function that fetches more.
 * @param first the page in the page's data
 * @param ask for the page that begins at a place
 * @param nextOf the start of the page after it; null on the last one
 * @param sizeOf the number of rows of a page
 */
export function useMore<Page>(
  first: Page,
  ask: (after: string) => Promise<Page>,
  nextOf: (page: Page) => string | null,
  sizeOf: (page: Page) => number,
) {
  const attempt = useAttempt()
  const [later, setLater] = useState<Page[]>([])
  const pages = [first, ...later]
  const list = useRef<HTMLUListElement>(null)
  const next = nextOf(pages.at(-1) ?? first)
  const focusOn = useFocusOnNew(list)

  async function more() {
    if (next === null) return
    const page = await attempt.run(() => ask(next))
    if (!page) return
    focusOn.current = pages.reduce((sum, one) => sum + sizeOf(one), 0)
    setLater(before => [...before, page])
  }

  return { pages, list, more, attempt, hasMore: next !== null }
}

/** The button may be gone, so the focus goes to the first new row. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>) {
  const firstNew = useRef(0)
  useEffect(() => {
    const row = firstNew.current > 0 && list.current?.children[firstNew.current]
    if (row instanceof HTMLElement) row.focus()
    firstNew.current = 0
  })
  return firstNew
}
