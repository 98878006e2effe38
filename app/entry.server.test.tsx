import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Refusal } from '../contract/errors.ts'
import type { PageRequest } from '../contract/page_request.ts'
import { requestContext } from './context.ts'
import { handleError } from './entry.server.tsx'

const crash = new TypeError('a loader crashed')
const gone = AbortSignal.abort()

test.each([
  ['a crash', crash, undefined, [crash]],
  ['a page that could not be set up', new ErrorResponse(500, '', null), undefined, 1],
  ['a method that the page does not have', new ErrorResponse(405, 'Method Not Allowed', ''), undefined, 0],
  ['a page that does not exist', new ErrorResponse(404, 'Not Found', ''), undefined, 0],
  ['a refusal', new Refusal('not_found'), undefined, 0],
  ['a crash for a reader who left', crash, gone, 0],
])('the log of failures has %s only where it is ours', (_, failure, signal, logged) => {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(requestContext, {
    report: failure => reported.push(failure),
  } as Partial<PageRequest> as PageRequest)
  handleError(failure, { context, request: new Request('http://localhost/', signal ? { signal } : {}) })
  expect(typeof logged === 'number' ? reported.length : reported).toEqual(logged)
})
