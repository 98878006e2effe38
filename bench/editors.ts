// Two hundred people who change boxes of the same week at once, some boxes on two devices, with dishes that sell out. In the end it
// checks the books: nothing is oversold, and every confirmed change is in its box and its history.

import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { menusOf } from '../server/menu/memory.ts'
import type { WeekMenu } from '../server/menu/week_menu.ts'
import { leaveInStock } from '../tests/household.ts'
import { type Confirmed, checkBooks, type Wish } from './editors_books.ts'
import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { type Ask, percentile, send } from './load.ts'
import { serve } from './served.ts'

const brand = 'freshprep'
const port = 3166
const editors = 200
/** Forty of the boxes are open on two devices. */
const households = 160
/** The longest pause before a person's next change, milliseconds; half of it on average. */
const thinking = 2_000
/** Stock of the scarce products: of every third product, as many units as this list says. */
const scarce = [10, 10, 10, 40, 40, 120, 120]

interface Outcome {
  waits: number[]
  confirmed: Confirmed[]
  /** The number of refusals, by code. */
  refused: Map<string, number>
}

/**
 * Lets them all change boxes for this long, prints the result, and checks the books.
 * @throws Error where a request failed or the books do not agree
 */
export async function measureEditors(ground: Ground, seconds: number): Promise<void> {
  const { pool } = ground.services
  const people = await signIn(ground, brand, households)
  const week = people[0]?.week as string
  const menu = (await menusOf(ground.services).week(brand, week)) as WeekMenu
  await makeScarce(ground, menu)
  const server = await serve('product', port, ground.url)
  const agent = new Agent({ keepAlive: true, maxSockets: editors })
  const outcome: Outcome = { waits: [], confirmed: [], refused: new Map() }
  const before = performance.now()
  const until = before + seconds * 1_000
  try {
    const editor = async (n: number) => {
      const person = people[n % households] as SignedIn
      const random = randomFrom(n + 1)
      for (let lines: readonly string[] = []; performance.now() < until; ) {
        await pause(random() * thinking)
        const wish = wishOf(menu, lines, random)
        const sent = performance.now()
        const answer = await send(server.origin, agent, askFor(person, wish))
        outcome.waits.push(performance.now() - sent)
        lines = noteAnswer(outcome, person.orderId, wish, answer) ?? lines
      }
    }
    await Promise.all(Array.from({ length: editors }, (_, n) => editor(n)))
  } finally {
    agent.destroy()
    await server.stop()
  }
  report(outcome, (performance.now() - before) / 1_000)
  process.stdout.write(`${await checkBooks(pool, menu, outcome.confirmed)}\n`)
}

/** The scarce products. */
const scarceOf = ({ products }: WeekMenu) =>
  [...products.values()].filter((_, place) => place % 3 === 0).slice(0, scarce.length)

/** A few units of some products, plenty of the others. */
async function makeScarce({ services }: Ground, menu: WeekMenu): Promise<void> {
  await services.pool.query('update menu_entry set capacity = 100000 where brand = $1 and week = $2', [
    brand,
    menu.week,
  ])
  for (const [place, { id }] of scarceOf(menu).entries()) {
    await leaveInStock(services, brand, menu.week, id, scarce[place] ?? 0)
  }
}

/** The next change of a person: mostly another quantity, sometimes a swap or a pairing of a dish in the box. */
function wishOf(menu: WeekMenu, inBox: readonly string[], random: () => number): Wish {
  const { products } = menu
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const all = [...products.values()]
  const own = all.filter(product => inBox.includes(product.id))
  const kind = random()
  const swaps = own.filter(product => product.dish && product.dish.customizations.length > 0)
  const swapped = one(swaps)
  if (kind < 0.15 && swapped?.dish) {
    const swap = random() < 0.3 ? undefined : one(swapped.dish.customizations)
    return { productId: swapped.id, customizationId: swap?.id ?? null }
  }
  const pairings = (id: string) =>
    products.get(id)?.dish?.pairings.filter(paired => products.has(paired)) ?? []
  const paired = one(own.filter(product => pairings(product.id).length > 0))
  if (kind < 0.3 && paired) {
    return { productId: paired.id, pairings: pairings(paired.id).filter(() => random() < 0.4) }
  }
  // More people want a scarce product.
  const wanted = random() < 0.3 ? one(scarceOf(menu)) : random() < 0.5 ? one(own) : undefined
  return { productId: (wanted ?? one(all))?.id as string, quantity: Math.floor(random() * 4) }
}

function askFor({ orderId, cookie }: SignedIn, wish: Wish): Ask {
  const call =
    'quantity' in wish ? 'update_quantity' : 'pairings' in wish ? 'update_pairings' : 'update_customization'
  const headers = { host: `localhost:${port}`, cookie, 'sec-fetch-site': 'same-origin' }
  return { method: 'POST', path: `/api/v1/orders/${call}`, headers, body: { orderId, ...wish } }
}

/** Ids in the box as it is now; undefined after a refusal. */
function noteAnswer(
  { confirmed, refused }: Outcome,
  orderId: string,
  wish: Wish,
  { status, text }: { status: number; text: string },
): string[] | undefined {
  if (status >= 500) throw new Error(`${status} to ${JSON.stringify(wish)}: ${text.slice(0, 400)}`)
  const body = JSON.parse(text) as {
    order?: { version: number; lines: { productId: string }[] }
    error?: { code: string }
  }
  if (body.order) {
    confirmed.push({ orderId, wish, version: body.order.version })
    return body.order.lines.map(line => line.productId)
  }
  const code = body.error?.code ?? String(status)
  refused.set(code, (refused.get(code) ?? 0) + 1)
  return undefined
}

function report({ waits, confirmed, refused }: Outcome, seconds: number): void {
  const codes = [...refused].map(([code, count]) => `${code} ${count}`).join(', ') || 'none'
  const figures = [
    waits.length,
    (waits.length / seconds).toFixed(0),
    `${percentile(waits, 50).toFixed(0)} ms`,
    `${percentile(waits, 99).toFixed(0)} ms`,
    confirmed.length,
    codes,
  ]
  process.stdout.write(
    `| ${editors} editors, ${seconds.toFixed(0)} s: requests | a second | p50 | p99 | confirmed | refused |\n` +
      `|---|---|---|---|---|---|\n| ${figures.join(' | ')} |\n`,
  )
}

/** The same numbers for the same seed, so that a failed run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
