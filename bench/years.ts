// The cost of a household's years: every reading call after 104 weeks of boxes, beside one of four weeks (of sixty,
// where four weeks do not fill a page of a list). The two are called in turn in one run, so that other load affects
// both.

import { Agent } from 'node:http'
import { allCalls, pathOf } from '../contract/index.ts'
import { menuWeekOf } from '../domain/time/weeks.ts'
import { brandDate } from '../domain/time/zone.ts'
import { liveThrough, ofManyWeeks } from '../tests/years.ts'
import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { type Ask, type LoadResult, load, send, together } from './load.ts'
import { type Served, serve } from './served.ts'
import { type Row, rowOf } from './table.ts'

const brand = 'cookit'
const port = 3174
const host = `cookit.localhost:${port}`
const households = 16
const perTurn = 100
/** A list that shows a page of weeks is not full after four: it is compared with a full one. */
const weeks = { few: 4, page: 60, many: 104 }
/** The factor by which many weeks may cost more. */
const most = 1.1

/** @param rounds each sends every call `perTurn` times for both */
export async function measureYears(ground: Ground, rounds: number): Promise<Row[]> {
  const { pool, clock } = ground.services
  const people = await signIn(ground, brand, 3 * households)
  const few = people.slice(0, households)
  const page = people.slice(households, 2 * households)
  const many = people.slice(2 * households)
  const before = menuWeekOf(brandDate(brand, clock.now().toString()))
  for (const [who, count] of [
    [few, weeks.few],
    [page, weeks.page],
    [many, weeks.many],
  ] as const)
    await liveThrough(
      pool,
      who.map(({ clientId }) => clientId),
      { weeks: count, before },
    )
  // The settings are open, as after a recent sign-in.
  await pool.query('update session set settings_authenticated_at = $1', [clock.now().toString()])
  await pool.query('vacuum analyze')
  const server = await serve('product', port, ground.url)
  try {
    const rows: Row[] = []
    for (const name of await answering(server, many[0] as SignedIn)) {
      rows.push(
        await compare(ground, server, name, { few: ofManyWeeks.has(name) ? page : few, many, rounds }),
      )
    }
    const over = rows.filter(row => row.timesFloor > most).map(row => row.name)
    process.stdout.write(
      `${rows.length} calls; over ${most} times: ${over.length === 0 ? 'none' : over.join(', ')}\n`,
    )
    return rows
  } finally {
    await server.stop()
  }
}

type Name = Parameters<typeof pathOf>[0]

/** The input of a call for this person: the address's own words filled in, the rest of the input after it. */
function askOf(name: Name, { orderId, week, cookie }: SignedIn): Ask {
  const path = pathOf(name).replace(':orderId', orderId).replace(':date', week)
  const query = path === pathOf(name) ? `?orderId=${orderId}` : ''
  return { method: 'GET', path: path + query, headers: { host, cookie, 'accept-encoding': 'gzip' } }
}

/** Reading calls that such an input answers; others need an input of their own, or something that the household does not have. */
async function answering(server: Served, person: SignedIn): Promise<Name[]> {
  const agent = new Agent()
  const names: Name[] = []
  for (const { name, declaration } of allCalls()) {
    const own =
      declaration.who === 'client' || declaration.who === 'settings' || name === 'sessions.session_data'
    if (
      declaration.method !== 'GET' ||
      !own ||
      pathOf(name)
        .replace(/:(orderId|date)/, '')
        .includes(':')
    )
      continue
    for (const ask of [askOf(name, person)]) {
      const { status } = await send(server.origin, agent, ask)
      if (status === 200) names.push(name)
      else process.stdout.write(`${name}: ${status}, not compared\n`)
    }
  }
  agent.destroy()
  return names
}

async function compare(
  { postgres }: Ground,
  server: Served,
  name: Name,
  { few, many, rounds }: { few: readonly SignedIn[]; many: readonly SignedIn[]; rounds: number },
): Promise<Row> {
  const ask = (people: readonly SignedIn[]) =>
    load(server, postgres, perTurn, n => askOf(name, people[n % people.length] as SignedIn))
  const asked: { few: LoadResult[]; many: LoadResult[] } = { few: [], many: [] }
  await ask(few)
  await ask(many)
  for (let round = 0; round < rounds; round++) {
    asked.few.push(await ask(few))
    asked.many.push(await ask(many))
  }
  const [floor, cost] = [together(asked.few), together(asked.many)]
  return {
    ...rowOf(`\`${name}\``, 'request', cost.requests, cost.cost, floor.cost),
    statements: cost.statementsEach,
  }
}
