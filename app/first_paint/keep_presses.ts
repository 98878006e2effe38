// Buttons pressed before the page is alive. Like in_browser.ts, it is written into the page as text.

import type { finderOf } from './in_browser.ts'

/**
 * Keeps presses of buttons until the page is alive, and then carries them out. Links, panels and posted forms work by themselves; every
 * other form waits for its button.
 * @param alive the event that says that the page is alive
 * @param longest milliseconds until the presses are dropped, where the scripts do not come
 * @param find in_browser.ts
 * @returns drops them at once
 */
export function keepPresses(alive: string, longest: number, find: typeof finderOf): () => void {
  const presses: (() => HTMLButtonElement | undefined)[] = []

  const press = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button || button.popoverTargetElement) return
    if (button.type === 'submit' && button.form && button.form.method !== 'dialog') return
    // It still responds at once: with the number of presses (button.css, stepper.css).
    button.dataset.kept = String(Number(button.dataset.kept ?? 0) + 1)
    button.setAttribute('aria-busy', 'true')
    presses.push(find(button))
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const stop = () => {
    removeEventListener('click', press, true)
    const pressed = presses.splice(0).map(found => found())
    for (const button of pressed) {
      delete button?.dataset.kept
      button?.removeAttribute('aria-busy')
    }
    return pressed
  }

  const carryOut = async () => {
    // A press can itself cause the hydration: its click comes afterwards and must still be kept.
    await new Promise(next => setTimeout(next))
    for (const button of stop()) {
      // The page handles one press before the next.
      await new Promise(next => setTimeout(next))
      button?.click()
    }
  }

  addEventListener('click', press, true)
  addEventListener(alive, carryOut, { once: true })
  setTimeout(stop, longest)
  return stop
}
