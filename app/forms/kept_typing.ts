// Keeps typed text in the tab until it is sent, so that a reload or a return finds it. Only named fields are kept, and never a
// secret. A household's text is kept under its own name, so the next person to sign in in the tab does not see it.

import { type RefObject, useEffect } from 'react'
import { useRootData } from '../root_data.ts'

/** The name under which a form keeps the typed text of the current household. */
export function useTypingOf(form: string): string {
  return `${form} ${useRootData()?.session.client?.id ?? ''}`
}

/** The name under which a served postal code stays, from the home page to the delivery step of a sign-up. */
export const checkedPostal = 'signup.postal'

const keyOf = (form: string) => `typed:${form}`

/** A form's kept text; null where there is none, or the browser keeps nothing. */
export function readTyped<T>(form: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function saveTyped(form: string, typed: unknown): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing: the form works without.
  }
}

/** Called once it was sent. */
export function forgetTyped(...forms: string[]): void {
  try {
    for (const form of forms) sessionStorage.removeItem(keyOf(form))
  } catch {
    // As above.
  }
}

/** Keeps fields of a form as they are typed, and restores them where the person typed nothing else in the meantime. */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): void {
  const wanted = fields.join()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const inputs = wanted
      .split(',')
      .map(field => element.elements.namedItem(field))
      .filter(found => found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)
    const kept = readTyped<Record<string, string>>(name)
    for (const input of inputs) {
      const before = kept?.[input.name]
      if (before !== undefined && input.value === input.defaultValue) input.value = before
    }
    const save = () => saveTyped(name, Object.fromEntries(inputs.map(input => [input.name, input.value])))
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, name, wanted])
}
