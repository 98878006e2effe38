// A list of the settings that grows page by page.

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAttempt } from '../attempt.ts'

/**
 * What is shown of a list, and the way to more of it.
 * @param first the page that came with the page
 * @param ask for the page of a number
 * @param sizeOf how many rows a page has
 */
export function useMore<Page extends { more: boolean }>(
  first: Page,
  ask: (page: string) => Promise<Page>,
  sizeOf: (page: Page) => number,
) {
  const attempt = useAttempt()
  const [later, setLater] = useState<Page[]>([])
  const pages = [first, ...later]
  const list = useRef<HTMLUListElement>(null)
  const focusOn = useFocusOnNew(list)

  async function more() {
    const page = await attempt.run(() => ask(String(pages.length + 1)))
    if (!page) return
    focusOn.current = pages.reduce((sum, one) => sum + sizeOf(one), 0)
    setLater(before => [...before, page])
  }

  return { pages, list, more, attempt, hasMore: pages.at(-1)?.more ?? false }
}

/** The button may be gone: whoever pressed it goes on with the first row of what came. */
function useFocusOnNew(list: RefObject<HTMLUListElement | null>) {
  const firstNew = useRef(0)
  useEffect(() => {
    const row = firstNew.current > 0 && list.current?.children[firstNew.current]
    if (row instanceof HTMLElement) row.focus()
    firstNew.current = 0
  })
  return firstNew
}
