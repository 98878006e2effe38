// Changing a box: `orders.update_quantity` through the product's HTTP server, beside a bare route that does the transaction
// such a change needs at the very least.

import { openSession } from '../server/http/session.ts'
import { updateQuantity } from '../server/orders/update_quantity.ts'
import { orderOf, productsOn, publishTestMenus, subscribe } from '../tests/household.ts'
import { giveCard } from '../tests/weekly.ts'
import type { Ground } from './ground.ts'
import type { Ask, Asked } from './load.ts'
import { load } from './load.ts'
import { serve } from './served.ts'
import { type Row, rowOf } from './table.ts'

interface Editor {
  clientId: string
  orderId: string
  productId: string
  cookie: string
}

const editors = 64
const requests = 6_000
const port = { product: 3160, bare: 3161 }

export async function measureChangeOfBox(ground: Ground): Promise<Row[]> {
  const people = await makeEditors(ground)
  await ground.services.pool.query('create table bare_event (like order_event including all)')
  const bare = await measure(ground, 'bare', n => bareAsk(people, n))
  const product = await measure(ground, 'product', n => productAsk(people, n))
  const row = (name: string, { cost, requests: units, statementsEach }: Asked) => ({
    ...rowOf(name, 'request', units, cost, bare.cost, bare.requests),
    statements: statementsEach,
  })
  return [row('bare route, six statements', bare), row('orders.update_quantity', product)]
}

async function measure(
  ground: Ground,
  program: 'product' | 'bare',
  askOf: (n: number) => Ask,
): Promise<Asked> {
  const server = await serve(program, port[program], ground.url)
  try {
    await load(server, ground.postgres, 1_000, askOf)
    return await load(server, ground.postgres, requests, askOf)
  } finally {
    await server.stop()
  }
}

/** Everybody's turn comes once in a round; a round sets another quantity than the one before, so every request changes something. */
const personAt = (people: readonly Editor[], n: number) => people[n % people.length] as Editor
const quantityAt = (people: readonly Editor[], n: number) => 2 + (Math.floor(n / people.length) % 3)

function productAsk(people: readonly Editor[], n: number): Ask {
  const { orderId, productId, cookie } = personAt(people, n)
  const headers = { host: `localhost:${port.product}`, cookie, 'sec-fetch-site': 'same-origin' }
  const body = { orderId, productId, quantity: quantityAt(people, n) }
  return { method: 'POST', path: '/api/v1/orders/update_quantity', headers, body }
}

function bareAsk(people: readonly Editor[], n: number): Ask {
  const { clientId, orderId, productId } = personAt(people, n)
  return {
    method: 'POST',
    path: '/change',
    body: { clientId, orderId, productId, quantity: quantityAt(people, n) },
  }
}

/** Signed-in households with three dishes in a box that can still change. */
async function makeEditors({ services }: Ground): Promise<Editor[]> {
  const { pool, clock } = services
  const now = clock.now()
  const at = now.toString({ fractionalSecondDigits: 3 })
  await publishTestMenus(pool, at)
  const people: Editor[] = []
  for (let n = 0; n < editors; n++) {
    const household = await subscribe(pool, at, { brand: 'freshprep' })
    const { id: orderId, week } = orderOf(household, 2)
    await giveCard(pool, household.clientId, 'approves', at)
    const dishes = await productsOn(pool, 'freshprep', week, 'rtc')
    const of = { clientId: household.clientId, orderId, now: at }
    // Everybody another first dish, as in life: stock is shared, and one dish is not what all of them touch.
    const own = [0, 1, 2].map(i => dishes[(n + i) % dishes.length] as (typeof dishes)[number])
    for (const dish of own) {
      await updateQuantity(pool, of, { productId: dish.id, quantity: 1 })
    }
    const session = await openSession(pool, { brand: 'freshprep', cookies: undefined, now, secure: false })
    await session.signIn(household.clientId)
    const cookie = session.setCookie?.split(';', 1)[0] as string
    people.push({ clientId: household.clientId, orderId, productId: own[0]?.id as string, cookie })
  }
  await pool.query('vacuum analyze')
  return people
}
