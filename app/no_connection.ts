/**
 * Makes the browser keep the page that it shows when another cannot be fetched (public/no_connection_worker.js), and tells that worker
 * which language is being read. Where it cannot, the browser shows its own error instead.
 */
export async function cacheNoConnectionPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // The name of this module's file in the build has a hash of its content and imports. Nothing else may change the worker's address: when
  // every change of language brought a new worker, some pages never loaded.
  const build = encodeURIComponent(new URL(import.meta.url).pathname)
  try {
    await navigator.serviceWorker.register(`/no_connection_worker.js?build=${build}`)
    const cache = await caches.open('language_read')
    await cache.put('/language_read', new Response(document.documentElement.lang))
  } catch {
    // A private window, or no room: nothing is kept.
  }
}
