// SQL of the limits up to which claims are refunded without an admin.

import type { BrandId } from '../../../domain/brands.ts'
import { type ClaimLimits, usualClaimLimits } from '../../../domain/refunds/claims.ts'
import type { Db } from '../../request/database/database.ts'
import { batchStatement, columnsOf } from '../../request/database/statement.ts'

const claimLimitsRead = batchStatement({
  name: 'claim_limits',
  text: `select cents, box_percent::int as "boxPercent", days::int, claims::int, claims_cents as "claimsCents",
        photo_cents as "photoCents" from claim_limit where brand = $brand`,
  row: columnsOf<ClaimLimits>({
    cents: 'int',
    boxPercent: 'int',
    days: 'int',
    claims: 'int',
    claimsCents: 'int',
    photoCents: 'int',
  }),
})

/** A brand's limits: the defaults until an admin changes them. */
export async function readClaimLimits(db: Db, brand: BrandId): Promise<ClaimLimits> {
  return (await claimLimitsRead.first(db, { brand })) ?? usualClaimLimits
}

/** @param of.actor the admin's id. @param of.now program time, ISO instant */
export const writeClaimLimits = batchStatement({
  name: 'claim_limits_save',
  text: `insert into claim_limit (brand, cents, box_percent, days, claims, claims_cents, photo_cents, actor, saved_at)
      values ($brand, $cents, $boxPercent, $days, $claims, $claimsCents, $photoCents, $actor, $now)
      on conflict (brand) do update set cents = excluded.cents, box_percent = excluded.box_percent, days = excluded.days,
        claims = excluded.claims, claims_cents = excluded.claims_cents, photo_cents = excluded.photo_cents,
        actor = excluded.actor, saved_at = excluded.saved_at`,
})
