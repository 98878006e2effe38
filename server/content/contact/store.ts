// SQL of the contact page.

import type { Db } from '../../request/database/database.ts'
import { statement } from '../../request/database/statement.ts'

const contactSender = statement({
  name: 'contact_sender',
  text: `select first_name || ' ' || last_name as name, email from client where client_id = $clientId`,
  row: { name: 'text', email: 'text' },
})

/** Name and email of a client, for filling in the form. */
export async function selectSender(
  db: Db,
  clientId: string,
): Promise<{ name: string; email: string } | null> {
  return (await contactSender.first(db, { clientId })) ?? null
}
