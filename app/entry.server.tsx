// Pages as an HTML stream: the shell goes out at once, crawlers wait for the whole.

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import type { Api } from '../contract/index.ts'
import { apiContext, type PageRequest, requestContext } from './context.ts'

/** What the server hands to loaders, under keys that only this build knows. */
export function loadContext(api: Api, page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(requestContext, page)
  return context
}

/** Longest a page may take to render before it is given up, in milliseconds. */
export const streamTimeout = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, whole } = context.get(requestContext)
  const waitForAll = whole || isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let responseStatus = status
    let shellSent = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          shellSent = true
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
          pipe(body)
        },
        onShellError: reject,
        onError(failure: unknown) {
          responseStatus = 500
          // Before the shell the failure rejects the promise and is logged there; after it, only here.
          if (shellSent) process.stderr.write(`page failed while streaming: ${String(failure)}\n`)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
