// What a page needs in order to open without a connection.

/** Has the browser keep the page one is on, and its parts (public/kept_page_worker.js). Where it cannot, the page works on line alone. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const { pathname } = location
    await navigator.serviceWorker.register('/kept_page_worker.js', { scope: pathname })
    const cache = await caches.open(pathname)
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /^\/(assets|fonts|brands|icons|pictures)\//.test(new URL(name).pathname))
    await cache.addAll([location.href, ...new Set(parts)])
  } catch {
    // A private window, or no room: nothing is kept.
  }
}
