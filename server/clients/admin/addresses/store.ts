// SQL of addresses that an admin has yet to check.

import type { BrandId, Province } from '../../../../domain/brands.ts'
import type { Db, Tx } from '../../../request/database/database.ts'
import { batchStatement, statement } from '../../../request/database/statement.ts'

interface UnverifiedRow {
  clientId: string
  kind: 'main' | 'alternate'
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  unit: string
  city: string
  province: Province
  postal: string
  lat: number
  lon: number
  mode: string
  /** Of all that wait. */
  count: number
}

const unverifiedAddresses = batchStatement<UnverifiedRow>({
  name: 'unverified_addresses',
  text: `select a.client_id as "clientId", a.kind, c.first_name as "firstName", c.last_name as "lastName", c.email,
        a.phone, a.address, a.unit, a.city, a.province, a.postal, a.lat, a.lon, a.mode, (count(*) over ())::int as count
      from delivery_address a join client c on c.client_id = a.client_id
      where not a.verified and c.brand = $1
      order by a.client_id, a.kind limit $2`,
  row: {
    clientId: 'uuid',
    kind: 'text',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    address: 'text',
    unit: 'text',
    city: 'text',
    province: 'text',
    postal: 'text',
    lat: 'float',
    lon: 'float',
    mode: 'text',
    count: 'int',
  },
})

/** By client id, which grows with time: the oldest household first. */
export async function selectUnverified(db: Db, brand: BrandId, limit: number): Promise<UnverifiedRow[]> {
  return unverifiedAddresses.all(db, [brand, limit])
}

const addressMarkVerified = statement({
  name: 'address_mark_verified',
  text: `update delivery_address a set verified = true from client c
      where a.client_id = $1 and a.kind = $2 and not a.verified and c.client_id = $1 and c.brand = $3`,
})

/** Whether there was such an address, and it waited. */
export async function markVerified(
  tx: Tx,
  asked: { brand: BrandId; clientId: string; kind: string },
): Promise<boolean> {
  return (await addressMarkVerified.run(tx, [asked.clientId, asked.kind, asked.brand])) === 1
}
