// A code that has got about, or was loaded with wrong terms: an admin looks at it, and ends it, now or after a day to come.

import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { columnsOf } from '../../../domain/pricing/code_columns.ts'
import { addDays, brandDate, wallClock } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { withTx } from '../../request/database/database.ts'
import { noteInLog } from '../../request/staff_log/act.ts'
import { selectCode } from './code_store.ts'
import { endCode, insertEnding, readEndings } from './ending_store.ts'
import { broughtOf, selectBrought, selectPlace } from './office_store.ts'
import { offerOf } from './save_code.ts'
import { countTaken } from './store.ts'

/** Ends that the page shows. */
const shownEndings = 20

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
  const offer = offerOf(found)
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
    canEnd: until === null || until >= today,
    today,
    columns: offer && columnsOf(offer),
    campaignId: (await selectPlace.first(pool, { brand, code }))?.campaignId ?? null,
    ...broughtOf(await selectBrought.one(pool, { brand, code })),
    endings: (await readEndings.all(pool, { brand, code, limit: shownEndings })).map(({ at, ...ending }) => {
      const { date, time } = wallClock(brand, at)
      return { ...ending, date, time }
    }),
  }
}

/** Why and when an admin ends a code. */
interface End {
  code: string
  reason: string
  /** The last day on which it can be taken, ISO date, today or later; without one it ends at once. */
  lastDay?: string | undefined
}

/**
 * Ends a code: yesterday is its last day, or a day to come is. After it nobody takes it, and visitors are not offered it. Who ended it
 * and why is kept. Where it has ended already, nothing changes.
 * @throws Refusal not_found for a code that the brand does not have
 * @throws Refusal date_unavailable for a last day that is past, or on which the code has ended anyway
 */
export async function stopCode(
  { pool }: Pick<Services, 'pool'>,
  { brand, actor, now }: { brand: BrandId; actor: string; now: string },
  { code: typed, reason, lastDay: asked }: End,
): Promise<void> {
  const code = asKept(typed)
  const today = brandDate(brand, now)
  const unavailable = () => new Refusal('date_unavailable', { fields: { lastDay: 'date_unavailable' } })
  if (asked !== undefined && asked < today) throw unavailable()
  const lastDay = asked ?? addDays(today, -1)
  await withTx(pool, async tx => {
    const before = await selectCode.first(tx, { brand, code })
    if (!before) throw new Refusal('not_found', { fields: { code: 'not_found' } })
    if ((await endCode.run(tx, { brand, code, lastDay })) === 0) {
      if (asked !== undefined) throw unavailable()
      return
    }
    noteInLog(tx, { about: { code }, before: before.validUntil, after: lastDay })
    await insertEnding.run(tx, { brand, code, id: randomUUIDv7(), lastDay, reason, actor, at: now })
  })
}
