import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { wallClock } from '../../domain/time/zone.ts'

type Session = OutputOf<'staff_session.show'>['sessions'][number]

/** Sessions with their last use on a brand's clocks: worked out on the server, as a browser's time zones may be older. */
export const sessionsOnClocks = (brand: BrandId, sessions: readonly Session[]) =>
  sessions.map(session => ({ ...session, seen: wallClock(brand, session.seen) }))

export type ShownSession = ReturnType<typeof sessionsOnClocks>[number]
