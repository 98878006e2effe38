// What a page does before its scripts run. These functions are written into the page as text (late_scripts.tsx), so they use
// nothing from outside themselves.

import type { Start } from './late_scripts.tsx'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

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
