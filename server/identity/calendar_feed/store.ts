// SQL of the addresses of calendar feeds: the version of each household's address that is valid.

import { type RowOf, statement } from '../../request/database/statement.ts'

export type FeedOwner = RowOf<typeof readFeedOwner>

/** A feed's household, its language, and the version of its address; undefined where there is none. */
export const readFeedOwner = statement({
  name: 'calendar_feed_owner',
  text: `select c.brand, c.language as locale, coalesce(f.version, 1) as version
      from client c left join calendar_feed f on f.client_id = $clientId
      where c.client_id = $clientId`,
  row: { brand: 'text', locale: 'text', version: 'int' },
})

/** The first address is version 1 and has no row. */
export const raiseFeedVersion = statement({
  name: 'calendar_feed_raise',
  text: `insert into calendar_feed (client_id, version) values ($clientId, 2)
     on conflict (client_id) do update set version = calendar_feed.version + 1`,
})
