// Shows a page of our own, in the brand and the language, where a page cannot be fetched; otherwise the browser would show its own
// error. `app/no_connection.ts` registers it with the name of the file it was built into, so that the page is kept anew once that file
// has changed, and stores the language last read.

const cacheName = 'no_connection'
const addressIn = language => `/${language}/no-connection`

self.addEventListener('install', event => event.waitUntil(keepPages()))
// It never takes over an open page: a page that loads while its worker changes may wait for ever.
self.addEventListener('activate', event => {
  // The browser fetches the page while the worker starts: nobody waits for it.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method === 'GET' && request.mode === 'navigate') event.respondWith(page(event))
  else if (!navigator.onLine && request.destination) event.respondWith(part(request))
})

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const [, prefix] = /^\/(en|fr)(?=\/|$)/.exec(new URL(request.url).pathname) ?? []
    const cache = await caches.open(cacheName)
    const kept = await cache.match(addressIn(prefix ?? (await languageRead())))
    if (kept) return kept
    throw failure
  }
}

async function languageRead() {
  const read = await caches.match('/language_read')
  return (await read?.text()) ?? 'en'
}

/** What the kept page is made of. */
async function part(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(request)) ?? fetch(request)
}

async function keepPages() {
  const pages = await Promise.all(['en', 'fr'].map(readPage))
  const parts = pages.flatMap(({ html }) =>
    [...html.matchAll(/<link\b[^>]*>/g)]
      .map(([link]) => link)
      .filter(link => /rel="(stylesheet|preload|icon)"/.test(link))
      .map(link => /href="([^"]+)"/.exec(link)?.[1])
      .filter(href => href?.startsWith('/')),
  )
  await caches.delete(cacheName)
  const cache = await caches.open(cacheName)
  await cache.addAll([...new Set(parts)])
  for (const { address, html, headers } of pages) await cache.put(address, new Response(html, { headers }))
}

/** A page without its scripts, which at another page's address would take it for that page. Nothing of a household is on it. */
async function readPage(language) {
  const address = addressIn(language)
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
  if (!answer.ok) throw new Error(`The page of ${address} answered ${answer.status}.`)
  const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, '').replace(' data-early=""', '')
  return { address, html, headers: answer.headers }
}
