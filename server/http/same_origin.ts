// Changes are accepted from pages of this very origin only (rule 21).

import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of `origin`, from the address bar, or from no browser at all.
 *
 * Every browser of the last years sends Fetch Metadata, and a page cannot forge it; `same-site` is refused too, a
 * sister host is another party. An older one sends `Origin` with every POST. A request with neither was not made by a page:
 * curl, a test, a monitor. Such a caller holds no one else's cookie, so there is nobody whose wishes it could forge.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === origin
}
