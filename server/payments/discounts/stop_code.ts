// A code that has got about, or was loaded with wrong terms: an admin looks at it, and ends it.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { addDays, brandDate } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { selectCode } from './code_store.ts'
import { countTaken, endCode } from './store.ts'

const asKept = (typed: string): string => typed.toUpperCase()

/** @throws Refusal not_found for a code that the brand does not have */
export async function findCode(
  { pool }: Pick<Services, 'pool'>,
  { brand, locale, now }: { brand: BrandId; locale: Locale; now: string },
  typed: string,
): Promise<OutputOf<'codes_admin.find'>> {
  const found = await selectCode.first(pool, { brand, code: asKept(typed) })
  if (!found) throw new Refusal('not_found', { fields: { code: 'not_found' } })
  const { code, nameEn, nameFr, unit, elements, minimumSpendCents, audience, totalUses, uses, isDefault } =
    found
  const { validFrom: from, validUntil: until } = found
  const today = brandDate(brand, now)
  const inTime = (from === null || from <= today) && (until === null || until >= today)
  return {
    code,
    name: locale === 'fr' ? nameFr : nameEn,
    unit,
    elements: [...elements],
    minimumSpendCents,
    from,
    until,
    audience,
    totalUses,
    taken: (await countTaken.one(pool, { brand, code })).count,
    isDefault,
    isOpen: inTime && (totalUses === null || uses < totalUses),
  }
}

/**
 * Makes yesterday a code's last day: nobody takes it any more, and visitors are not offered it. Ending it twice changes nothing.
 * @throws Refusal not_found for a code that the brand does not have
 */
export async function stopCode(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  { brand, actor, now }: { brand: BrandId; actor: string; now: string },
  typed: string,
): Promise<void> {
  const code = asKept(typed)
  const until = addDays(brandDate(brand, now), -1)
  if ((await endCode.run(pool, { brand, code, until })) === 0)
    throw new Refusal('not_found', { fields: { code: 'not_found' } })
  // Codes are reference data without events of their own, so the log says who ended it.
  log.info({ brand, code, actor }, 'an admin ended a code')
}
