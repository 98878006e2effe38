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

  /**
   * Finds an element later: React draws a page anew that somebody else has changed, an extension for one.
   * @returns what stands in its place, undefined where that is something else
   */
  const placeOf = <T extends HTMLElement>(element: T) => {
    const all = () => [...document.querySelectorAll<T>(element.localName)]
    const place = all().indexOf(element)
    const named = ({ ariaLabel, textContent }: T) => `${ariaLabel} ${textContent}`
    return () => {
      if (element.isConnected) return element
      const now = all()[place]
      return now && named(now) === named(element) ? now : undefined
    }
  }

  const keepAs = <T extends HTMLElement>(
    key: EventTarget | Event,
    element: T,
    make: () => (now: T) => void,
  ) => {
    const place = placeOf(element)
    kept.set(key, () => {
      const now = place()
      const again = make()
      return () => {
        if (now) again(now)
      }
    })
  }

  /** React looks for a value other than it knows: it is shown the one the page came with, then the person's. */
  const fill = (field: HTMLInputElement | HTMLTextAreaElement) =>
    keepAs(field, field, () => {
      const { value, selectionStart, selectionEnd } = field
      return now => {
        now.value = now.defaultValue
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, value)
        if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
        now.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })

  const choose = (field: HTMLSelectElement) =>
    keepAs(field, field, () => {
      const { value } = field
      return now => {
        now.value = value
        now.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })

  const tick = (field: HTMLInputElement) =>
    keepAs(field, field, () => {
      const { checked } = field
      return now => {
        if (now.type === 'radio' && !checked) return
        now.checked = !checked
        now.click()
      }
    })

  const press = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button || (button.form && button.type === 'submit') || button.popoverTargetElement) return false
    // It is answered at once all the same: with how often it was pressed (buttons.css, stepper.css).
    button.dataset.kept = String(Number(button.dataset.kept ?? 0) + 1)
    button.setAttribute('aria-busy', 'true')
    keepAs(event, button, () => now => {
      delete now.dataset.kept
      now.removeAttribute('aria-busy')
      now.click()
    })
    return true
  }

  const send = (event: SubmitEvent) => {
    const by = event.submitter && placeOf(event.submitter)
    keepAs(event, event.target as HTMLFormElement, () => {
      const submitter = by?.()
      return now => now.requestSubmit(submitter)
    })
    return true
  }

  const keepField = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choose(target)
    else if (target instanceof HTMLTextAreaElement) fill(target)
    else if (target instanceof HTMLInputElement) {
      if (/^(checkbox|radio)$/.test(target.type)) tick(target)
      else fill(target)
    }
  }

  const keep = (event: Event) => {
    if (event.type === 'input' || event.type === 'change') return keepField(event)
    if (!(event.type === 'click' ? press(event) : send(event as SubmitEvent))) return
    event.preventDefault()
    event.stopImmediatePropagation()
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
