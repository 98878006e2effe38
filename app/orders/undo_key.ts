// The key that undoes the last step of a page.

import { useEffect } from 'react'
import { painted } from '../painted.ts'

/** Has Ctrl+Z, Cmd+Z on a Mac, take back the last step. @param undo the same function as long as the page stands */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      if (isTyped(target)) return
      event.preventDefault()
      // What was pressed just before is noted once it is painted: its undo waits for the same, and so comes after it.
      void painted().then(() => undo())
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo])
}

/** A field has an undo of its own for what was typed. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type))
