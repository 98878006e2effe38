// codes_admin.bar: the plan of the discount bar, the codes it can have, and its versions.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { brandDate, wallClock } from '../../../domain/time/zone.ts'
import { hasFlagOn } from '../../flags/flags.ts'
import type { Stored } from '../../request/services.ts'
import { barMemory } from './bar.ts'
import { readBarPlans, readCodesForBar } from './bar_store.ts'
import type { CodeRow } from './code_store.ts'
import { discountView } from './discount_view.ts'

/** Versions that the page shows. */
const shownVersions = 30

export async function showBar(
  services: Stored,
  { brand, locale, now }: { brand: BrandId; locale: Locale; now: string },
): Promise<OutputOf<'codes_admin.bar'>> {
  const today = brandDate(brand, now)
  const visitor = { brand, session: { clientId: null, flags: null } }
  const [{ plan, codes, version }, fit, versions, signupDisabled] = await Promise.all([
    barMemory(services, brand).get(),
    readCodesForBar.all(services.pool, { brand, today }),
    readBarPlans.all(services.pool, { brand, limit: shownVersions }),
    hasFlagOn(services, visitor, 'signup_disabled'),
  ])
  const known = new Map([...fit.map(row => [row.code, row] as const), ...codes])
  return {
    ...{ today, version, signupDisabled, otherwise: plan.otherwise },
    entries: [...plan.entries],
    codes: [...known.values()].map(row => codeOf(row, locale)),
    versions: versions.map(({ at, ...one }) => ({
      ...one,
      ...wallClockOf(brand, at),
    })),
  }
}

function wallClockOf(brand: BrandId, at: Date) {
  const { date, time } = wallClock(brand, at.toISOString())
  return { date, time }
}

const codeOf = (row: CodeRow, locale: Locale): OutputOf<'codes_admin.bar'>['codes'][number] => ({
  code: row.code,
  name: locale === 'fr' ? row.nameFr : row.nameEn,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  audience: row.audience,
  totalUses: row.totalUses,
  uses: row.uses,
  minimumSpendCents: row.minimumSpendCents,
  unit: row.unit,
  shown: { en: discountView(row, 'en'), fr: discountView(row, 'fr') },
})
