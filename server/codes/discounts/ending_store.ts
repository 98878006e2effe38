// SQL of ending codes: the last day on which one can be taken, and who set it, when and why.

import { batchStatement, statement } from '../../request/database/statement.ts'

/** Makes a day a code's last, unless its last day is earlier or the same. Of two at once, the second sees the first's. */
export const endCode = statement({
  name: 'code_end',
  text: `update discount_code set valid_until = $lastDay
      where brand = $brand and code = $code and (valid_until is null or valid_until > $lastDay)`,
})

/** Keeps who ended it and why, in the transaction that ends it. */
export const insertEnding = statement({
  name: 'code_ending_insert',
  text: `insert into discount_code_ending (brand, code, id, last_day, reason, actor, at)
      values ($brand, $code, $id, $lastDay, $reason, $actor, $at)`,
})

/** The latest times that a code was ended, newest first, each with the admin's email; null where the account is gone. */
export const readEndings = batchStatement({
  name: 'code_endings',
  text: `select e.last_day::text as "lastDay", e.reason, s.email as admin,
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from discount_code_ending e left join staff_account a on a.client_id = e.actor
        left join staff s on s.id = coalesce(a.staff_id, e.actor)
      where e.brand = $brand and e.code = $code order by e.at desc, e.id desc limit $limit`,
  row: { lastDay: 'text', reason: 'text', admin: 'text?', at: 'text' },
})
