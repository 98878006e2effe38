// Changing a box: `orders.update_quantity` through the product's HTTP server, beside a bare route that does the transaction
// such a change needs at the very least.

import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { type Ask, type Asked, load } from './load.ts'
import { serve } from './served.ts'
import { asRow, type Row } from './table.ts'

const households = 64
const requests = 6_000
const port = { product: 3160, bare: 3161 }

export async function measureChangeOfBox(ground: Ground): Promise<Row[]> {
  const people = await signIn(ground, 'freshprep', households)
  await ground.services.pool.query('create table bare_event (like order_event including all)')
  const bare = await measure(ground, 'bare', n => bareAsk(people, n))
  const product = await measure(ground, 'product', n => productAsk(people, n))
  return [asRow('bare route, six statements', bare, bare), asRow('orders.update_quantity', product, bare)]
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

/** Everybody's turn comes once in a round; a round sets another quantity than the one before, so all requests change something. */
const personAt = (people: readonly SignedIn[], n: number) => people[n % people.length] as SignedIn
const quantityAt = (people: readonly SignedIn[], n: number) => 2 + (Math.floor(n / people.length) % 3)

function productAsk(people: readonly SignedIn[], n: number): Ask {
  const { orderId, productId, cookie } = personAt(people, n)
  const headers = { host: `localhost:${port.product}`, cookie, 'sec-fetch-site': 'same-origin' }
  const body = { orderId, productId, quantity: quantityAt(people, n) }
  return { method: 'POST', path: '/api/v1/orders/update_quantity', headers, body }
}

function bareAsk(people: readonly SignedIn[], n: number): Ask {
  const { clientId, orderId, productId } = personAt(people, n)
  const body = { clientId, orderId, productId, quantity: quantityAt(people, n) }
  return { method: 'POST', path: '/change', body }
}
