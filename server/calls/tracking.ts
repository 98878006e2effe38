import { track } from '../delivery/tracking/track.ts'
import { programTime } from '../request/program_time.ts'
import { type Calls, signedIn } from './handler.ts'

export const tracking: Calls<'tracking'> = {
  mine: ({ db }, request) =>
    track(db, { clientId: signedIn(request), brand: request.brand, now: programTime(request) }),
}
