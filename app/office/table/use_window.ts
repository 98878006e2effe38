// Of a long table only the rows around the screen are drawn. The server, which knows no screen, draws the first ones.

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useState } from 'react'

/** A table of more rows is drawn in parts, and begins with so many. */
export const longFrom = 150

/** Heights of a row in CSS pixels, its line included (table.css). */
const heights = { compact: 37, comfortable: 45 }

interface Part {
  /** Places of the drawn rows: from this one, up to the next. */
  from: number
  until: number
  /** Whether it is what the server draws of more. */
  isBeginning: boolean
  /** Space in the place of the rows before and after, in CSS pixels. */
  before: number
  after: number
}

export function useWindow(
  count: number,
  density: keyof typeof heights,
  body: RefObject<HTMLElement | null>,
): Part {
  const isLong = count > longFrom
  const [top, setTop] = useState<number | null>(null)
  useEffect(() => {
    if (isLong && body.current) setTop(body.current.getBoundingClientRect().top + scrollY)
  }, [isLong, body])
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here: its rows are read in this render
  const virtual = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => heights[density],
    overscan: 20,
    scrollMargin: top ?? 0,
  })
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!isLong || top === null || !first || !last)
    return { from: 0, until: Math.min(count, longFrom), isBeginning: isLong, before: 0, after: 0 }
  return {
    from: first.index,
    until: last.index + 1,
    isBeginning: false,
    before: first.start - top,
    after: virtual.getTotalSize() - (last.end - top),
  }
}
