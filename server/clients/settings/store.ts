// SQL of the settings.

import type { OutputOf } from '../../../contract/index.ts'
import type { Queryable, Tx } from '../../platform/database.ts'

/** What stands around every page of the settings; null for nobody. */
export async function selectWelcome(
  db: Queryable,
  clientId: string,
): Promise<OutputOf<'settings_account.welcome'> | null> {
  const { rows } = await db.query<OutputOf<'settings_account.welcome'>>({
    name: 'settings_welcome',
    text: `select c.first_name as "firstName",
        (select state from subscription s where s.client_id = c.client_id) as subscription,
        exists (select 1 from corporate_credit_plan p where p.client_id = c.client_id) as "corporateCreditPlan"
      from client c where c.client_id = $1`,
    values: [clientId],
  })
  return rows[0] ?? null
}

/** The account; null for nobody. */
export async function selectAccount(
  db: Queryable,
  clientId: string,
): Promise<OutputOf<'settings_account.show'> | null> {
  const { rows } = await db.query<OutputOf<'settings_account.show'>>({
    name: 'settings_account',
    text: `select first_name as "firstName", last_name as "lastName", email, language,
        password_hash is not null as password
      from client where client_id = $1`,
    values: [clientId],
  })
  return rows[0] ?? null
}

/** Changes the names given, null for one that stays. @returns the names before and after; null where they were those already */
export async function updateNames(
  tx: Tx,
  clientId: string,
  names: { firstName: string | null; lastName: string | null },
): Promise<{ from: string; to: string } | null> {
  const { rows } = await tx.query<{ from: string; to: string }>({
    name: 'settings_names',
    text: `with before as (select client_id, first_name, last_name from client where client_id = $1)
      update client c set first_name = coalesce($2, c.first_name), last_name = coalesce($3, c.last_name)
      from before b
      where c.client_id = b.client_id
        and (coalesce($2, b.first_name), coalesce($3, b.last_name)) <> (b.first_name, b.last_name)
      returning b.first_name || ' ' || b.last_name as "from", c.first_name || ' ' || c.last_name as "to"`,
    values: [clientId, names.firstName, names.lastName],
  })
  return rows[0] ?? null
}
