// SQL of calendar feeds: the version of each household's address that is valid.

import type pg from 'pg'
import { statement } from '../../request/database/statement.ts'

export interface FeedOwner {
  brand: string
  locale: string
  version: number
}

const calendarFeedOwner = statement<FeedOwner>({
  name: 'calendar_feed_owner',
  text: `select c.brand, c.language as locale, coalesce(f.version, 1) as version
      from client c left join calendar_feed f on f.client_id = $1
      where c.client_id = $1`,
  row: { brand: 'text', locale: 'text', version: 'int' },
})

/** A feed's household, its language, and the version of its address; undefined where there is none. */
export async function readFeedOwner(pool: pg.Pool, clientId: string): Promise<FeedOwner | undefined> {
  return calendarFeedOwner.first(pool, [clientId])
}

const calendarFeedRaise = statement({
  name: 'calendar_feed_raise',
  text: `insert into calendar_feed (client_id, version) values ($1, 2)
     on conflict (client_id) do update set version = calendar_feed.version + 1`,
})

/** The first address is version 1 and has no row. */
export async function raiseFeedVersion(pool: pg.Pool, clientId: string): Promise<void> {
  await calendarFeedRaise.run(pool, [clientId])
}
