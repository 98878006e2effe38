// What the pages of the menu cost in the office beside a large catalogue: 2,000 meals, 10,000 market items and 104 menu weeks behind.

import type { Ground } from './ground.ts'
import { signIn } from './households.ts'
import { type Ask, type LoadResult, load, together } from './load.ts'
import { mostOf } from './memory.ts'
import { askOf, questions } from './requests.ts'
import { serve } from './served.ts'
import { signInStaff } from './staff.ts'
import { asRow, type Row } from './table.ts'

const [dishes, items, weeks] = [2_000, 10_000, 104] as const
const port = 3182
const host = `localhost:${port}`
const rounds = 4
/** Rounds before those that count. */
const warmUp = 2
const perTurn = 4

/** What is asked. Calls are what a page asks as one works on it; the list is in the page itself. */
const asked: Readonly<Record<string, string>> = {
  'the list of meals, page': '/en/admin/dishes',
  'the editor of a meal, page': '/en/admin/dishes/aloo-gobi-3',
  'the board of a week, page': '/en/admin/weeks',
  'ingredients, page': '/en/admin/ingredients',
  'the market, page': '/en/admin/market',
}

export async function measureCatalogue(ground: Ground): Promise<Row[]> {
  const people = await signIn(ground, 'freshprep', 16)
  await grow(ground)
  const cookie = await signInStaff(ground, { freshprep: 'menu', cookit: 'menu' })
  const server = await serve('product', port, ground.url, { PAGES: 'on' })
  const ofCook = (path: string): Ask => ({
    method: 'GET',
    path,
    headers: { host, cookie, 'accept-encoding': 'gzip' },
  })
  const ofHousehold = (n: number): Ask => {
    const question = questions[n % questions.length] as (typeof questions)[number]
    const { headers, ...ask } = askOf(question, people, n)
    return { ...ask, headers: { ...headers, host } }
  }
  const results = new Map<string, LoadResult[]>([[floor, []], ...Object.keys(asked).map(entryOf)])
  try {
    for (let round = 0; round < warmUp + rounds; round++) {
      const addPart = (name: string, part: LoadResult) => round >= warmUp && results.get(name)?.push(part)
      addPart(floor, await load(server, ground.postgres, 90, ofHousehold))
      for (const [name, path] of Object.entries(asked))
        addPart(name, await load(server, ground.postgres, perTurn, () => ofCook(path), 1))
    }
    process.stdout.write(
      `${dishes} meals, ${items} items, ${weeks} weeks behind: ${mostOf(server.pid)} MB at most\n`,
    )
  } finally {
    await server.stop()
  }
  const rows = [...results].map(([name, parts]) => [name, together(parts)] as const)
  const [, ofFloor] = rows[0] as (typeof rows)[number]
  return rows.map(([name, result]) => asRow(name, result, ofFloor))
}

const floor = 'pages and data of households, mixed'
const entryOf = (name: string): [string, LoadResult[]] => [name, []]

/** Copies of the catalogue's own meals and items under names of their own, and the weeks behind as this one was. */
export async function grow({ services: { pool } }: Ground): Promise<void> {
  await pool.query(
    `insert into dish_version (dish_id, version, kind, content, recipe, reason, at, place)
     select d.dish_id || '-' || n, 1, d.kind,
       d.content || jsonb_build_object('id', d.dish_id || '-' || n, 'version', 1),
       d.recipe || jsonb_build_object('id', d.dish_id || '-' || n), '', d.at, d.place + 100 * n
     from dish_version d, generate_series(2, 100) n
     where d.version = 1 order by n limit $1 - (select count(distinct dish_id) from dish_version)`,
    [dishes],
  )
  await pool.query(
    `insert into market_item (item_id, version, content, reason, at, place)
     select i.item_id || '-' || n, 1, i.content || jsonb_build_object('id', i.item_id || '-' || n), '', i.at, i.place + 100 * n
     from market_item i, generate_series(2, 1000) n
     where i.version = 1 order by n limit $1 - (select count(distinct item_id) from market_item)`,
    [items],
  )
  await pool.query('update catalogue_revision set revision = revision + 1')
  const { rows } = await pool.query<{ brand: string; week: string }>(
    'select brand, min(week)::text as week from menu_week group by brand',
  )
  for (const { brand, week } of rows) {
    await pool.query(
      `insert into menu_week (brand, week, version, published_at)
       select $1, ($2::date - 7 * n), 1, published_at from menu_week, generate_series(1, $3::int) n
       where brand = $1 and week = $2`,
      [brand, week, weeks],
    )
    await pool.query(
      `insert into menu_entry
       select (jsonb_populate_record(e, jsonb_build_object('week', (e.week - 7 * n)::text))).*
       from menu_entry e, generate_series(1, $3::int) n where e.brand = $1 and e.week = $2::date`,
      [brand, week, weeks],
    )
  }
  await pool.query('vacuum analyze')
}
