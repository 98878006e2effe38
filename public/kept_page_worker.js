// Opens a page where there is no connection: the page as it was last, and the parts it is made of (app/kept_page.ts). What is said on
// it is kept by the page itself.

/** Each page that is kept has a worker of its own, and what it needs lies under its address. */
const cacheName = new URL(self.registration.scope).pathname
/** How long a connection may take before the kept page has to do, in milliseconds. */
const patience = 6000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/(assets|fonts|brands|icons|pictures)\//.test(url.pathname)) event.respondWith(part(request))
})

/** The newest page there is; the kept one where none comes. */
async function page(request) {
  const cache = await caches.open(cacheName)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) })
    if (answer.ok && !answer.redirected) await cache.put(request.url, answer.clone())
    // No longer theirs to see: nothing of it stays on the phone.
    else if (answer.status === 404) await caches.delete(cacheName)
    return answer
  } catch (failure) {
    const kept = (await cache.match(request.url)) ?? (await cache.match(request.url, { ignoreSearch: true }))
    if (kept) return kept
    throw failure
  }
}

/** A part's address changes with what is in it: a kept one is as good as a new one. */
async function part(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
