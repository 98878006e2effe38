// households_admin.show: what an admin needs to answer a household that calls.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { addressLabel } from '../../../domain/address/label.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { planSize } from '../../../domain/plans.ts'
import { brandDate } from '../../../domain/time/zone.ts'
import { planSaid, planWords } from '../../../i18n/plan_words.ts'
import type { Db } from '../../request/database/database.ts'
import type { RowOf } from '../../request/database/statement.ts'
import type { ListPlace } from '../../request/list_place.ts'
import type { Stored } from '../../request/services.ts'
import { balancesOf } from '../../value/held_value/value_held.ts'
import { readPoints } from '../../value/points/balance.ts'
import { changesWithActors } from '../changes/show_changes.ts'
import { findAdminName } from './points/store.ts'
import { readAccount, readBoxes, readLoans } from './store.ts'

/** A year of weekly boxes, and those to come. */
const shownBoxes = 57

type HouseholdView = OutputOf<'households_admin.show'>

/** @throws Refusal not_found where the brand has no such household */
export async function showHousehold(
  services: Stored,
  reader: { brand: BrandId; locale: Locale },
  { clientId, after }: { clientId: string; after: ListPlace | undefined },
): Promise<HouseholdView> {
  const { pool } = services
  const { brand, locale } = reader
  const account = await readAccount.first(pool, { clientId, brand })
  if (!account) throw new Refusal('not_found')
  const [value, points, out, boxes, { changes, next }] = await Promise.all([
    balancesOf(pool, clientId),
    readPoints(pool, clientId),
    readLoans.all(pool, { clientId }),
    readBoxes.all(pool, { clientId, limit: shownBoxes }),
    changesWithActors(services, { clientId, brand, locale, after }),
  ])
  const admins = await adminsAmong(pool, changes)
  const { id, name, email, phone, language, since } = account
  const { givenCents, boughtCents, corporateCents } = value
  return {
    client: { id, name, email, phone, language, since: brandDate(brand, since) },
    subscription: subscriptionOf(account, reader),
    address: addressOf(account),
    value: { givenCents, boughtCents, corporateCents },
    points,
    sharesDoor: account.sharesDoor,
    out,
    boxes,
    changes: changes.map(({ actor, ...change }) => ({ ...change, admin: admins.get(actor) ?? null })),
    next,
  }
}

const isId = /^[\da-f]{8}-[\da-f-]{27}$/

/** Emails of the admins who made changes, by id. A page of changes has few of them. */
async function adminsAmong(
  pool: Db,
  changes: readonly { actor: string }[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(changes.map(({ actor }) => actor))].filter(actor => isId.test(actor))
  return new Map(await Promise.all(ids.map(async id => [id, await findAdminName(pool, id)] as const)))
}

type Account = RowOf<typeof readAccount>

function subscriptionOf(
  { state, planId, categories, resumesOn }: Account,
  { brand, locale }: { brand: BrandId; locale: Locale },
): HouseholdView['subscription'] {
  if (state === null || planId === null) return null
  const plan = planSize(planId)
  return {
    state,
    plan: plan ? planWords(brand, locale).plan(planSaid(plan, categories ?? [])) : planId,
    resumesOn,
  }
}

function addressOf(account: Account): HouseholdView['address'] {
  const { address, unit, buzzer, city, province, postal, instructions, notes, verified } = account
  if (address === null || city === null || province === null) return null
  return {
    label: addressLabel({ address, unit: unit ?? '', city, province, postal: postal ?? '' }),
    buzzer: buzzer ?? '',
    notes: [instructions, notes].filter(Boolean).join('\n'),
    verified: verified ?? true,
  }
}
