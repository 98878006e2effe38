// Changes are accepted from pages of this very origin only (rule 21).

import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of `origin`, or from no browser at all.
 *
 * Every browser of the last years sends Fetch Metadata, and a page cannot forge it. `same-site` is refused: a sister
 * host is another party. `none` is refused too: a link in a letter, opened by a program that is no browser, would
 * otherwise carry out a GET that changes something, with the session of whoever follows it. An older browser sends
 * `Origin` with every POST. A request with neither was not made by a page: curl, a test, a monitor. Such a caller holds
 * no one else's cookie, so there is nobody whose wishes it could forge.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === undefined || headers.origin === origin
}
