import { close } from '../subscription/close.ts'
import { pause } from '../subscription/pause.ts'
import { stopping } from '../subscription/stopping.ts'
import { type Calls, clientOf } from './handler.ts'

export const subscription: Calls<'subscription'> = {
  stopping: (services, request) => stopping(services, clientOf(request)),
  pause: (services, request, { reason, resumesOn }) =>
    pause(services, clientOf(request), { reason, resumesOn: resumesOn ?? null }),
  close: (services, request, input) => close(services, clientOf(request), input),
}
