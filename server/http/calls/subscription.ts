import { close } from '../../clients/subscriptions/close.ts'
import { pause } from '../../clients/subscriptions/pause.ts'
import { stopping } from '../../clients/subscriptions/stopping.ts'
import { type Calls, clientOf } from './handler.ts'

export const subscription: Calls<'subscription'> = {
  stopping: (services, request) => stopping(services, clientOf(request)),
  pause: (services, request, { reason, resumesOn }) =>
    pause(services, clientOf(request), { reason, resumesOn: resumesOn ?? null }),
  close: (services, request, input) => close(services, clientOf(request), input),
}
