// Signs a demo person up at a past date: client, subscription, address, card and the orders that were open then.

import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { addressLine } from '../../domain/address/label.ts'
import { householdKey } from '../../domain/address/normalize.ts'
import type { Province } from '../../domain/brands.ts'
import { profileKey, profileOf } from '../../domain/choice/profile.ts'
import { planSize } from '../../domain/plans.ts'
import { addWeeks, currentWeek } from '../../domain/time/weeks.ts'
import { addDays, addHours, brandDate } from '../../domain/time/zone.ts'
import { cutoffsOf } from '../catalogue/catalogue.ts'
import { findDiscount } from '../codes/discounts/find_discount.ts'
import { holdDiscount } from '../codes/discounts/hold_discount.ts'
import type { Services } from '../integrations/services.ts'
import { openOrders } from '../orders/open_orders.ts'
import { findArea, slotsOfZone } from '../places/areas/find_area.ts'
import { type Tx, withTx } from '../request/database/database.ts'
import type { DemoPerson, DemoSubscription } from './people.ts'
import * as store from './store.ts'

/** A demo person with an account. */
export interface SignedUp {
  person: DemoPerson
  clientId: string
  /** When they signed up, ISO instant. */
  since: string
}

/**
 * @param passwordHash of the demo password
 * @param now program time, ISO instant
 * @returns null where the person was signed up before
 */
export async function signUp(
  services: Pick<Services, 'pool' | 'memory'>,
  person: DemoPerson,
  passwordHash: string,
  now: string,
): Promise<SignedUp | null> {
  const clientId = randomUUIDv7()
  const weeks = person.subscription?.weeks ?? 0
  const since = weeks === 0 ? now : addHours(now, -24 * 7 * (weeks + 1))
  const made = await withTx(services.pool, async tx => {
    const row = { clientId, since, passwordHash: person.provider ? null : passwordHash }
    if (!(await store.insertPerson(tx, person, row))) return false
    if (person.subscription) await subscribe(services, tx, person, person.subscription, { clientId, since })
    return true
  })
  return made ? { person, clientId, since } : null
}

interface Since {
  clientId: string
  since: string
}

async function subscribe(
  services: Pick<Services, 'pool' | 'memory'>,
  tx: Tx,
  person: DemoPerson,
  wanted: DemoSubscription,
  { clientId, since }: Since,
): Promise<void> {
  const { brand } = person
  const { door, area, slot } = await placeOf(services, person, { slot: wanted.slot, now: since })
  const plan = planSize(wanted.planId)
  if (!plan) throw new RangeError(`There is no plan ${wanted.planId}.`)
  const needs = {
    plan,
    preferred: wanted.categories,
    exclusions: wanted.exclusions ?? [],
    vegetarian: wanted.vegetarian ?? false,
    vegan: false,
  }
  const firstWeek = wanted.weeks === 0 ? currentWeek(brand, since) : addWeeks(currentWeek(brand, since), 1)
  const row = { clientId, brand, area, ...slot, firstWeek, since, profileKey: profileKey(profileOf(needs)) }
  await store.insertDemoSubscription(tx, row, wanted)
  const { unit } = person.home
  await store.insertHome(
    tx,
    clientId,
    door,
    unit,
    householdKey({ address: door.address, unit, postal: door.postal }),
  )
  const name = `${person.firstName} ${person.lastName}`
  const token = `card_${randomBytes(24).toString('base64url')}`
  const expiryYear = Number(brandDate(brand, since).slice(0, 4)) + 4
  await store.insertDemoCard(tx, { clientId, id: randomUUIDv7(), token, name, expiryYear, since })
  await holdCode(services, tx, person, { clientId, since })
  if (wanted.corporateCents) {
    const expiresOn = addDays(brandDate(brand, since), 365)
    await store.insertCorporateCredit(tx, clientId, wanted.corporateCents, expiresOn, since)
  }
  await openOrders(
    tx,
    { clientId, brand, kitchen: area.kitchen, weekday: slot.weekday, firstWeek },
    { now: since, cutoffs: await cutoffsOf(services) },
  )
}

async function holdCode(
  services: Pick<Services, 'pool' | 'memory'>,
  tx: Tx,
  person: DemoPerson,
  of: Since,
): Promise<void> {
  const code = person.subscription?.code
  const at = Temporal.Instant.from(of.since)
  const discount = code && (await findDiscount(services, person.brand, code, at))
  if (discount) await holdDiscount(tx, of.clientId, discount, of.since)
}

/** A person's address, and the chosen window of their zone. */
async function placeOf(
  { pool }: Pick<Services, 'pool'>,
  person: DemoPerson,
  { slot: nth, now }: { slot: number; now: string },
) {
  const found = await store.findDemoDoor(pool, person.home)
  const area = found && (await findArea(pool, found.postal))
  const slots = area ? await slotsOfZone(pool, area.zone, { now }) : []
  const slot = slots[nth]
  if (!found || !area || !slot) throw new RangeError(`no delivery to the demo home of ${person.email}`)
  const door = { ...found, address: addressLine(found.number, found.street, found.province as Province) }
  return { door, area, slot }
}
