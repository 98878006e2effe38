// The menu page, for a visitor and for a client, beside React alone streaming the same number of cards.

import { Agent } from 'node:http'
import type { Ground } from './ground.ts'
import { signIn } from './households.ts'
import { type Ask, ask, type LoadResult, load } from './load.ts'
import { type Served, serve } from './served.ts'
import { asRow, type Row } from './table.ts'

const brand = 'cookit'
const clients = 32
const requests = { cards: 2_000, visitor: 4_000, client: 1_500 }
const port = { product: 3162, cards: 3163 }
const host = `cookit.localhost:${port.product}`

export async function measureMenuPage(ground: Ground): Promise<Row[]> {
  const people = await signIn(ground, brand, clients)
  const week = people[0]?.week as string
  await fillMenu(ground, week)
  const path = `/fr/menu-semaine/${week}`
  const product = await serve('product', port.product, ground.url, { PAGES: 'on' })
  try {
    const visitorAsk: Ask = { method: 'GET', path, headers: { host } }
    const shown = await cardsOn(product, visitorAsk)
    const clientAsk = (n: number): Ask => ({
      ...visitorAsk,
      headers: { host, cookie: people[n % people.length]?.cookie as string },
    })
    const cards = await measureCards(ground, week, shown)
    const visitor = await measure(ground, product, requests.visitor, () => visitorAsk)
    const client = await measure(ground, product, requests.client, clientAsk)
    return [
      asRow(`React alone, ${shown} cards`, cards, cards),
      asRow('menu page, visitor', visitor, cards),
      asRow('menu page, client', client, cards),
    ]
  } finally {
    await product.stop()
  }
}

async function measureCards(ground: Ground, week: string, cards: number): Promise<LoadResult> {
  const server = await serve('cards', port.cards, ground.url, {
    BRAND: brand,
    WEEK: week,
    DISHES: String(cards),
  })
  try {
    return await measure(ground, server, requests.cards, () => ({ method: 'GET', path: '/' }))
  } finally {
    await server.stop()
  }
}

async function measure(
  ground: Ground,
  server: Served,
  count: number,
  askOf: (n: number) => Ask,
): Promise<LoadResult> {
  await load(server, ground.postgres, 300, askOf)
  return load(server, ground.postgres, count, askOf)
}

/** Puts 40 recipes on the week: those of the kitchens, and copies of the first under other names. */
async function fillMenu({ services: { pool } }: Ground, week: string): Promise<void> {
  const recipes = 40
  await pool.query(
    `insert into dish_version (dish_id, version, kind, content)
     select 'again-' || dish_id, version, kind, jsonb_set(content, '{id}', to_jsonb('again-' || dish_id))
     from dish_version where kind = 'rtc'`,
  )
  await pool.query(
    `insert into menu_entry (brand, week, product_id, version, kind, category, rank, surcharge_cents, capacity)
     select $1, $2, dish_id, version, kind, content->>'category', 100 + row_number() over (order by dish_id), 0, 500
     from dish_version d where kind = 'rtc' and not exists (
       select from menu_entry e where e.brand = $1 and e.week = $2 and e.product_id = d.dish_id)
     order by dish_id desc
     limit $3 - (select count(*) from menu_entry where brand = $1 and week = $2 and kind = 'rtc')`,
    [brand, week, recipes],
  )
  await pool.query('update menu_week set version = version + 1 where brand = $1 and week = $2', [brand, week])
}

/** The number of dish cards on the page. */
async function cardsOn(server: Served, question: Ask): Promise<number> {
  const html = await ask(server.origin, new Agent(), question)
  const cards = html.split('<article class="dish-card"').length - 1
  if (cards === 0) throw new Error(`${question.path} shows no card`)
  return cards
}
