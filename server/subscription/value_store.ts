// SQL of value that the office gives.

import { statement } from '../request/database/statement.ts'

/** A household of the brand that value may be given to; its state is null before the sign-up is complete. */
export const readStateForValue = statement({
  name: 'held_value_household',
  text: `select s.state from client c left join subscription s on s.client_id = $clientId
      where c.client_id = $clientId and c.brand = $brand`,
  row: { state: 'text?' },
})

/** The event of value that was given under a request's id. */
export const findGivenFor = statement({
  name: 'held_value_given_for',
  text: `select id from client_event where client_id = $clientId and kind = 'value_given' and data->>'requestId' = $requestId limit 1`,
  row: { id: 'uuid' },
})
