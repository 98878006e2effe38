import { type RefObject, useEffect } from 'react'

/** A dialog focuses its close button when it opens; this moves the focus to the first field of its form. */
export function useFocusInside(form: RefObject<HTMLFormElement | null>, field: string): void {
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }, [form, field])
}
