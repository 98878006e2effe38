// What a page finds again before its scripts run. It is written into the page as text (early_script.ts), so it uses nothing from
// outside itself.

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * A function that finds a button or a field again, also where React renders the page anew, because an extension has changed it: by its
 * name, and by its place among those of the same name.
 */
export function finderOf<T extends HTMLButtonElement | Field>(control: T): () => T | undefined {
  const nameOf = (one: HTMLButtonElement | Field) =>
    [one.name, one.ariaLabel, (one.labels?.[0] ?? one).textContent].join('\n')
  const name = nameOf(control)
  const named = () =>
    [...document.querySelectorAll<T>(control.localName)].filter(other => nameOf(other) === name)
  const place = named().indexOf(control)
  return () => (control.isConnected ? control : named()[place])
}
