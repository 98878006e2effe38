// Renders pages as HTML. A page's data are complete before it is rendered, so it is sent whole.

import { Writable } from 'node:stream'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { Refusal } from '../contract/errors.ts'
import type { Api } from '../contract/index.ts'
import type { PageRequest } from '../contract/page_request.ts'
import { pageOfPath, pages } from '../contract/paths.ts'
import { DrawnTexts } from './components/drawn_once.tsx'
import { apiContext, requestContext } from './context.ts'
import { textOf } from './drawn_texts.ts'
import { keepScript, LateScripts } from './first_paint/late_scripts.tsx'
import { ScriptsContext } from './first_paint/page_scripts.tsx'

/** What the server gives to loaders, under keys that only this build knows. */
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

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, whole, shared, takeHtml, report } = context.get(requestContext)
  const page = pageOfPath(new URL(request.url).pathname)
  const late = whole || (page !== null && pages[page].worksFirst === true)
  const { serverHandoffStream, ...drawn } = entry
  const own = late ? await new Response(serverHandoffStream).text() : ''
  const loaded = own + (shared?.mark ?? '')
  const scripts = late && <LateScripts entry={entry} loaded={loaded} nonce={nonce} untilSeen={whole} />
  return new Promise((resolve, reject) => {
    let responseStatus = status
    let giveUp: NodeJS.Timeout | undefined
    // A pending timer holds all data of its page: under load, ten seconds of pages are a gigabyte.
    const done = () => clearTimeout(giveUp)
    const { pipe, abort } = renderToPipeableStream(
      <ScriptsContext value={scripts || null}>
        <DrawnTexts value={textOf}>
          <ServerRouter context={late ? drawn : entry} nonce={nonce} url={request.url} />
        </DrawnTexts>
      </ScriptsContext>,
      {
        nonce,
        ...(!late && { bootstrapScriptContent: `{${keepScript}}` }),
        // No part of the page is left for a script to insert.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8')
          inOnePiece(pipe)
            .then(html => {
              takeHtml?.(html)
              resolve(new Response(takeHtml ? null : html, { headers, status: responseStatus }))
            }, reject)
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

/** React's output in one piece: sent in React's own chunks of two kilobytes, a page took a third longer. */
function inOnePiece(pipe: PipeableStream['pipe']): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const write = (part: Buffer, _: string, next: () => void) => {
      parts.push(part)
      next()
    }
    const finish = () => {
      resolve(Buffer.concat(parts))
      // Whatever is left of the stream until the next full collection would keep them: as many bytes again as the page has.
      parts.length = 0
    }
    pipe(new Writable({ write }).once('finish', finish).once('error', reject))
  })
}
