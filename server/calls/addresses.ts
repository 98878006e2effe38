// The calls of the address field.

import { Refusal } from '../../contract/errors.ts'
import { addressLabel } from '../../domain/address/label.ts'
import { listUnverified, verifyAddress } from '../household/admin/addresses/unverified.ts'
import { findListed } from '../places/addresses/resolve_address.ts'
import { suggest } from '../places/addresses/suggest.ts'
import { programTime } from '../request/clock/program_time.ts'
import { type Calls, done, staffOf } from './handler.ts'

export const addresses: Calls<'addresses'> = {
  suggestions: async (services, request, { query }) => ({
    suggestions: await suggest(services, request, query),
  }),
  chosen: async (services, { locale }, { id }) => {
    const found = await findListed(services, id, locale).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the address book did not answer')
      throw new Refusal('busy')
    })
    if (!found) throw new Refusal('address_not_found', { fields: { address: 'address_not_found' } })
    const { address, unit, city, province, postal } = found
    return { id, label: addressLabel(found), address, unit, city, province, postal }
  },
  unverified: (services, { brand }) => listUnverified(services, brand),
  verify: (services, request, input) =>
    done(
      verifyAddress(
        services,
        { ...input, brand: request.brand, actor: staffOf(request).id },
        programTime(request),
      ),
    ),
}
