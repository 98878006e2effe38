// The payments an admin has to look at: disputed charges, and differences between a processor's books and the ledger.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { closedDisputes, disputeStanding, titleOf } from '../../integrations/cards/outside.ts'
import type { Services } from '../../integrations/services.ts'
import { readChargeKey } from '../charge_key.ts'
import { readDifferences, readDisputes } from './watched_store.ts'

type Watched = OutputOf<'payments_admin.watched'>

/** Disputes whose evidence is due first come first, closed ones last. */
export async function showWatched(
  { pool, cards }: Pick<Services, 'pool' | 'cards'>,
  brand: BrandId,
): Promise<Watched> {
  const [disputes, differences] = await Promise.all([
    readDisputes.all(pool, { brand, closed: closedDisputes }),
    readDifferences.all(pool, { brand }),
  ])
  const shown = disputes.map(
    ({ chargeKey, state, at, evidenceDueAt, name, email, ...row }): Watched['disputes'][number] => ({
      reference: row.reference,
      provider: row.provider && titleOf(row.provider),
      client: name === null || email === null ? null : { id: row.clientId, name, email },
      orderId: (chargeKey && readChargeKey(chargeKey)?.orderId) || null,
      amountCents: row.amountCents,
      reason: row.reason,
      state,
      standing: disputeStanding(row.provider ?? '', state),
      on: brandDate(brand, at.toISOString()),
      evidenceDueOn: evidenceDueAt && brandDate(brand, evidenceDueAt.toISOString()),
    }),
  )
  return {
    books: cards.statements.map(({ provider }) => titleOf(provider)),
    disputes: shown.sort((a, b) => urgency(a).localeCompare(urgency(b))),
    differences: differences.map(({ foundAt, ...row }) => ({
      ...row,
      provider: titleOf(row.provider),
      foundOn: brandDate(brand, foundAt.toISOString()),
    })),
  }
}

/** The order of disputes: those to answer by their last day, those that wait, closed ones. */
function urgency({ standing, evidenceDueOn }: Watched['disputes'][number]): string {
  // Where no day is given, those with one go first.
  if (standing === 'answer') return `0 ${evidenceDueOn ?? '9999'}`
  return standing === 'waits' ? '1' : '2'
}
