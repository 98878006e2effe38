// A vendor's server for tests: real HTTP, each request checked by the vendor's description, with failures on request.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Request {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  /** As sent. */
  text: string
}

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/**
 * How a request fails: `slow` answers too late and still acts, `cut` acts and hangs up in the middle of its answer, `lost` hangs up
 * before it acts, a number answers with that status without acting.
 */
export type Failure = 'slow' | 'cut' | 'lost' | 429 | 500 | 503

export interface Vendor {
  /** Its address. */
  readonly url: string
  /** Every request, oldest first. */
  readonly asked: Request[]
  /** Faults of requests: a test ends with none. */
  readonly faults: string[]
  /** Called with each request before the answer; null lets it pass. */
  failing: (request: Request) => Failure | null
  close(): Promise<void>
}

export async function startVendor(
  answer: (request: Request) => Reply,
  faultsOf: (request: Request) => string[],
): Promise<Vendor> {
  const server = createServer((incoming, response) => {
    let text = ''
    incoming.on('data', chunk => {
      text += chunk
    })
    incoming.on('end', () => {
      const { method = 'GET', headers } = incoming
      const request = { method, headers, text, url: new URL(incoming.url ?? '/', 'http://vendor') }
      vendor.asked.push(request)
      serve(request, response)
    })
  })

  function serve(request: Request, response: ServerResponse) {
    const failure = vendor.failing(request)
    if (failure === 'lost') return void response.destroy()
    if (typeof failure === 'number') {
      return void response.writeHead(failure, { 'content-type': 'application/json' }).end('{}')
    }
    const wrong = faultsOf(request)
    vendor.faults.push(...wrong.map(fault => `${request.method} ${request.url.pathname}: ${fault}`))
    const reply = answer(request)
    const body = JSON.stringify(reply.body)
    if (failure === 'slow') return
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    if (failure !== 'cut') return void response.end(body)
    response.write(body.slice(0, body.length / 2))
    setTimeout(() => response.destroy(), 5)
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const vendor: Vendor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    faults: [],
    failing: () => null,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return vendor
}
