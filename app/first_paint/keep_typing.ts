// Fields changed before the page is alive. Like in_browser.ts, it is written into the page as text.

import type { Field, finderOf } from './in_browser.ts'

/**
 * Tells React of the fields that a person changed before the page was alive. React does not ask for their values when it takes a page
 * over, and makes the fields anew where an extension has changed the page.
 * @param alive the event that says that the page is alive
 * @param find in_browser.ts
 */
export function keepTyping(alive: string, find: typeof finderOf): void {
  interface Change {
    found: () => Field | undefined
    /** The person's value: hydration can reset a field before its event is handled. */
    value: string
    checked: boolean
  }
  /** The latest change last. */
  const changes = new Map<Field, Change>()
  const types = ['input', 'change']
  const heard = [...types, 'click']
  const isTick = ({ type }: { type: string }) => /^(checkbox|radio)$/.test(type)

  const change = ({ type, target }: Event) => {
    const field = target as Field
    // A tick counts from its click, which can itself cause the hydration: that resets the field before its change is reported.
    if (isTick(field) !== (type === 'click')) return
    const { value } = field
    const found = changes.get(field)?.found ?? find(field)
    changes.delete(field)
    changes.set(field, { found, value, checked: (field as HTMLInputElement).checked })
  }

  /** React looks for a value that differs from the one it found: it gets the page's value first, then the person's. */
  const tell = (now: Field, before: Field, { value, checked }: Change) => {
    if (now instanceof HTMLInputElement && isTick(now)) {
      now.checked = !checked
      return now.click()
    }
    if (now instanceof HTMLSelectElement) now.value = value
    else {
      const { selectionStart, selectionEnd } = before as HTMLInputElement
      now.value = now.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, value)
      if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
    }
    for (const type of types) now.dispatchEvent(new Event(type, { bubbles: true }))
  }

  const tellAll = async () => {
    // A press can itself cause the hydration: its change is reported afterwards and must still be kept.
    await new Promise(next => setTimeout(next))
    for (const type of heard) removeEventListener(type, change, true)
    for (const [field, changed] of changes) {
      const now = changed.found()
      if (now) tell(now, field, changed)
    }
  }

  for (const type of heard) addEventListener(type, change, true)
  addEventListener(alive, tellAll, { once: true })
}
