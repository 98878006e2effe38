// The path of a request as the log may have it. An address with a key in it opens something to anybody who knows it (a calendar, a
// box on its way, an unsubscribe link, a bank's question), so the key is left out. Routes and pages name such a part `:token`.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressesOf, pages } from '../../contract/paths.ts'

const key = ':token'

/**
 * Watches the routes from now on, so it comes before them.
 * @returns the path of a request, without its query and without a key: for a request that reached no route too
 */
export function openSafePaths(app: FastifyInstance): (request: Loggable) => string {
  const beginnings = new Set<string>()
  const learn = (url: string) => {
    const at = url.indexOf(`/${key}`)
    if (at >= 0) beginnings.add(url.slice(0, at))
  }
  for (const page of Object.values(pages)) addressesOf(page).forEach(learn)
  let keys: RegExp | undefined
  app.addHook('onRoute', ({ url }) => {
    learn(url)
    keys = undefined
  })
  return ({ url, routeOptions }) => {
    const [path = ''] = url.split('?', 1)
    if (routeOptions.url === path) return path
    keys ??= keysAfter(beginnings)
    return plain(path).replace(keys, '$1/…')
  }
}

type Loggable = Pick<FastifyRequest, 'url'> & { routeOptions: Pick<FastifyRequest['routeOptions'], 'url'> }

/** Wherever in a path they stand, and in either case: an address that was mistyped or cut is logged too. */
function keysAfter(beginnings: ReadonlySet<string>): RegExp {
  const literal = [...beginnings].map(text => RegExp.escape(text))
  return new RegExp(`(${literal.join('|')})/[^/]+`, 'gi')
}

/** As it reads: an encoded letter hides no key. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
