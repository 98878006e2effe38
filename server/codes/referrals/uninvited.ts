// Addresses whose holders want no invitations of a brand's households (CASL). They are kept as digests, so nothing tells who they are.

import type { BrandId } from '../../../domain/brands.ts'
import { countMessages } from '../../integrations/message_figures/count_messages.ts'
import { withTx } from '../../request/database/database.ts'
import type { Stored } from '../../request/services.ts'
import { insertUninvited, readUninvited } from './store.ts'

/** @param address as `addressKey` gives it */
export async function isUninvited({ pool }: Pick<Stored, 'pool'>, address: string): Promise<boolean> {
  return (await readUninvited.first(pool, { address })) !== undefined
}

/** From now on nobody can have us write there. Doing it again changes nothing. @param address as above */
export async function stopInvitations(
  { pool }: Pick<Stored, 'pool'>,
  { address, brand }: { address: string; brand: BrandId },
  now: string,
): Promise<void> {
  await withTx(pool, async tx => {
    if ((await insertUninvited.run(tx, { address, now })) === 0) return
    await countMessages(tx, [{ brand, template: 'referral_invitation', channel: 'email' }], 'stopped', now)
  })
}
