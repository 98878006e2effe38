// The rows a household's calls read after two years of weeks, compared with four weeks, on a real database.

import { expect, test } from 'vitest'
import { allCalls, type CallName } from '../../contract/index.ts'
import { menuWeekOf } from '../../domain/time/weeks.ts'
import { menusAt, orderOf, requestOf, subscribe, type TestHousehold } from '../../tests/household.ts'
import { readByIndexes, rowsRead } from '../../tests/rows_read.ts'
import { type TestServices, testServices } from '../../tests/services.ts'
import { liveThrough, ofManyWeeks } from '../../tests/years.ts'
import { openSession } from '../identity/sessions/session.ts'
import { calls } from './index.ts'

const now = '2026-11-27T18:00:00.000Z'
const before = menuWeekOf('2026-11-23')

const services = await testServices({ now, beginning: menusAt(now) })
const { pool } = services
const fresh = await subscribe(services.pool, now)
const old = await subscribe(services.pool, now)
const middling = await subscribe(services.pool, now)
const others = [middling.clientId]
for (let n = 0; n < 30; n++) others.push((await subscribe(services.pool, now)).clientId)
await liveThrough(pool, others, { weeks: 60, before })
await liveThrough(pool, [fresh.clientId], { weeks: 4, before })
await liveThrough(pool, [old.clientId], { weeks: 104, before })
const cookies = new Map<TestHousehold, string>()
const visitOf = ({ brand }: TestHousehold, kept: string | undefined) => ({
  brand,
  cookies: kept,
  now: services.clock.now(),
  secure: false,
})
for (const household of [fresh, middling, old]) {
  const session = await openSession(services, visitOf(household, undefined))
  await session.signIn(household.clientId)
  cookies.set(household, String(session.setCookie?.split(';', 1)[0]))
}
await pool.query('vacuum analyze')
await readByIndexes(pool)

type Handler = (
  services: TestServices,
  request: ReturnType<typeof requestOf>,
  input: unknown,
) => Promise<unknown>

/** Rows and index entries, in all and by table or index. */
interface Reads {
  sum: number
  tables: Record<string, number>
}

/** What a call reads for a household, once its plans are made; null where it takes more than an order. */
async function readBy(household: TestHousehold, name: CallName): Promise<Reads | null> {
  const [group, action] = name.split('.') as [keyof typeof calls, string]
  const handler = (calls[group] as Record<string, Handler>)[action] as Handler
  const request = requestOf(household.clientId, now)
  const declared = allCalls().find(call => call.name === name)?.declaration
  const given = declared?.input.safeParse({ orderId: orderOf(household, 1).id })
  if (!given?.success) return null
  const ask = async () => {
    const session = await openSession(services, visitOf(household, cookies.get(household)))
    request.session.personal = () => session.personal()
    await handler(services, request, given.data).catch(() => null)
  }
  for (let n = 0; n < 7; n++) await ask()
  // The least of three: a statement may be planned anew, and then the planner reads too.
  const reads: Reads[] = []
  for (let n = 0; n < 3; n++) {
    const tables = await rowsRead(services.pool, ask)
    reads.push({ tables, sum: Object.values(tables).reduce((sum, rows) => sum + rows, 0) })
  }
  return reads.reduce((least, one) => (one.sum < least.sum ? one : least))
}

/** The tables of which one reads more than the other, for people who look for the cause. */
function grown(few: Reads, many: Reads): string {
  return Object.entries(many.tables)
    .filter(([table, rows]) => rows > (few.tables[table] ?? 0))
    .map(([table, rows]) => `${table} ${few.tables[table] ?? 0} → ${rows}`)
    .join(', ')
}

const asked = allCalls()
  .filter(({ declaration: { method, who } }) => method === 'GET' && (who === 'client' || who === 'settings'))
  .map(({ name }) => name)

test('a call of a household reads as much after two years as after four weeks, within a tenth', async () => {
  const more: string[] = []
  let compared = 0
  for (const name of [...asked, 'sessions.session_data'] as CallName[]) {
    const few = await readBy(ofManyWeeks.has(name) ? middling : fresh, name)
    const many = await readBy(old, name)
    if (few === null || many === null) continue
    compared += 1
    if (many.sum > few.sum * 1.1 + 4) more.push(`${name}: ${few.sum} → ${many.sum} (${grown(few, many)})`)
  }
  expect(more).toEqual([])
  expect(compared).toBeGreaterThan(30)
})
