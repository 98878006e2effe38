// facts_admin.set: a further version of what a brand says of itself.

import { Refusal } from '../../contract/errors.ts'
import type { ParsedOf } from '../../contract/index.ts'
import type { FactVersion } from '../../domain/brand_facts/facts.ts'
import type { BrandId } from '../../domain/brands.ts'
import { brandDate } from '../../domain/time/zone.ts'
import { beginChange } from '../catalogue/begin_change.ts'
import { catalogueMemory } from '../catalogue/catalogue.ts'
import { canadianPhone } from '../identity/phone.ts'
import { factsMemory } from '../request/brand_facts/brand_facts.ts'
import { withTx } from '../request/database/database.ts'
import type { Stored } from '../request/services.ts'
import { insertFact, newestFact } from './store.ts'

interface ChangedBy {
  reason: string
  /** The admin's id. */
  actor: string
  /** Program time, ISO instant. */
  now: string
}

/**
 * Every process has it within a second of its day.
 * @throws Refusal catalogue_changed where somebody else has changed it since; fact_too_soon for a day that is over, with today as `first`;
 *   phone_invalid
 */
export async function setFact(
  services: Stored,
  brand: BrandId,
  { fact, base, from }: Omit<ParsedOf<'facts_admin.set'>, 'reason'>,
  { reason, actor, now }: ChangedBy,
): Promise<{ version: number }> {
  const today = brandDate(brand, now)
  if (from < today)
    throw new Refusal('fact_too_soon', { details: { first: today }, fields: { from: 'fact_too_soon' } })
  const { kind } = fact
  const value = valueKept(fact)
  const version = base + 1
  await withTx(services.pool, async tx => {
    await beginChange(tx)
    if ((await newestFact(tx, { brand, kind })) !== base) throw new Refusal('catalogue_changed')
    await insertFact(tx, { brand, kind, version, value, from, reason, actor, at: now } as Parameters<
      typeof insertFact
    >[1])
  })
  factsMemory(services).changed()
  catalogueMemory(services).changed()
  return { version }
}

/** The value as it is kept: a phone by its number, and no address that is empty. */
function valueKept(fact: ParsedOf<'facts_admin.set'>['fact']): FactVersion['value'] {
  if (fact.kind === 'phone') {
    const phone = canadianPhone(fact.value.number)
    // Pages show ten digits; an extension would have to be dialled by hand.
    if (phone === null || phone.dialled !== phone.e164)
      throw new Refusal('phone_invalid', { fields: { number: 'phone_invalid' } })
    return { number: phone.e164 }
  }
  if (fact.kind !== 'links' && fact.kind !== 'social') return fact.value
  return Object.fromEntries(Object.entries(fact.value).filter(([, href]) => href !== ''))
}
