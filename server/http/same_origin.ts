// Changes are accepted only from pages of this very origin (rule 21).

import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of `origin`, or from a caller without a browser.
 * Every recent browser sends Fetch Metadata, which a page cannot forge. `same-site` is refused, because a sister host is another
 * party. `none` is refused too: otherwise a link in a letter, opened by a mail program, could carry out a GET that changes
 * something, with the session of the person who follows it. An older browser sends `Origin` with every POST. A request with neither
 * was not made by a page but by curl, a test or a monitor. Such a caller has nobody else's cookie, so it cannot act in anybody's
 * name.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === undefined || headers.origin === origin
}
