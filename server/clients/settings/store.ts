// SQL of the settings.

import type { OutputOf } from '../../../contract/index.ts'
import type { Queryable } from '../../platform/database.ts'

/** What stands around every page of the settings; null for nobody. */
export async function selectWelcome(
  db: Queryable,
  clientId: string,
): Promise<OutputOf<'settings_account.welcome'> | null> {
  const { rows } = await db.$client.query<OutputOf<'settings_account.welcome'>>({
    name: 'settings_welcome',
    text: `select c.first_name as "firstName",
        (select state from subscription s where s.client_id = c.client_id) as subscription,
        exists (select 1 from corporate_credit_plan p where p.client_id = c.client_id) as "corporateCreditPlan"
      from client c where c.client_id = $1`,
    values: [clientId],
  })
  return rows[0] ?? null
}
