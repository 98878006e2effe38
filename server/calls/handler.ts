// The input and output of a call's handler. The door (server/http/door.ts) has already read, validated and authorized
// the request.

import type { CallName, Contract, OutputOf, ParsedOf } from '../../contract/index.ts'
import type { Services } from '../integrations/services.ts'
import { type CallRequest, signedIn, staffOf } from '../request/call_request.ts'
import { programTime } from '../request/clock/program_time.ts'

export { type CallRequest, signedIn, staffOf }

type Handler<N extends CallName> = (
  services: Services,
  request: CallRequest,
  input: ParsedOf<N>,
) => Promise<OutputOf<N>>

/** All handlers of a group; one missing does not compile. */
export type Calls<G extends keyof Contract> = {
  [A in keyof Contract[G] & string]: `${G}.${A}` extends CallName ? Handler<`${G}.${A}`> : never
}

/** The calling household, and the time, as its use cases take them. */
export const clientOf = (request: CallRequest) => ({
  clientId: signedIn(request),
  brand: request.brand,
  locale: request.locale,
  now: programTime(request),
})

/** The calling admin, and the time. */
export const adminOf = (request: CallRequest) => ({
  brand: request.brand,
  locale: request.locale,
  actor: staffOf(request).id,
  now: programTime(request),
})

/** A box of the calling household. */
export const orderOf = (request: CallRequest, { orderId }: { orderId: string }) => ({
  clientId: signedIn(request),
  orderId,
  now: programTime(request),
})

/** The answer of a call whose only result is that it is done. */
export async function done(work: Promise<unknown>): Promise<{ success: true }> {
  await work
  return { success: true }
}
