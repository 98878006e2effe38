// SQL of who is an admin.

import type { BrandId } from '../../../../domain/brands.ts'
import { batchStatement, column } from '../../../request/database/statement.ts'

/** The accounts of an email address: one a brand at most. */
export const accountsByEmail = batchStatement({
  name: 'accounts_by_email',
  text: 'select brand from client_email where email = lower($email) order by brand',
  row: { brand: column<BrandId>('text') },
})

/** Makes them admins, or ends it. The accounts where that is a change. */
export const writeAdmin = batchStatement({
  name: 'admin_named',
  text: `update client c set is_admin = $isAdmin from client_email e
      where e.email = lower($email) and c.client_id = e.client_id and c.is_admin <> $isAdmin
        returning c.client_id as id`,
  row: { id: 'uuid' },
})
