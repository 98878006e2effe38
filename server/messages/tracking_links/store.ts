// SQL of tracking links: a link names a household's box by its week.

import { statement } from '../../request/database/statement.ts'

export const readWeekOf = statement({
  name: 'tracking_link_week',
  text: 'select week::text as week from client_order where client_id = $clientId and id = $orderId',
  row: { week: 'text' },
})

export const readBoxOf = statement({
  name: 'tracking_link_box',
  text: 'select id as "orderId" from client_order where client_id = $clientId and week = $week::date',
  row: { orderId: 'uuid' },
})
