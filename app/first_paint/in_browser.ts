// What a page does before its scripts run. These functions are written into the page as text (late_scripts.tsx), so they use
// nothing from outside themselves.

import type { Start } from './late_scripts.tsx'

/**
 * Resolves once the page is on screen, with its top picture; at the first touch or key; or after a while.
 * @param longest milliseconds: a picture may not come, and a page in the background is not painted
 */
export function untilSeen(longest: number): Promise<unknown> {
  return new Promise(seen => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, seen, { once: true })
    setTimeout(seen, longest)
    const pictures = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
    const painted = new Promise<void>(first => {
      new PerformanceObserver(() => first()).observe({ type: 'paint', buffered: true })
    })
    Promise.all([painted, ...pictures.map(picture => picture.decode().catch(() => {}))]).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen))),
    )
  })
}

/**
 * Does the work of React Router's own `<Scripts>`, with the page's data read from the element `loadedId`. Data that pages share
 * follows it, each on a line that begins with its name (app/dishes/packed.ts).
 * @param load imports a module
 */
export async function startRouter(
  { files, routes, context, manifest, loadedId }: Start,
  load: (file: string) => Promise<unknown>,
): Promise<void> {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // One after the other: a phone answers a tap between two that take long.
  for (const file of files) {
    const began = performance.now()
    await load(file)
    if (performance.now() - began > 4) await new Promise(next => setTimeout(next))
  }
  const modules = routes.map(async ([id, file]) => [id, await load(file)])
  const [loaded, ...shared] = document.getElementById(loadedId)?.textContent.split('\n#') ?? []
  Object.assign(window, {
    ...(shared.length > 0 && { sharedTexts: Object.fromEntries(shared.map(line => line.split(/ (.*)/))) }),
    __reactRouterContext: { ...context, stream: new Response(loaded).body },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  })
  await load(manifest.entry.module)
}

/**
 * Keeps presses of buttons and changes of fields until the page is alive, and then carries them out. Links, panels and posted forms
 * work by themselves; every other form waits for its button.
 * @param alive the event that says that the page is alive
 * @param longest milliseconds until the presses are dropped, where the scripts do not come
 * @returns drops them at once
 */
export function keepPresses(alive: string, longest: number): () => void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  type Control = Field | HTMLButtonElement
  interface Change {
    find: () => Field | undefined
    /** The person's value: hydration can reset a field before its event is handled. */
    value: string
    checked: boolean
  }
  const presses: (() => HTMLButtonElement | undefined)[] = []
  /** The latest change last. */
  const changes = new Map<Field, Change>()

  /** This name finds a control again where React renders the page anew, because an extension has changed it. */
  const nameOf = (control: Control) =>
    [control.name, control.ariaLabel, (control.labels?.[0] ?? control).textContent].join('\n')

  const finderOf = <T extends Control>(control: T) => {
    const name = nameOf(control)
    const named = () =>
      [...document.querySelectorAll<T>(control.localName)].filter(other => nameOf(other) === name)
    const place = named().indexOf(control)
    return () => (control.isConnected ? control : named()[place])
  }

  const press = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button || button.popoverTargetElement) return
    if (button.type === 'submit' && button.form && button.form.method !== 'dialog') return
    // It still responds at once: with the number of presses (buttons.css, stepper.css).
    button.dataset.kept = String(Number(button.dataset.kept ?? 0) + 1)
    button.setAttribute('aria-busy', 'true')
    presses.push(finderOf(button))
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const change = ({ target }: Event) => {
    const field = target as Field
    const { value } = field
    const find = changes.get(field)?.find ?? finderOf(field)
    changes.delete(field)
    changes.set(field, { find, value, checked: (field as HTMLInputElement).checked })
  }

  /** React looks for a value that differs from the one it found: it gets the page's value first, then the person's. */
  const tell = (now: Field, before: Field, { value, checked }: Change) => {
    if (now instanceof HTMLInputElement && /^(checkbox|radio)$/.test(now.type)) {
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
    for (const type of ['input', 'change']) now.dispatchEvent(new Event(type, { bubbles: true }))
  }

  const stop = () => {
    removeEventListener('click', press, true)
    for (const type of ['input', 'change']) removeEventListener(type, change, true)
    const pressed = presses.splice(0).map(find => find())
    for (const button of pressed) {
      delete button?.dataset.kept
      button?.removeAttribute('aria-busy')
    }
    return pressed
  }

  const done = async () => {
    // A press can itself cause the hydration: its change is reported afterwards and must still be kept.
    await new Promise(next => setTimeout(next))
    const pressed = stop()
    for (const [field, changed] of changes) {
      const now = changed.find()
      if (now) tell(now, field, changed)
    }
    for (const button of pressed) {
      // The page handles one press before the next.
      await new Promise(next => setTimeout(next))
      button?.click()
    }
  }

  addEventListener('click', press, true)
  for (const type of ['input', 'change']) addEventListener(type, change, true)
  addEventListener(alive, done, { once: true })
  setTimeout(stop, longest)
  return stop
}
