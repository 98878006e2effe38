// What is done on a page before its scripts are there, done again when they are. The functions run in the browser on their own:
// they are written into the page as text (late_scripts.ts), and use nothing from outside themselves.

/** What a page tells itself once its scripts have taken it over (root.tsx). */
export const aliveEvent = 'page-alive'

/** Whether a page's scripts have taken it over; false while they do. */
export const isAlive = () => 'alive' in document.documentElement.dataset

/**
 * Keeps presses of buttons, forms that are sent and fields that are filled in until the page is alive, and does them then, in
 * order. Links lead on by themselves, panels open by themselves.
 * @param longest milliseconds until what was kept is done as a browser without scripts does it
 * @returns does what was kept, at once: for a page whose scripts do not come
 */
export function keepEarly(alive: string, longest: number): () => Promise<void> {
  /** What to do again, by what it was done to; a field's is made of what stands in it at the end. */
  const kept = new Map<EventTarget | Event, () => () => void>()
  const types = ['click', 'submit', 'input', 'change']

  /** React looks for a value other than it knows: it is shown the one the page came with, then the person's. */
  const fill = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = field
    return () => {
      field.value = field.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  const choose = (field: HTMLSelectElement) => {
    const { value } = field
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }

  const tick = (field: HTMLInputElement) => {
    const { checked } = field
    return () => {
      if (field.type === 'radio' && !checked) return
      field.checked = !checked
      field.click()
    }
  }

  const press = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button || (button.form && button.type === 'submit') || button.popoverTargetElement) return null
    // It is answered at once all the same: with how often it was pressed (buttons.css, stepper.css).
    button.dataset.kept = String(Number(button.dataset.kept ?? 0) + 1)
    button.setAttribute('aria-busy', 'true')
    return () => () => {
      delete button.dataset.kept
      button.removeAttribute('aria-busy')
      button.click()
    }
  }

  const send = ({ target, submitter }: SubmitEvent) => {
    return () => () => (target as HTMLFormElement).requestSubmit(submitter)
  }

  const keepField = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) kept.set(target, () => choose(target))
    else if (target instanceof HTMLTextAreaElement) kept.set(target, () => fill(target))
    else if (target instanceof HTMLInputElement)
      kept.set(target, () => (/^(checkbox|radio)$/.test(target.type) ? tick(target) : fill(target)))
  }

  const keep = (event: Event) => {
    if (event.type === 'input' || event.type === 'change') return keepField(event)
    const again = event.type === 'click' ? press(event) : send(event as SubmitEvent)
    if (!again) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.set(event, again)
  }

  const done = async () => {
    for (const type of types) removeEventListener(type, keep, true)
    const todos = [...kept.values()].map(make => make())
    kept.clear()
    for (const todo of todos) {
      todo()
      // The page takes in one before the next.
      await new Promise(next => setTimeout(next))
    }
  }

  for (const type of types) addEventListener(type, keep, true)
  addEventListener(alive, done, { once: true })
  setTimeout(done, longest)
  return done
}
