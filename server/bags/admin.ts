// Bags and kits for an admin: due, late, lost, disputed or billed, and the admin's records about them.

import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { BrandId } from '../../domain/brands.ts'
import { lifeOf, noticeDays } from '../../domain/returnable_life.ts'
import { bagWeeks } from '../../domain/returnables.ts'
import { addDays, brandDate } from '../../domain/time/zone.ts'
import type { Services } from '../integrations/services.ts'
import { withTx } from '../request/database/database.ts'
import { feesOf } from './fees/charge_fee.ts'
import { insertReturnableEvent, readOutOfBrand, readReturnablesOf } from './store.ts'

/** @param of.now program time, ISO instant */
export async function returnablesOfBrand(
  services: Pick<Services, 'pool'>,
  { brand, now }: { brand: BrandId; now: string },
): Promise<OutputOf<'returnables_admin.list'>> {
  const today = brandDate(brand, now)
  const days = { today, outUntil: addDays(today, noticeDays - bagWeeks * 7) }
  const [loans, fees] = await Promise.all([
    readReturnablesOf.all(services.pool, { ...days, brand }),
    feesOf(services, brand),
  ])
  return {
    count: loans[0]?.count ?? 0,
    loans: loans.map(({ events, pickupAhead, ...loan }) => {
      const dated = events.map(({ kind, at }) => ({
        kind,
        date: brandDate(brand, new Date(at).toISOString()),
      }))
      const { state, dueOn, attempts, feeFrom } = lifeOf(
        { outSince: loan.outSince, events: dated, pickupAhead },
        today,
      )
      const waived = dated.some(({ kind }) => kind === 'waived')
      const { clientId, name, email, number, kind, outSince, settled } = loan
      return {
        ...{ clientId, name, email, number, kind, outSince, settled },
        ...{ state, dueOn, attempts, feeFrom, waived },
      }
    }),
    fees: fees.map(({ at, items, ...fee }) => ({
      ...fee,
      date: brandDate(brand, at),
      numbers: items.map(({ number }) => number),
    })),
  }
}

/**
 * Gives a bag or kit up; repeating it has no effect.
 * @throws Refusal not_found for one that is not at the household, or a household of the other brand
 */
export async function waiveReturnable(
  { pool }: Pick<Services, 'pool'>,
  { brand, actor, now }: { brand: BrandId; actor: string; now: string },
  { clientId, number }: { clientId: string; number: string },
): Promise<void> {
  await withTx(pool, async tx => {
    const out = await readOutOfBrand.all(tx, { clientId, brand })
    if (!out.some(one => one.number === number)) throw new Refusal('not_found')
    const event = {
      clientId,
      numbers: [number],
      key: 'waived',
      kind: 'waived' as const,
      actor,
      data: {},
      at: now,
    }
    await insertReturnableEvent(tx, event)
  })
}
