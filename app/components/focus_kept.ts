import { type RefObject, useEffect, useRef } from 'react'
import { painted } from './painted.ts'

/**
 * Where one control replaces another, one of the remaining controls takes the focus as soon as the change is on screen, so that it
 * is not lost. Use the result as the `ref` of the element around them.
 * @param state changes together with the controls
 * @param which of the buttons and links that are there then
 */
export function useFocusKept<T extends HTMLElement>(state: unknown, which: 0 | -1): RefObject<T | null> {
  const around = useRef<T>(null)
  const was = useRef(state)
  useEffect(() => {
    if (was.current === state) return
    was.current = state
    void painted().then(() => {
      const focused = document.activeElement
      const lost = focused === null || focused === document.body || !focused.checkVisibility()
      const controls = [...(around.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])]
      if (lost) controls.at(which)?.focus()
    })
  }, [state, which])
  return around
}
