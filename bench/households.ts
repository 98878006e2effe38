// Signed-in households with dishes in an open box, for measuring their requests.

import type { BrandId } from '../domain/brands.ts'
import { openSession } from '../server/identity/sessions/session.ts'
import { updateQuantity } from '../server/orders/update_quantity.ts'
import { orderOf, productsOn, publishTestMenus, subscribe } from '../tests/household.ts'
import { giveCard } from '../tests/weekly.ts'
import type { Ground } from './ground.ts'

export interface SignedIn {
  clientId: string
  orderId: string
  /** Monday of the order's week. */
  week: string
  /** A dish in the box. */
  productId: string
  cookie: string
}

export async function signIn({ services }: Ground, brand: BrandId, count: number): Promise<SignedIn[]> {
  const { pool, clock } = services
  const now = clock.now()
  const at = now.toString({ fractionalSecondDigits: 3 })
  await publishTestMenus(services.pool, at)
  const people: SignedIn[] = []
  for (let n = 0; n < count; n++) {
    const household = await subscribe(services.pool, at, { brand })
    const { id: orderId, week } = orderOf(household, 2)
    await giveCard(pool, household.clientId, 'approves', at)
    const dishes = await productsOn(services, brand, week, 'rtc')
    const of = { clientId: household.clientId, orderId, now: at }
    // Every household has a different first dish, as in life, so that they do not all compete for one row of stock.
    const own = [0, 1, 2].map(i => dishes[(n + i) % dishes.length] as (typeof dishes)[number])
    for (const dish of own) await updateQuantity(services, of, { productId: dish.id, quantity: 1 })
    const session = await openSession(services, { brand, cookies: undefined, now, secure: false })
    await session.signIn(household.clientId)
    const cookie = session.setCookie?.split(';', 1)[0] as string
    people.push({ clientId: household.clientId, orderId, week, productId: own[0]?.id as string, cookie })
  }
  await pool.query('vacuum analyze')
  return people
}
