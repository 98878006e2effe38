import * as z from 'zod/mini'
import { get, post } from './call.ts'
import { nothing } from './fields.ts'

/** The address for calendar programs. It works as a key, so a household can replace it. */
const feed = z.object({ url: z.string() })

export const calendar = {
  feed: get({
    path: '/calendar/feed',
    summary: 'The address under which calendar programs read the household’s deliveries.',
    who: 'client',
    input: nothing,
    output: feed,
  }),
  renew_feed: post({
    path: '/calendar/feed',
    summary: 'Takes another address for the feed; the one before it stops.',
    who: 'client',
    input: nothing,
    output: feed,
  }),
} as const
