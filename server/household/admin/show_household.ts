// households_admin.show: what an admin needs to answer a household that calls.

import { Refusal } from '../../../contract/errors.ts'
import type { OutputOf } from '../../../contract/index.ts'
import { addressLabel } from '../../../domain/address/label.ts'
import type { BrandId, Locale } from '../../../domain/brands.ts'
import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { openOrders } from '../../../domain/machines/order_groups.ts'
import type { OrderState } from '../../../domain/machines/tables.ts'
import { planSize } from '../../../domain/plans.ts'
import { brandDate, wallClock } from '../../../domain/time/zone.ts'
import { planSaid, planWords } from '../../../i18n/plan_words.ts'
import { productNames } from '../../menu/product_names.ts'
import type { RowOf } from '../../request/database/statement.ts'
import type { ListPlace } from '../../request/list_place.ts'
import type { Stored } from '../../request/services.ts'
import { balancesOf } from '../../value/held_value/value_held.ts'
import { readPoints } from '../../value/points/balance.ts'
import { changesWithActors } from '../changes/show_changes.ts'
import { namesOfStaff } from './names_of_staff.ts'
import { neverOf } from './never_of.ts'
import { readAccount, readBoxes, readLoans, readPayingCard, readPeople } from './store.ts'
import { readStoryNotes } from './story_store.ts'

/** A year of weekly boxes, and those to come. */
const shownBoxes = 57
const shownNotes = 20

type HouseholdView = OutputOf<'households_admin.show'>

/** @throws Refusal not_found where the brand has no such household */
export async function showHousehold(
  services: Stored,
  reader: { brand: BrandId; locale: Locale; now: string },
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
  const isOpen = (row: { state: OrderState; cutoffAt: Date }) =>
    isOneOf(row.state, openOrders) && row.cutoffAt.toISOString() >= reader.now
  const dishNames = await productNames(pool, [
    ...new Set(boxes.flatMap(({ lines }) => lines.map(line => line.id))),
  ])
  const notes = await readStoryNotes.all(pool, { clientId, before: 'infinity', limit: shownNotes })
  const admins = await namesOfStaff(
    pool,
    [...changes, ...notes].map(({ actor }) => actor),
  )
  const people = await readPeople.first(pool, { clientId })
  const card = await readPayingCard.first(pool, { clientId })
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
    never: await neverOf(services, people, locale),
    vegetarian: people?.vegetarian ?? false,
    vegan: people?.vegan ?? false,
    card: card ? { brand: card.brand, last4: card.last4, expiry: card.expiry } : null,
    notes: notes.map(({ id, words, actor, at }) => ({
      ...{ id, words, by: admins.get(actor) ?? null, date: brandDate(brand, at) },
    })),
    boxes: boxes.map(({ lines, cutoffAt, ...box }) => ({
      ...box,
      isOpen: isOpen({ ...box, cutoffAt }),
      changesUntil: untilOf(brand, cutoffAt),
      dishes: lines.map(({ id, quantity }) => ({ id, quantity, name: dishNames.get(id)?.[locale] ?? id })),
    })),
    changes: changes.map(
      ({ id: key, reference, date, time, words, by, device, orderId, deliveryDate, actor }) => ({
        ...{ id: key, reference, date, time, words, by, device, orderId, deliveryDate },
        admin: admins.get(actor) ?? null,
      }),
    ),
    next,
  }
}

const untilOf = (brand: BrandId, cutoffAt: Date) => {
  const { date, time } = wallClock(brand, cutoffAt.toISOString())
  return { date, time: time.slice(0, 5) }
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
