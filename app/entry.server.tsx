// Pages as an HTML stream: the shell goes out at once, crawlers wait for the whole.

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { Refusal } from '../contract/errors.ts'
import type { Api } from '../contract/index.ts'
import { pageOfPath, pages } from '../contract/paths.ts'
import { apiContext, type PageRequest, requestContext } from './context.ts'
import { keepEarlyScript, lateScripts } from './late_scripts.ts'

/** What the server hands to loaders, under keys that only this build knows. */
export function loadContext(api: Api, page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, {
    get: (name, input) => api.get(name, input).catch(refuse),
    post: (name, input) => api.post(name, input).catch(refuse),
    put: (name, input) => api.put(name, input).catch(refuse),
  })
  context.set(requestContext, page)
  return context
}

/** The server's refusal is of a class this build does not have; pages get one of theirs. */
function refuse(failure: unknown): never {
  if (!(failure instanceof Error) || failure.name !== 'Refusal') throw failure
  throw new Refusal((failure as Refusal).code, failure as Refusal)
}

/** Failures of loaders go to the server's log; a refusal is in it already, and whoever left wants no answer. */
export function handleError(failure: unknown, { request, context }: HandlerArguments): void {
  if (!request.signal.aborted && !(failure instanceof Refusal)) context.get(requestContext).report(failure)
}

interface HandlerArguments {
  request: Request
  context: Readonly<RouterContextProvider>
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
  const { nonce, whole, report } = context.get(requestContext)
  const page = pageOfPath(new URL(request.url).pathname)
  const wait = whole ? 'seen' : page !== null && pages[page].worksFirst ? 'styled' : null
  const waitForAll = wait !== null || isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let responseStatus = status
    let giveUp: NodeJS.Timeout | undefined
    // What waits for its time holds all that a page was rendered from: under load, for ten seconds each, that is a gigabyte.
    const done = () => clearTimeout(giveUp)
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        ...(wait === null && { bootstrapScriptContent: `{${keepEarlyScript}}` }),
        // What waits for all of the page has no part that a script would have to put in its place later.
        ...(waitForAll && { progressiveChunkSize: Number.MAX_SAFE_INTEGER }),
        [waitForAll ? 'onAllReady' : 'onShellReady']() {
          const stream = new PassThrough().once('close', done)
          headers.set('content-type', 'text/html; charset=utf-8')
          const answer = (body: BodyInit) => resolve(new Response(body, { headers, status: responseStatus }))
          if (wait) text(stream).then(html => answer(lateScripts(html, wait)), reject)
          else answer(createReadableStreamFromReadable(stream))
          pipe(stream)
        },
        onShellError(failure: unknown) {
          done()
          reject(failure)
        },
        onError(failure: unknown) {
          responseStatus = 500
          if (!request.signal.aborted) report(failure)
        },
      },
    )
    giveUp = setTimeout(abort, streamTimeout + 1000).unref()
  })
}
