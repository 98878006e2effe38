import { feedAddress, renewFeed } from '../clients/calendar/feed_address.ts'
import { type Calls, signedIn } from './handler.ts'

export const calendar: Calls<'calendar'> = {
  feed: async ({ pool }, request) => ({ url: await feedAddress(pool, signedIn(request), request.origin) }),
  renew_feed: async ({ pool }, request) => {
    const clientId = signedIn(request)
    await renewFeed(pool, clientId)
    return { url: await feedAddress(pool, clientId, request.origin) }
  },
}
