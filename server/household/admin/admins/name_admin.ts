// Who is an admin. On an empty database nobody is, and no page makes one: whoever runs the program does,
// with `npm run admins` (docs/settings.md).

import type { BrandId } from '../../../../domain/brands.ts'
import { recordEvent } from '../../../identity/household_changes.ts'
import type { Services } from '../../../integrations/services.ts'
import { withTx } from '../../../request/database/database.ts'
import { accountsByEmail, writeAdmin } from './store.ts'

/**
 * Makes the holder of an email address an admin of every brand they have an account with, or one no longer. It holds from
 * their next request on.
 * @param now ISO instant
 * @returns the brands; none where nobody has an account with the address
 */
export async function nameAdmin(
  { pool }: Pick<Services, 'pool'>,
  email: string,
  isAdmin: boolean,
  now: string,
): Promise<BrandId[]> {
  return withTx(pool, async tx => {
    const accounts = await accountsByEmail.all(tx, { email })
    const changed = await writeAdmin.all(tx, { email, isAdmin })
    for (const { id } of changed) {
      const kind = isAdmin ? 'admin_named' : 'admin_dismissed'
      await recordEvent(tx, { clientId: id, kind, data: {}, at: now, actor: 'operator' })
    }
    return accounts.map(({ brand }) => brand)
  })
}
