// SQL of addresses that an admin has yet to check.

import type { Province } from '../../../../domain/brands.ts'
import { batchStatement, column, statement } from '../../../request/database/statement.ts'

const addressRow = {
  address: 'text',
  unit: 'text',
  city: 'text',
  province: column<Province>('text'),
  postal: 'text',
} as const

/** By client id, which grows with time: the oldest household first. Nothing is delivered to a closed account. */
export const selectUnverified = batchStatement({
  name: 'unverified_addresses',
  text: `select a.client_id as "clientId", a.kind, c.first_name as "firstName", c.last_name as "lastName", c.email,
        a.phone, a.address, a.unit, a.city, a.province, a.postal, a.lat, a.lon, a.mode,
          (count(*) over ())::int as count
      from delivery_address a join client c on c.client_id = a.client_id
      where not a.verified and c.brand = $brand
        and not exists (select 1 from subscription s where s.client_id = a.client_id and s.state = 'closed')
      order by a.client_id, a.kind limit $limit`,
  row: {
    clientId: 'uuid',
    kind: column<'main' | 'alternate'>('text'),
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    ...addressRow,
    lat: 'float',
    lon: 'float',
    mode: 'text',
    /** The number of all that wait. */
    count: 'int',
  },
})

/** An address that waits to be checked, locked until the transaction ends. */
export const holdUnverified = statement({
  name: 'address_hold_unverified',
  text: `select a.address, a.unit, a.city, a.province, a.postal from delivery_address a
        join client c on c.client_id = $clientId and c.brand = $brand
      where a.client_id = $clientId and a.kind = $kind and not a.verified for update of a`,
  row: addressRow,
})

export const markVerified = statement({
  name: 'address_mark_verified',
  text: 'update delivery_address set verified = true where client_id = $clientId and kind = $kind',
})
