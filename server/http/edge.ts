// Handles every request first. Its address has to be one of this site's, of a reasonable length, under a configured name, so
// nothing behind it has to check that again.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../request/config.ts'
import { refuseOutside } from './door.ts'
import { knownHost } from './request.ts'

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
  if (query.length > (path === '/__manifest' ? longest.manifest : longest.query)) return 400
  if (path === '/__manifest' && pathsAhead(query) > longest.aheadPaths) return 400
  return byAnyName.test(path) || knownHost(host, config) ? null : 400
}

type HostConfig = Parameters<typeof knownHost>[1]

/** How many addresses a browser asks about ahead: separated by commas, encoded or not. */
const pathsAhead = (query: string): number => query.split(/,|%2c/i).length

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** Refuses what `faultOf` finds, before anything else. Register it first. */
export function guardEdge(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    const fault = faultOf(
      { method: request.method, url: request.raw.url ?? '', host: request.host ?? '' },
      config,
    )
    if (fault === null) done()
    else refuse(request, reply, fault, config)
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
