// The letters of one template in the built-in mailbox, laid out, oldest first.

import type pg from 'pg'
import { layOut } from '../server/integrations/mail/layout/lay_out.ts'

/** @param whose the client, or the recipient’s address */
export async function keptLetters(pool: pg.Pool, template: string, whose: string) {
  const { rows } = await pool.query(
    'select parts from sent_message where template = $1 and $2 in (client_id::text, recipient) order by at',
    [template, whose],
  )
  return rows.map(({ parts }) => layOut(parts))
}
