// Handles every request first. Its address has to be one of this site's, of a reasonable length, under a configured name, and
// spelled in the one way, so nothing behind it has to check that again.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../request/config.ts'
import { refuseOutside } from './door.ts'
import { httpsOnly } from './headers.ts'
import { factsOf, knownHost } from './request.ts'

/**
 * The longest path and query, in characters, and the most parts of a path. The longest real ones are about 120, 400 and 6; React
 * Router looks up every part of a path in the table of pages, and every address whose page a browser asks about ahead.
 */
const longest = { path: 512, parts: 12, query: 2_048, manifest: 7_680, aheadPaths: 200 }

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT'])

/** For health checks and metrics, under any name: they reveal nothing of the site. */
const byAnyName = /^\/(healthz|readyz|metrics)$/

/** The fault of a request's first line and host; null where there is none. */
export function faultOf(
  { method, url, host }: { method: string; url: string; host: string },
  config: HostConfig,
): 400 | 405 | null {
  if (!methods.has(method)) return 405
  // An absolute address or a lone asterisk is meant for a proxy.
  if (!url.startsWith('/')) return 400
  const [path, query = ''] = splitAt(url, '?')
  if (path.length > longest.path || path.split('/').length - 1 > longest.parts) return 400
  if (!hasOneReading(path)) return 400
  if (query.length > (path === '/__manifest' ? longest.manifest : longest.query)) return 400
  if (path === '/__manifest' && pathsAhead(query) > longest.aheadPaths) return 400
  return byAnyName.test(path) || knownHost(host, config) ? null : 400
}

type HostConfig = Parameters<typeof knownHost>[1]

/** Signs that one reader takes for the end of a path or of a part of it, and another does not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point; a URL loses some of them without a word.
const readTwoWays = /%2f|%5c|[\\#\u0000-\u0020\u007f]/i

/** A part that leads up or stays: whoever resolves it sees another path. */
const dotPart = /\/\.{1,2}(?=\/|$)/

/** Whether the router, the guard of operators' pages and the pages all read the same path. */
function hasOneReading(path: string): boolean {
  return decodes(path) && !readTwoWays.test(path) && !dotPart.test(plainly(path))
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Letters, digits, `-`, `.`, `_` and `~`: encoded or not, they make the same address (RFC 3986, 6.2.2.2). */
const needlesslyEncoded = /%(2[de]|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/gi

/** A path that decodes, in the spelling of every link: `/%6denu` is `/menu`. */
const plainly = (path: string): string => path.replace(needlesslyEncoded, sign => decodeURIComponent(sign))

/** How many addresses a browser asks about ahead: separated by commas, encoded or not. */
const pathsAhead = (query: string): number => query.split(/,|%2c/i).length

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** Refuses what `faultOf` finds, and leads to the one spelling of a path, before anything else. Register it first. */
export function guardEdge(app: FastifyInstance, config: Config): void {
  const transport = httpsOnly(config)
  app.addHook('onRequest', (request, reply, done) => {
    // On the response itself: an answer that is streamed past Fastify has it too.
    if (transport !== null) reply.raw.setHeader('strict-transport-security', transport)
    const { method, host = '' } = request
    const url = request.raw.url ?? ''
    const fault = faultOf({ method, url, host }, config)
    if (fault !== null) return void refuse(request, reply, fault, config)
    const [path, query] = splitAt(url, '?')
    const plain = plainly(path)
    if (plain === path) return done()
    // A form goes to an address that this site wrote.
    if (method !== 'GET' && method !== 'HEAD') return void refuse(request, reply, 400, config)
    const target = query === undefined ? plain : `${plain}?${query}`
    // With the origin: `//elsewhere` alone would lead to another site.
    void reply.redirect(factsOf(request, config).origin + target, 301)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply, fault: 400 | 405, config: Config): void {
  if (fault === 405)
    void reply
      .code(405)
      .header('allow', [...methods].join(', '))
      .send()
  else refuseOutside(request, reply, 'unreadable', config.cookitDomain)
}
