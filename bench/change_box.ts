// A change of a box: `orders.update_quantity` through the product's HTTP server, beside a bare route with the smallest transaction
// for such a change.

import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { type Ask, type LoadResult, load, percentile, together } from './load.ts'
import { type Served, serve } from './served.ts'
import { asRow, type Row } from './table.ts'

const households = 64
const port = { product: 3160, bare: 3161 }
/** The two are called in turns, so that other load on the machine affects both. */
const turns = 6
const requests = 1_000
/** Number of concurrent callers where the wait is measured. */
const clients = 16

export async function measureChangeOfBox(ground: Ground): Promise<Row[]> {
  const people = await signIn(ground, 'freshprep', households)
  await ground.services.pool.query('create table bare_event (like order_event including all)')
  const bare = await serve('bare', port.bare, ground.url)
  const product = await serve('product', port.product, ground.url)
  const asks = [
    { server: bare, askOf: (n: number) => bareAsk(people, n), asked: 0 },
    { server: product, askOf: (n: number) => productAsk(people, n), asked: 0 },
  ] as const
  try {
    await inTurns(ground, asks, 1)
    const [bareCost, productCost] = await inTurns(ground, asks, turns)
    const [bareWaits, productWaits] = await inTurns(ground, asks, turns, clients)
    const floor = percentile(bareWaits.waits, 99)
    const slowest = ({ waits }: LoadResult) => {
      const ms = percentile(waits, 99)
      return { ms, timesFloor: ms / floor }
    }
    return [
      { ...asRow('bare route, six statements', bareCost, bareCost), slowest: slowest(bareWaits) },
      { ...asRow('orders.update_quantity', productCost, bareCost), slowest: slowest(productWaits) },
    ]
  } finally {
    await bare.stop()
    await product.stop()
  }
}

interface Asking {
  server: Served
  askOf: (n: number) => Ask
  /** Calls so far: the numbers go on, because a change that is already made would write nothing. */
  asked: number
}

/** Calls one and then the other, this many times. */
async function inTurns(
  { postgres }: Ground,
  [a, b]: readonly [Asking, Asking],
  times: number,
  connections?: number,
): Promise<[LoadResult, LoadResult]> {
  const asked: [LoadResult[], LoadResult[]] = [[], []]
  const ask = (asking: Asking) => {
    const before = asking.asked
    asking.asked += requests
    return load(asking.server, postgres, requests, n => asking.askOf(before + n), connections)
  }
  for (let round = 0; round < times; round++) {
    asked[0].push(await ask(a))
    asked[1].push(await ask(b))
  }
  return [together(asked[0]), together(asked[1])]
}

/**
 * Every household has its turn once in a round; a round sets another quantity than the one before, so all requests change
 * something.
 */
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
