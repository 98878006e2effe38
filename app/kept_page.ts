// Lets a page open without a connection.

/**
 * Makes the browser keep the current page and its parts (public/kept_page_worker.js). Where it cannot, the page works only with a
 * connection.
 */
export async function cachePage(): Promise<void> {
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
