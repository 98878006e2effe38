// The cost of ten thousand households watching their boxes at one process: the memory of each, and the processor time of drivers'
// reports.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { currentWeek } from '../domain/time/weeks.ts'
import { brandDate, wallClock } from '../domain/time/zone.ts'
import { trackingToken } from '../server/messages/tracking_links/tracking_token.ts'
import { publishMenus } from '../server/planning/publish.ts'
import { open } from '../server/weekly/open.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { costOf } from './cpu.ts'
import type { Ground } from './ground.ts'
import { serve } from './served.ts'

const brand = 'freshprep'
const port = 3174
/** Stops of a van, and how many of them are done at first. */
const doors = 40
const done = 4
/** How many stops each van makes during the measurement, and seconds in which nothing happens. */
const steps = 4
const idleSeconds = 60

interface ConnectionCounts {
  received: number
  open: number
}

/** Prints its own table: memory is not a cost of work. */
export async function measureTracked(ground: Ground, households: number): Promise<void> {
  const { services, postgres, url } = ground
  const boxes = await sendOut(ground, households)
  const watch: string[] = []
  for (const box of boxes) watch.push(`/tracking/live/${await trackingToken(services, box)}`)
  const server = await serve('product', port, url)
  const people = fork(fileURLToPath(new URL('./watchers.ts', import.meta.url)))
  const ask = async (message: object | 'heard'): Promise<ConnectionCounts> => {
    const answer = once(people, 'message')
    people.send(message)
    return (await answer)[0] as ConnectionCounts
  }
  const host = `127.0.0.1:${port}`
  const few = 200
  try {
    await ask({ watch: watch.slice(0, few), host, port })
    await pause(2_000)
    const before = residentKilobytes(server.pid)
    const opening = await costOf([server.pid, postgres], postgres, async () => {
      const { open: all } = await ask({ watch: watch.slice(few), host, port })
      if (all !== watch.length) throw new Error(`${all} of ${watch.length} watch`)
    })
    await pause(2_000)
    const after = residentKilobytes(server.pid)
    const idle = await costOf([server.pid, postgres], postgres, () => pause(idleSeconds * 1_000))
    let last = (await ask('heard')).received
    const first = last
    const moving = await costOf([server.pid, postgres], postgres, async () => {
      for (let step = 1; step <= steps; step++) {
        await getOn(ground, done + step)
        for (let quiet = 0; quiet < 3; ) {
          await pause(500)
          const { received } = await ask('heard')
          quiet = received === last ? quiet + 1 : 0
          last = received
        }
      }
    })
    const pushed = last - first
    const updates = steps * Math.ceil(households / doors)
    const each = (cpuMs: number, count: number) => ((cpuMs / count) * 1_000).toFixed(0)
    const lines = [
      '| households watching at one process | |',
      '|---|---|',
      `| watching | ${watch.length} |`,
      `| memory of each, kB | ${((after - before) / (watch.length - few)).toFixed(1)} |`,
      `| memory of the process, MB | ${(after / 1_024).toFixed(0)} |`,
      `| beginning to watch, CPU µs each | ${each(opening.cpuMs, watch.length - few)} (PostgreSQL ${each(opening.postgresMs, watch.length - few)}) |`,
      `| a minute in which nothing happens, CPU ms | ${((idle.cpuMs / idleSeconds) * 60).toFixed(0)} |`,
      `| a van gets on by a door, CPU µs | ${each(moving.cpuMs, updates)} (PostgreSQL ${each(moving.postgresMs, updates)}) |`,
      `| telling it to one household, CPU µs | ${each(moving.cpuMs, pushed)} (${pushed} times) |`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    people.kill()
    await server.stop()
  }
}

/** The memory of a process. */
function residentKilobytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

/** Households whose boxes are on the road today, forty to a van. @returns their boxes */
async function sendOut(
  { services }: Ground,
  households: number,
): Promise<{ clientId: string; orderId: string }[]> {
  const { pool, clock } = services
  const now = clock.now().toString({ fractionalSecondDigits: 3 })
  const { date, time } = wallClock(brand, now)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  await publishMenus(services, now)
  await makeHouseholds(pool, {
    brand,
    province: 'BC',
    kitchen: 'vancouver',
    count: households,
    weekdays: [1, 2, 3],
    firstWeek: currentWeek(brand, now),
    now,
  })
  await open(services, now)
  await pool.query(
    `with next as (select distinct on (client_id) client_id, id from client_order order by client_id, delivery_date)
     update client_order o set state = 'out_for_delivery', delivery_date = $1 from next
     where o.client_id = next.client_id and o.id = next.id`,
    [brandDate(brand, now)],
  )
  await pool.query(
    `insert into delivery_route (id, brand, delivery_date, kitchen, number, leaves_minute, started_at, lat, lon, position_at)
     select gen_random_uuid(), $1, $2, 'vancouver', n, $3, $4, 49.26, -123.1, $4 from generate_series(1, $5::int) n`,
    [brand, date, Math.max(0, hours * 60 + minutes - 30), now, Math.ceil(households / doors)],
  )
  await pool.query(
    `insert into route_stop (client_id, id, route_id, brand, delivery_date, kitchen, place, kind, subject_id, lat, lon, start_hour,
       end_hour, planned_minute, state)
     select o.client_id, gen_random_uuid(), r.id, $1, $2, 'vancouver', (o.n - 1) % $3::int + 1, 'delivery', o.id,
       49.2 + (o.n % 97) * 0.001, -123.2 + (o.n % 89) * 0.002, 0, 24, $4::int + ((o.n - 1) % $3::int) * 5,
       case when (o.n - 1) % $3::int < $5::int then 'done' else 'planned' end
     from (select client_id, id, row_number() over (order by client_id)::int as n from client_order
         where state = 'out_for_delivery') o
       join delivery_route r on r.number = (o.n - 1) / $3::int + 1`,
    [brand, date, doors, hours * 60 + minutes, done],
  )
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ clientId: string; orderId: string }>(
    `select client_id as "clientId", id as "orderId" from client_order where state = 'out_for_delivery' order by client_id`,
  )
  return rows
}

/** Every driver finishes the stop at a place and moves on: the writes of the driver's page, for all vans. */
async function getOn({ services: { pool } }: Ground, place: number): Promise<void> {
  await pool.query(`update route_stop set state = 'done', finished_at = now() where place = $1`, [place])
  const { rows } = await pool.query<{ id: string }>('select id from delivery_route order by id')
  for (const { id } of rows) {
    await pool.query(
      `with touched as (update delivery_route set version = version + 1, lat = lat + 0.001, position_at = now()
           where id = $1 returning id)
       select id from touched where pg_notify('delivery_route', id::text) is not null`,
      [id],
    )
  }
}
