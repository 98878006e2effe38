// Loads the demo once, on the first start of an empty database: the areas, addresses, menus and codes of a new business, and the
// people of the README in the midst of their weeks.

import { fileURLToPath } from 'node:url'
import { addDays, addHours, brandDate } from '../../domain/time/zone.ts'
import { welcomeCodes } from '../../seed/catalogue/codes.ts'
import { loadCatalogue } from '../catalogue/load_catalogue.ts'
import { loadCodes } from '../codes/discounts/load_codes.ts'
import { bringOver } from '../identity/bring_over/bring_over.ts'
import { hashPassword } from '../identity/password.ts'
import type { Services } from '../integrations/services.ts'
import { loadAddresses } from '../places/addresses/load_addresses.ts'
import { loadAreas } from '../places/areas/load_areas.ts'
import { publishMenus } from '../planning/publish.ts'
import { withTx } from '../request/database/database.ts'
import { nameOwner } from '../staff/people/name_owner.ts'
import { open } from '../weekly/open.ts'
import { chooseBoxes } from './choose_boxes.ts'
import { demoCodes } from './discount_codes.ts'
import { liveUntil, takeBagsBack } from './history.ts'
import { demoPassword, demoPeople } from './people.ts'
import { type SignedUp, signUp } from './sign_up.ts'
import { endSubscription, lendDemoBag } from './store.ts'

/** Menus reach this many weeks back, for the past boxes of demo households. */
const weeksBack = 4

/** Loads the demo and skips existing rows, so that it can run again after an interruption. */
export async function loadDemo(services: Services): Promise<void> {
  const { pool, clock } = services
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  await loadCatalogue(pool, now)
  await loadAreas(pool)
  await loadAddresses(pool)
  await publishMenus(services, addHours(now, -24 * 7 * weeksBack))
  await publishMenus(services, now)
  await loadCodes(pool, [...welcomeCodes, ...demoCodes])
  await bringOver(services, fileURLToPath(new URL('./brought_over.csv', import.meta.url)), now)
  const people = await signUpAll(services, now)
  for (const email of new Set(
    people.filter(({ person }) => person.isAdmin).map(({ person }) => person.email),
  ))
    await nameOwner(services, email, now)
  await liveUntil(services, now)
  await open(services, now)
  for (const person of people) await bringToToday(services, person, now)
}

/** Signs everybody up, and chooses the first of the past boxes. */
async function signUpAll(services: Services, now: string): Promise<SignedUp[]> {
  const passwordHash = await hashPassword(demoPassword)
  const people: SignedUp[] = []
  for (const person of demoPeople) {
    const signedUp = await signUp(services, person, passwordHash, now)
    if (!signedUp) continue
    people.push(signedUp)
    const behind = person.subscription?.weeks ?? 0
    await chooseBoxes(services, signedUp.clientId, Math.min(behind, 2), signedUp.since, true)
  }
  return people
}

/** A person's recent actions. */
async function bringToToday(services: Services, { person, clientId }: SignedUp, now: string): Promise<void> {
  const { subscription } = person
  if (!subscription) return
  await takeBagsBack(services, clientId, subscription.bagsOut ?? false, now)
  await chooseBoxes(services, clientId, subscription.boxesChosen, now)
  const { ended, bagKeptDays } = subscription
  if (bagKeptDays) {
    const since = addDays(brandDate(person.brand, now), -bagKeptDays)
    await withTx(services.pool, tx => lendDemoBag(tx, clientId, since))
  }
  if (ended) await withTx(services.pool, tx => endSubscription(tx, clientId, ended, now))
}
