// The key that undoes the last step of a page.

import { useEffect } from 'react'
import { painted } from '../components/painted.ts'

/** Makes Ctrl+Z, Cmd+Z on a Mac, undo the last step. @param undo the same function while the page is shown */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      if (isTyped(target)) return
      event.preventDefault()
      // The last press is recorded after its paint, so its undo waits for the paint too.
      void painted().then(() => undo())
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo])
}

/** A text field has an undo of its own. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type))
