// The input and output of a call's handler. The door (server/http/door.ts) has already read, validated and authorized
// the request.

import type { CallName, Contract, OutputOf, ParsedOf } from '../../../contract/index.ts'
import type { Services } from '../../integrations/services.ts'
import { type CallRequest, signedIn } from '../../request/call_request.ts'
import { programTime } from '../../request/clock/program_time.ts'

export { type CallRequest, signedIn }

type Handler<N extends CallName> = (
  services: Services,
  request: CallRequest,
  input: ParsedOf<N>,
) => Promise<OutputOf<N>>

/** All handlers of a group; one missing does not compile. */
export type Calls<G extends keyof Contract> = {
  [A in keyof Contract[G] & string]: `${G}.${A}` extends CallName ? Handler<`${G}.${A}`> : never
}

/** The household that asks, and when, as its use cases take it. */
export const clientOf = (request: CallRequest) => ({
  clientId: signedIn(request),
  brand: request.brand,
  locale: request.locale,
  now: programTime(request),
})

/** The admin who asks, and when. */
export const adminOf = (request: CallRequest) => ({
  brand: request.brand,
  actor: signedIn(request),
  now: programTime(request),
})

/** A box of the household that asks. */
export const orderOf = (request: CallRequest, { orderId }: { orderId: string }) => ({
  clientId: signedIn(request),
  orderId,
  now: programTime(request),
})

/** The answer of a call that has nothing to tell but that it is done. */
export async function done(work: Promise<unknown>): Promise<{ success: true }> {
  await work
  return { success: true }
}
