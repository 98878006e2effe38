// The demo: areas, addresses, menus and codes that a business starts with, and the people of the README in the midst of
// their weeks. It loads once, on the first start of an empty database.

import { addHours } from '../../domain/time/zone.ts'
import { loadAddresses } from '../../server/addresses/load_addresses.ts'
import { loadAreas } from '../../server/areas/load_areas.ts'
import { hashPassword } from '../../server/clients/password.ts'
import { withTx } from '../../server/database.ts'
import type { Services } from '../../server/services.ts'
import { open } from '../../server/weekly/open.ts'
import { publishMenus } from '../../server/weekly/publish.ts'
import { chooseBoxes } from './choose_boxes.ts'
import { loadDiscountCodes } from './discount_codes.ts'
import { demoPassword, demoPeople } from './people.ts'
import { type SignedUp, signUp } from './sign_up.ts'
import { endSubscription } from './store.ts'

/** Menus reach so many weeks back, for the boxes that demo households have behind them. */
const weeksBack = 4

/** Loads the demo; what is there already stays, so that it can be run again after being cut off. */
export async function loadDemo(services: Services): Promise<void> {
  const { pool, clock } = services
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  await loadAreas(pool)
  await loadAddresses(pool)
  await publishMenus(services, addHours(now, -24 * 7 * weeksBack))
  await publishMenus(services, now)
  await loadDiscountCodes(pool)
  const passwordHash = await hashPassword(demoPassword)
  for (const person of demoPeople) {
    const signedUp = await signUp(services, person, passwordHash, now)
    if (signedUp) await live(services, signedUp, now)
  }
  await open(services, now)
}

/** What a person did since they signed up. */
async function live({ pool }: Services, { person, clientId }: SignedUp, now: string): Promise<void> {
  const { subscription } = person
  if (!subscription) return
  await chooseBoxes(pool, clientId, subscription.boxesChosen, now)
  const { ended } = subscription
  if (ended) await withTx(pool, tx => endSubscription(tx, clientId, ended, now))
}
