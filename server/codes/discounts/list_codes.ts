// codes_admin.list and codes_admin.takers: the codes of a brand with what they brought, and who took one.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { brandDate, wallClock } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { selectCampaigns } from './campaign_store.ts'
import { selectCode } from './code_store.ts'
import { normalCode } from './find_discount.ts'
import { broughtOf, readTakers, selectCodes } from './office_store.ts'

interface Reader {
  brand: BrandId
  locale: Locale
  now: string
}

/** Codes that are listed, by name after the one that visitors are offered. */
const mostListed = 2_000
const shownTakers = 50

export async function listCodes(
  { pool }: Pick<Services, 'pool'>,
  { brand, locale, now }: Reader,
): Promise<OutputOf<'codes_admin.list'>> {
  const today = brandDate(brand, now)
  const [codes, campaigns] = await Promise.all([
    selectCodes.all(pool, { brand, limit: mostListed }),
    selectCampaigns.all(pool, { brand }),
  ])
  const named = new Map(campaigns.map(({ id, name }) => [id, { id, name }]))
  return {
    codes: codes.map(row => ({
      code: row.code,
      name: locale === 'fr' ? row.nameFr : row.nameEn,
      unit: row.unit,
      elements: [...row.elements],
      minimumSpendCents: row.minimumSpendCents,
      from: row.validFrom,
      until: row.validUntil,
      audience: row.audience,
      totalUses: row.totalUses,
      isDefault: row.isDefault,
      stands: standsOf(row, today),
      campaign: named.get(row.campaignId ?? '') ?? null,
      ...broughtOf(row),
    })),
    campaigns: campaigns.map(({ id, source, name, from, until, codes: count, made, ...figures }) => ({
      ...{ id, source, name, from, until, codes: count, made },
      ...broughtOf(figures),
    })),
  }
}

function standsOf(
  of: { validFrom: string | null; validUntil: string | null; totalUses: number | null; uses: number },
  today: string,
): OutputOf<'codes_admin.list'>['codes'][number]['stands'] {
  if (of.validUntil !== null && of.validUntil < today) return 'over'
  if (of.totalUses !== null && of.uses >= of.totalUses) return 'used_up'
  return of.validFrom !== null && of.validFrom > today ? 'to_come' : 'open'
}

/** @throws Refusal not_found for a code that the brand does not have */
export async function listTakers(
  { pool }: Pick<Services, 'pool'>,
  { brand }: Pick<Reader, 'brand'>,
  typed: string,
): Promise<OutputOf<'codes_admin.takers'>> {
  const found = await selectCode.first(pool, { brand, code: normalCode(typed) })
  if (!found) throw new Refusal('not_found', { fields: { code: 'not_found' } })
  const rows = await readTakers(pool, { brand, code: found.code, limit: 2 * shownTakers })
  return {
    takers: rows.slice(0, shownTakers).map(({ clientId, name, email, at, gaveUp, boxes }) => {
      const { date, time } = wallClock(brand, at)
      return { client: { id: clientId, name, email }, date, time, boxes: boxes ?? 0, gaveUp }
    }),
  }
}
