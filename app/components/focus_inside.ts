import { type RefObject, useEffect } from 'react'
import { painted } from '../painted.ts'

/** A dialog focuses its close button when it opens; this moves the focus to the first field of its form. */
export function useFocusInside(form: RefObject<HTMLFormElement | null>, field: string): void {
  useEffect(() => {
    let wanted = true
    const focus = () => wanted && form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
    focus()
    void painted().then(painted).then(focus)
    return () => {
      wanted = false
    }
  }, [form, field])
}
