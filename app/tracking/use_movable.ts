import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapWords, MovableMap } from '../maps/movable.ts'
import type { RoadView } from '../maps/style.ts'

/**
 * Fetches the movable map, and draws it in an element of the page. The page does not need this script, so it is fetched only once
 * the page is alive.
 * @returns null until it is drawn, and where it cannot be: without WebGL, without the script, once the graphics are taken away
 */
export function useMovable(
  where: RefObject<HTMLElement | null>,
  view: RoadView,
  words: MapWords,
): MovableMap | null {
  const [map, setMap] = useState<MovableMap | null>(null)
  const first = useRef({ view, words })
  useEffect(() => {
    const container = where.current
    if (!container) return
    const leaving = new AbortController()
    let drawn: MovableMap | null = null
    const end = () => {
      setMap(null)
      drawn?.remove()
      drawn = null
    }
    const draw = async () => {
      const { movableMap } = await import('../maps/movable.ts')
      leaving.signal.throwIfAborted()
      const on = { onGone: end, signal: leaving.signal }
      drawn = await movableMap(container, first.current.view, first.current.words, on)
      setMap(drawn)
    }
    // The drawing stays where this is not available.
    draw().catch(() => {})
    return () => {
      leaving.abort()
      end()
    }
  }, [where])
  const { door, van, places } = view
  const { title } = words
  useEffect(() => map?.show({ door, van, places }, title), [map, door, van, places, title])
  return map
}
