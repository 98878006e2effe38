import { shareBox, showShared } from '../delivery/tracking/share.ts'
import { track } from '../delivery/tracking/track.ts'
import { programTime } from '../request/program_time.ts'
import { type Calls, signedIn } from './handler.ts'

export const tracking: Calls<'tracking'> = {
  mine: ({ db }, request) =>
    track(db, { clientId: signedIn(request), brand: request.brand, now: programTime(request) }),
  share: ({ db }, request) =>
    shareBox(db, {
      clientId: signedIn(request),
      brand: request.brand,
      locale: request.locale,
      origin: request.origin,
      now: programTime(request),
    }),
  shared: ({ db }, request, { token }) =>
    showShared(db, { token, brand: request.brand, now: programTime(request) }),
}
