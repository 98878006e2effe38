// SQL of addresses that an admin has yet to check.

import type { BrandId, Province } from '../../../../domain/brands.ts'
import type { Tx } from '../../../request/database/database.ts'
import { batchStatement, column, statement } from '../../../request/database/statement.ts'

/** By client id, which grows with time: the oldest household first. */
export const selectUnverified = batchStatement({
  name: 'unverified_addresses',
  text: `select a.client_id as "clientId", a.kind, c.first_name as "firstName", c.last_name as "lastName", c.email,
        a.phone, a.address, a.unit, a.city, a.province, a.postal, a.lat, a.lon, a.mode,
          (count(*) over ())::int as count
      from delivery_address a join client c on c.client_id = a.client_id
      where not a.verified and c.brand = $brand
      order by a.client_id, a.kind limit $limit`,
  row: {
    clientId: 'uuid',
    kind: column<'main' | 'alternate'>('text'),
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    address: 'text',
    unit: 'text',
    city: 'text',
    province: column<Province>('text'),
    postal: 'text',
    lat: 'float',
    lon: 'float',
    mode: 'text',
    /** The number of all that wait. */
    count: 'int',
  },
})

const addressMarkVerified = statement({
  name: 'address_mark_verified',
  text: `update delivery_address a set verified = true from client c
      where a.client_id = $clientId and a.kind = $kind and not a.verified and c.client_id = $clientId
        and c.brand = $brand`,
})

/** Whether such an address was waiting. */
export async function markVerified(
  tx: Tx,
  asked: { brand: BrandId; clientId: string; kind: string },
): Promise<boolean> {
  return (await addressMarkVerified.run(tx, asked)) === 1
}
