// Changes of large tables while the program works: an index, a check of old rows, a value for a new column. A migration is one
// transaction, and would keep everybody out of the table for as long as that takes (tests/migrations.test.ts refuses such ones).

import type pg from 'pg'

export interface OnlineChange {
  /** Unlike any other, for ever. */
  name: string
  /**
   * Done in order, each outside a transaction. Begun again from the first where a process was killed: an index is dropped
   * (`drop index concurrently if exists`) before it is made.
   */
  statements: readonly string[]
  /** Then repeated until it changes no row; it takes a thousand or so at a time, so that nobody waits for long. */
  slice?: string
}

/** Adds every word of names and addresses that is not known yet to those of the search (docs/finding.md). */
export const learnAllWords = `insert into known_word select distinct w from (
          select unnest(words_in(first_name || ' ' || last_name)) as w from client
          union select unnest(words_in(address || ' ' || city)) from delivery_address) known
        where length(w) between 3 and 60 and w !~ '\\d' on conflict do nothing`

/** In the order of releases. One that every database has had can be removed. */
const onlineChanges: readonly OnlineChange[] = [
  {
    // By age, for retention (server/retention). A range index: a page of it covers a megabyte of rows, so writing costs nothing.
    name: 'rows by age',
    statements: [
      'drop index concurrently if exists outbox_message_age',
      'create index concurrently outbox_message_age on outbox_message using brin (created_at)',
      'drop index concurrently if exists sent_message_age',
      'create index concurrently sent_message_age on sent_message using brin (at)',
      'drop index concurrently if exists stop_action_photo',
      'create index concurrently stop_action_photo on stop_action (at) where photo is not null',
      'drop index concurrently if exists box_claim_photo',
      'create index concurrently box_claim_photo on box_claim (at) where photo is not null',
    ],
  },
  // What a household is found by in the office (server/office/finding/store.ts). An index follows its table in the same transaction.
  ...Object.entries({
    client_found:
      "client using gin (found_words(first_name || ' ' || last_name || ' ' || split_part(email, '@', 1))) with (fastupdate = off)",
    client_phone: 'client (reverse(phone) text_pattern_ops)',
    delivery_address_found:
      "delivery_address using gin (found_words(address || ' ' || city)) with (fastupdate = off)",
    delivery_address_postal: 'delivery_address (postal text_pattern_ops)',
    payment_method_last4: 'payment_method (last4)',
    client_order_tail: 'client_order (right(id::text, 8))',
    client_event_tail: 'client_event (right(id::text, 8))',
    code_use_code: 'code_use (code)',
    // The households of a zone, whose windows have room for a number of boxes (server/places/areas/room.ts).
    subscription_zone: 'subscription (zone)',
    // Days of the log of staff, which is searched from the newest line back.
    staff_log_at: 'staff_log (at)',
  }).map(([name, of]) => ({
    name: `index ${name}`,
    statements: [`drop index concurrently if exists ${name}`, `create index concurrently ${name} on ${of}`],
  })),
  {
    name: 'words of names and addresses',
    statements: [
      learnAllWords,
      // Without figures about the new expressions a search would be planned badly until the next vacuum.
      'analyze client, delivery_address, known_word, client_order, client_event',
    ],
  },
]

const record =
  'create table if not exists online_change (name text primary key, done_at timestamptz not null)'

/** Does what has not been done yet. Older processes go on meanwhile: they mind neither an index nor a value they do not know. */
export async function changeOnline(
  pool: pg.Pool,
  changes: readonly OnlineChange[] = onlineChanges,
): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('set statement_timeout = 0')
    await connection.query(record)
    const { rows } = await connection.query<{ name: string }>('select name from online_change')
    const done = new Set(rows.map(({ name }) => name))
    for (const change of changes) {
      if (done.has(change.name)) continue
      for (const statement of change.statements) await connection.query(statement)
      if (change.slice) while ((await connection.query(change.slice)).rowCount !== 0);
      await connection.query('insert into online_change values ($1, now())', [change.name])
    }
  } finally {
    // Its settings are not those of the pool.
    connection.release(true)
  }
}
