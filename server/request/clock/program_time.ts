// Program time as use cases and statements take it.

import type { CallRequest } from '../call_request.ts'

/** The time of the request: ISO, UTC, always with milliseconds, so that it compares as text with every other instant. */
export function programTime(request: Pick<CallRequest, 'now'>): string {
  return request.now.toString({ fractionalSecondDigits: 3 })
}
