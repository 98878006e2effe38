// SQL of the log of staff. Lines are only ever added: a trigger refuses everything else (database/schema/staff.ts).

import type { BrandId } from '../../../domain/brands.ts'
import { column, statement } from '../database/statement.ts'

/** Whether the transaction has written anything so far. */
export const hasWritten = statement({
  name: 'staff_log_written',
  text: 'select pg_current_xact_id_if_assigned() is not null as written',
  row: { written: 'bool' },
})

/** Of two transactions that add a line, the second waits for the first to end: lines are a chain. */
export const holdLog = statement({
  name: 'staff_log_hold',
  text: "select pg_advisory_xact_lock(hashtext('staff_log'))::text as held",
  row: { held: 'text' },
})

export const selectLast = statement({
  name: 'staff_log_last',
  text: 'select number, hash from staff_log order by number desc limit 1',
  row: { number: 'int', hash: 'text' },
})

export const insertLine = statement({
  name: 'staff_log_insert',
  text: `insert into staff_log (number, at, actor, what, brand, household_id, about, detail, detail_hash, user_agent, network,
        before, hash)
      values ($number, $at, $actor, $what, $brand, $clientId, $about, $detail, $detailHash, $userAgent, $network,
        $before, $hash)`,
})

export const insertDetail = statement({
  name: 'staff_log_detail_insert',
  text: 'insert into staff_log_detail (client_id, number, detail) values ($clientId, $number, $detail)',
})

const lineColumns = `number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor, what, brand,
      household_id as "clientId", about::text as about, detail::text as detail, detail_hash as "detailHash",
      user_agent as "userAgent", network, before, hash`

const lineRow = {
  number: 'int',
  at: 'text',
  actor: 'text',
  what: 'text',
  brand: column<BrandId | null>('text?'),
  clientId: 'uuid?',
  about: 'text',
  detail: 'text?',
  detailHash: 'text?',
  userAgent: 'text?',
  network: 'text?',
  before: 'text',
  hash: 'text',
} as const

/** The lines after a number, in their order. */
export const selectAfter = statement({
  name: 'staff_log_after',
  text: `select ${lineColumns} from staff_log where number > $after order by number limit $limit`,
  row: lineRow,
})

/** What a line says about its household; none once the household is erased. */
export const selectDetail = statement({
  name: 'staff_log_detail_find',
  text: 'select detail from staff_log_detail where client_id = $clientId and number = $number',
  row: { detail: 'text' },
})

/** Whether a household was erased, and what is about it with it. */
export const selectErased = statement({
  name: 'staff_log_erased',
  text: 'select 1 as erased from data_erasure where client_id = $clientId and erased_on is not null',
  row: { erased: 'int' },
})
