import { type RefObject, useEffect } from 'react'
import { painted } from '../painted.ts'

/** A dialog takes the focus as it opens, on its cross; it goes on to the field of its form that is to be filled in first. */
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
