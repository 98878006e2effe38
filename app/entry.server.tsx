// Renders pages as HTML. A page's data are complete before it is rendered, so it is sent whole.

import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { Refusal } from '../contract/errors.ts'
import type { Api } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'
import type { BrandId } from '../domain/brands.ts'
import { DrawnTexts } from './components/drawn_once.tsx'
import { apiContext, requestContext } from './context.ts'
import { textOf } from './drawn_texts.ts'
import { earlyScript } from './first_paint/early_script.ts'

/** What the server gives to loaders, under keys that only this build knows. */
export function loadContext(api: Api, page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, ofThisBuild(api))
  const { office } = page
  const apiOf = office && ((brand: BrandId) => ofThisBuild(office.apiOf(brand)))
  context.set(requestContext, apiOf ? { ...page, office: { ...office, apiOf } } : page)
  return context
}

const ofThisBuild = (api: Api): Api => ({
  get: (name, input) => api.get(name, input).catch(refuse),
  post: (name, input) => api.post(name, input).catch(refuse),
  put: (name, input) => api.put(name, input).catch(refuse),
})

/** The server's refusal has a class that this build does not share; pages get this build's class. */
function refuse(failure: unknown): never {
  if (!(failure instanceof Error) || failure.name !== 'Refusal') throw failure
  throw new Refusal((failure as Refusal).code, failure as Refusal)
}

/**
 * Failures of loaders go to the server's log. Refusals are logged already, a reader who left needs no answer, and where
 * React Router refuses what was wrongly asked, such as a method that a page does not have, nothing has failed.
 */
export function handleError(failure: unknown, { request, context }: HandlerArguments): void {
  if (request.signal.aborted || failure instanceof Refusal || isAskedWrongly(failure)) return
  context.get(requestContext).report(failure)
}

const isAskedWrongly = (failure: unknown) => isRouteErrorResponse(failure) && failure.status < 500

interface HandlerArguments {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The most milliseconds for rendering a page before it is given up. */
export const streamTimeout = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, report } = context.get(requestContext)
  return new Promise((resolve, reject) => {
    let responseStatus = status
    let giveUp: NodeJS.Timeout | undefined
    // A pending timer holds all data of its page: under load, ten seconds of pages are a gigabyte.
    const done = () => clearTimeout(giveUp)
    const { pipe, abort } = renderToPipeableStream(
      <DrawnTexts value={textOf}>
        <ServerRouter context={entry} nonce={nonce} url={request.url} />
      </DrawnTexts>,
      {
        nonce,
        bootstrapScriptContent: earlyScript,
        // No part of the page is left for a script to insert.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8')
          // In one piece: sent in React's own chunks of two kilobytes, a page took a third longer.
          buffer(pipe(new PassThrough()))
            .then(
              html => resolve(new Response(paintedFirst(html), { headers, status: responseStatus })),
              reject,
            )
            .finally(done)
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

/**
 * A page is painted before its scripts are fetched: they have the lowest priority on the line, where React Router's preloads have that
 * of the stylesheet. On a phone the largest picture of home came in 1.8 s in place of 2.3.
 */
function paintedFirst(html: Buffer): Buffer<ArrayBuffer> {
  const end = html.indexOf('</head>')
  const head = html.toString('utf8', 0, end)
  const late = head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"')
  return Buffer.concat([Buffer.from(late), html.subarray(end)])
}
