// Addresses whose holders want no invitations of a brand's households (CASL). They are kept as digests, so nothing tells who they are.

import type { Stored } from '../../request/services.ts'
import { insertUninvited, readUninvited } from './store.ts'

/** @param address as `addressKey` gives it */
export async function isUninvited({ pool }: Pick<Stored, 'pool'>, address: string): Promise<boolean> {
  return (await readUninvited.first(pool, { address })) !== undefined
}

/** From now on nobody can have us write there. Doing it again changes nothing. @param address as above */
export async function stopInvitations(
  { pool }: Pick<Stored, 'pool'>,
  address: string,
  now: string,
): Promise<void> {
  await insertUninvited.run(pool, { address, now })
}
