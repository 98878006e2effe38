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
    /** The person's value: hydration can reset a field before it is told. */
    value: string
    checked: boolean
    /** From where to where it was selected; null where a field of its kind has no caret. */
    selected: [number, number] | null
  }
  /** The latest change last. */
  const changes = new Map<Field, Change>()
  const types = ['input', 'change']
  const isTick = ({ type }: { type: string }) => /^(checkbox|radio)$/.test(type)

  const selectionOf = (field: Field): Change['selected'] => {
    const { selectionStart, selectionEnd } = field as HTMLInputElement
    return selectionStart == null || selectionEnd == null ? null : [selectionStart, selectionEnd]
  }

  const change = ({ type, target }: Event) => {
    const field = target as Field
    // A tick counts from its click, which can itself cause the hydration: that resets the field before its change is reported.
    if (isTick(field) !== (type === 'click')) return
    const { value } = field
    const found = changes.get(field)?.found ?? find(field)
    const { checked } = field as HTMLInputElement
    changes.delete(field)
    changes.set(field, { found, value, checked, selected: selectionOf(field) })
  }

  /** React looks for a value that differs from the one it found: it gets the page's value first, then the person's. */
  const tell = (now: Field, { value, checked, selected }: Change) => {
    if (now instanceof HTMLInputElement && isTick(now)) {
      now.checked = !checked
      return now.click()
    }
    if (now instanceof HTMLSelectElement) now.value = value
    else {
      const caret = now.value === value ? selectionOf(now) : selected
      now.value = now.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, value)
      if (caret) now.setSelectionRange(...caret)
    }
    for (const type of types) now.dispatchEvent(new Event(type, { bubbles: true }))
  }

  const tellAll = (ticks: boolean) => {
    for (const [field, changed] of changes) {
      const now = isTick(field) === ticks ? changed.found() : undefined
      if (now) tell(now, changed)
    }
  }

  const stop = (...events: string[]) => {
    for (const type of events) removeEventListener(type, change, true)
  }

  const carryOn = async () => {
    // Before the next key, and before React renders again: it would empty what the person is typing in.
    await null
    stop(...types)
    tellAll(false)
    // A press can itself cause the hydration: its tick is told once the press is over.
    await new Promise(next => setTimeout(next))
    stop('click')
    tellAll(true)
  }

  for (const type of [...types, 'click']) addEventListener(type, change, true)
  addEventListener(alive, carryOn, { once: true })
}
