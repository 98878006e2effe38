// What a household's request and the clock cost beside more and more other households: hot requests, jobs with nothing to do, and a look for
// messages when there are none. The bases stand side by side and are asked in turns, so that other load on the machine affects all.

import pg from 'pg'
import { usualCutoff } from '../domain/time/cutoff.ts'
import { menuWeekOf, orderDates } from '../domain/time/weeks.ts'
import { sendMessages } from '../server/messages/send.ts'
import { clockJobs } from '../server/schedule/clock_lanes.ts'
import { open } from '../server/weekly/open.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { type Cost, costOf, sumOf } from './cpu.ts'
import { type Ground, openGround } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { type Ask, load } from './load.ts'
import { type Served, serve } from './served.ts'

const brand = 'cookit'
const firstPort = 3190
const people = 32
/** Rounds that count, after those that compile code and fill caches; requests of each kind in a round. */
const [warmUp, counted] = [2, 6] as const
const perTurn = 96
/** Runs of all jobs, and looks for messages, in a round. */
const looks = 20
/** The factor by which more households may cost more. */
const most = 1.1

interface Standing {
  households: number
  ground: Ground
  server: Served
  host: string
  signedIn: readonly SignedIn[]
  /** Requests so far: each changes something. */
  asked: number
}

/** @param sizes numbers of households, the smallest first: it is what the others are compared with */
export async function measureFlat(sizes: readonly number[]): Promise<void> {
  const all: Standing[] = []
  try {
    for (const [at, households] of sizes.entries()) all.push(await standing(households, firstPort + at))
    const works = Object.entries(workOf)
    const costs = new Map<string, Cost[]>()
    for (let round = 0; round < warmUp + counted; round++)
      for (const [name, work] of works)
        for (const one of all) {
          const cost = await work(one)
          const key = `${name} ${one.households}`
          if (round >= warmUp) costs.set(key, [...(costs.get(key) ?? []), cost])
        }
    const each = (name: string, { households }: Standing) =>
      sumOf(costs.get(`${name} ${households}`) ?? []).cpuMs / counted / timesOf(name)
    const head = all.map(({ households }) => ` ${households.toLocaleString('en')} households, µs | × |`)
    process.stdout.write(`| work |${head.join('')}\n|---|${'---|---|'.repeat(all.length)}\n`)
    const over: string[] = []
    for (const [name] of works) {
      const floor = each(name, all[0] as Standing)
      const cells = all.map(one => {
        const ms = each(name, one)
        if (ms / floor > most) over.push(`${name} at ${one.households}`)
        return ` ${(ms * 1000).toFixed(0)} | ${(ms / floor).toFixed(2)} |`
      })
      process.stdout.write(`| ${name} |${cells.join('')}\n`)
    }
    process.stdout.write(`over ${most} times: ${over.length === 0 ? 'none' : over.join(', ')}\n`)
  } finally {
    for (const { server, ground } of all) {
      await server.stop()
      await ground.close()
    }
  }
}

async function standing(households: number, port: number): Promise<Standing> {
  const ground = await openGround()
  const { services } = ground
  const now = services.clock.now().toString({ fractionalSecondDigits: 3 })
  // A statement about a million households takes longer than the program allows one.
  const pool = new pg.Pool({ connectionString: ground.url, max: 1 })
  const firstWeek = menuWeekOf(orderDates(brand, 1, now, () => usualCutoff)[0] as string)
  await makeHouseholds(pool, {
    ...{ brand, province: 'QC', kitchen: 'montreal', count: households, weekdays: [3, 4, 5], firstWeek, now },
    oneIn: { code: 3, given: 3, points: 3, paused: 12 },
  })
  await open(services, now)
  const signedIn = await signIn(ground, brand, people)
  while ((await sendMessages(services)) > 0);
  for (const { run } of clockJobs) await run(services)
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  await pool.end()
  const server = await serve('product', port, ground.url, { PAGES: 'on' })
  process.stdout.write(`${households} households are there\n`)
  return { households, ground, server, host: `cookit.localhost:${port}`, signedIn, asked: 0 }
}

const requests =
  (askOf: (person: SignedIn, n: number) => Ask) =>
  async (one: Standing): Promise<Cost> => {
    const { server, ground, signedIn, host } = one
    const before = one.asked
    one.asked += perTurn
    const { cost } = await load(server, ground.postgres, perTurn, n => {
      const person = signedIn[(before + n) % people] as SignedIn
      const ask = askOf(person, before + n)
      const own = { host, cookie: person.cookie, 'accept-encoding': 'gzip', 'sec-fetch-site': 'same-origin' }
      return { ...ask, headers: own }
    })
    return cost
  }

const get = (path: (person: SignedIn) => string) =>
  requests(person => ({ method: 'GET', path: path(person) }))

const repeated =
  (work: (ground: Ground) => Promise<unknown>) =>
  ({ ground }: Standing): Promise<Cost> =>
    costOf([process.pid, ground.postgres], ground.postgres, async () => {
      for (let time = 0; time < looks; time++) await work(ground)
    })

const workOf: Readonly<Record<string, (one: Standing) => Promise<Cost>>> = {
  'a change of a box': requests(({ orderId, productId }, n) => ({
    method: 'POST',
    path: '/api/v1/orders/update_quantity',
    body: { orderId, productId, quantity: 2 + (Math.floor(n / people) % 3) },
  })),
  'editor page': get(({ orderId }) => `/orders/${orderId}/editor`),
  'account page': get(() => '/compte'),
  '`session_data`': get(() => '/api/v1/sessions/session_data'),
  '`menu/data`': get(() => '/api/v1/menu/data'),
  'all jobs of the clock, with nothing to do': repeated(async ({ services }) => {
    for (const { run } of clockJobs) await run(services)
  }),
  'a look for messages when there are none': repeated(({ services }) => sendMessages(services)),
}

const timesOf = (name: string) => (name.startsWith('a look') || name.startsWith('all jobs') ? looks : perTurn)
