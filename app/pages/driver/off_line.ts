// What the page needs to open without a connection, and what time it is then.

const cacheName = 'driver'

/** Has the browser keep this page and its parts (public/driver_worker.js). Where it cannot, the page works on line alone. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/driver_worker.js', { scope: location.pathname })
    await navigator.serviceWorker.ready
    const cache = await caches.open(cacheName)
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /^\/(assets|fonts|brands|icons)\//.test(new URL(name).pathname))
    await cache.addAll([location.href, ...new Set(parts)])
  } catch {
    // A private window, or no room: nothing is kept.
  }
}

const key = 'driver:clock'

/**
 * Milliseconds from the phone's clock to the program's. A page that was kept says the same time whenever it is opened, so what was
 * reckoned as it came first is remembered.
 * @param loaded the program's instant as the page was made, ISO
 */
export function clockOffset(loaded: string): number {
  const offset = Date.parse(loaded) - Date.now()
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const known = kept as { loaded?: string; offset?: number } | null
    if (known?.loaded === loaded && typeof known.offset === 'number') return known.offset
    localStorage.setItem(key, JSON.stringify({ loaded, offset }))
  } catch {
    // As above.
  }
  return offset
}
