import { close } from '../clients/subscriptions/close.ts'
import { pause } from '../clients/subscriptions/pause.ts'
import { stopping } from '../clients/subscriptions/stopping.ts'
import { programTime } from '../request/program_time.ts'
import { type CallRequest, type Calls, signedIn } from './handler.ts'

const clientOf = (request: CallRequest) => ({
  clientId: signedIn(request),
  brand: request.brand,
  now: programTime(request),
})

export const subscription: Calls<'subscription'> = {
  stopping: (services, request) => stopping(services, clientOf(request)),
  pause: (services, request, { reason, resumesOn }) =>
    pause(services, clientOf(request), { reason, resumesOn: resumesOn ?? null }),
  close: (services, request, input) => close(services, clientOf(request), input),
}
