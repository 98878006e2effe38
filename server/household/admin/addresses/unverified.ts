// Lists typed addresses that are on no list (rule 67), for an admin to check.

import { Refusal } from '../../../../contract/errors.ts'
import { addressLabel } from '../../../../domain/address/label.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { recordEvent } from '../../../identity/household_changes.ts'
import type { Services } from '../../../integrations/services.ts'
import { withTx } from '../../../request/database/database.ts'
import { holdUnverified, markVerified, selectUnverified } from './store.ts'

/** The most addresses shown: they are checked one by one. */
const shown = 200

export async function listUnverified({ pool }: Pick<Services, 'pool'>, brand: BrandId) {
  const rows = await selectUnverified.all(pool, { brand, limit: shown })
  const addresses = rows.map(row => ({
    clientId: row.clientId,
    kind: row.kind,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    phone: row.phone,
    label: addressLabel(row),
    coordinates: { lat: row.lat, long: row.lon, mode: row.mode },
  }))
  return { count: rows[0]?.count ?? 0, addresses }
}

/**
 * Marks an address as checked, and records the admin.
 * @param now program time, ISO instant
 * @throws Refusal not_found where the brand has no such address that waits; conflict where it is not the one that was looked at
 */
export async function verifyAddress(
  { pool }: Pick<Services, 'pool'>,
  asked: { brand: BrandId; clientId: string; kind: 'main' | 'alternate'; label: string; actor: string },
  now: string,
): Promise<void> {
  const { brand, clientId, kind, label, actor } = asked
  await withTx(pool, async tx => {
    const waiting = await holdUnverified.first(tx, { brand, clientId, kind })
    if (!waiting) throw new Refusal('not_found')
    if (addressLabel(waiting) !== label) throw new Refusal('conflict')
    await markVerified.run(tx, { clientId, kind })
    await recordEvent(tx, {
      clientId,
      kind: 'address_verified',
      data: { address: kind, admin: actor },
      actor,
      at: now,
    })
  })
}
