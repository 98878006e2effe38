// What a call's handler is given and gives. The door (server/http/door.ts) has already read, validated and authorized.

import type { CallName, Contract, OutputOf, ParsedOf } from '../../contract/index.ts'
import type { CallRequest } from '../request/call_request.ts'
import type { Services } from '../request/services.ts'

export { type CallRequest, signedIn } from '../request/call_request.ts'

type Handler<N extends CallName> = (
  services: Services,
  request: CallRequest,
  input: ParsedOf<N>,
) => Promise<OutputOf<N>>

/** All handlers of a group; one missing does not compile. */
export type Calls<G extends keyof Contract> = {
  [A in keyof Contract[G] & string]: `${G}.${A}` extends CallName ? Handler<`${G}.${A}`> : never
}
