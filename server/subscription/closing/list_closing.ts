// closing_accounts.index: the accounts whose bought value has to be paid back before they close.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { selectClosing } from './store.ts'

/** The most accounts shown: they are settled one by one. */
const shown = 200

export async function listClosing(
  { pool }: Pick<Services, 'pool'>,
  brand: BrandId,
): Promise<OutputOf<'closing_accounts.index'>> {
  const rows = await selectClosing.all(pool, { brand, limit: shown })
  return {
    count: rows[0]?.count ?? 0,
    accounts: rows.map(
      ({ clientId, firstName, lastName, email, since, boughtCents, returnables, boxes }) => ({
        ...{ clientId, email, boughtCents, returnables, boxes },
        name: `${firstName} ${lastName}`,
        since: brandDate(brand, since),
      }),
    ),
  }
}
