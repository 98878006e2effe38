// A second account at one address, which only an admin can allow (rule 42): roommates, or a home with a suite of its own.

import { Refusal } from '../../../contract/errors.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { recordEvent } from '../../identity/household_changes.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { writeSharesDoor } from './store.ts'

/**
 * Allows an account at an address that another household has, or no longer does: boxes already ordered still come. The same again
 * changes nothing.
 * @param by.now program time, ISO instant
 * @throws Refusal not_found where the brand has no such account
 */
export async function shareDoor(
  { pool }: Pick<Services, 'pool'>,
  { brand, actor, now }: { brand: BrandId; actor: string; now: string },
  { clientId, allowed, reason }: { clientId: string; allowed: boolean; reason: string },
): Promise<void> {
  await withTx(pool, async tx => {
    const account = await writeSharesDoor.first(tx, { brand, clientId, allowed })
    if (!account) throw new Refusal('not_found')
    if (account.before === allowed) return
    noteInLog(tx, { clientId, before: account.before, after: allowed })
    const kind = allowed ? 'shared_door_allowed' : 'shared_door_forbidden'
    await recordEvent(tx, { clientId, kind, data: { reason }, at: now, actor })
  })
}
