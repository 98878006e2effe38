import { shareBox, showShared } from '../delivery/tracking/share.ts'
import { track } from '../delivery/tracking/track.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, clientOf, signedIn } from './handler.ts'

export const tracking: Calls<'tracking'> = {
  mine: (services, request) => track(services, clientOf(request)),
  share: (services, request) =>
    shareBox(services, {
      clientId: signedIn(request),
      brand: request.brand,
      locale: request.locale,
      origin: request.origin,
      now: programTime(request),
    }),
  shared: (services, request, { token }) =>
    showShared(services, { token, brand: request.brand, now: programTime(request) }),
}
