import { feedAddress, renewFeed } from '../identity/calendar_feed/feed_address.ts'
import { type Calls, signedIn } from './handler.ts'

export const calendar: Calls<'calendar'> = {
  feed: async (services, request) => ({
    url: await feedAddress(services, signedIn(request), request.origin),
  }),
  renew_feed: async (services, request) => {
    const clientId = signedIn(request)
    await renewFeed(services, clientId)
    return { url: await feedAddress(services, clientId, request.origin) }
  },
}
