// A deploy: new processes start beside the old ones, on one schema, and the old ones stop, while households edit and a week is run.

import { expect, test } from 'vitest'
import { menusAt, productsOn, subscribe } from '../tests/household.ts'
import { signedInVisitor, testServer } from '../tests/http.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { type Process, readyOf, setClock, startProcess } from '../tests/program_process.ts'
import { brokenGuarantees, giveCard } from '../tests/weekly.ts'
import { menusOf } from './menu/memory.ts'
import { open } from './weekly/open.ts'

// A Friday morning in Vancouver: the cutoff of Tuesday's boxes is tonight.
const now = '2026-11-27T18:00:00.000Z'
const households = 400
const editors = 3
/** More rounds take longer: `ROLLING_ROUNDS=20 npx vitest run --project server server/rolling.test.ts`. */
const rounds = Number(process.env.ROLLING_ROUNDS ?? 1)

const server = await testServer({ now, beginning: menusAt(now) })
const { services } = server
const {
  pool,
  database: { url },
} = services

/** Resolves once a statement finds something. */
const found = (text: string, values: unknown[]) =>
  expect.poll(async () => (await pool.query(text, values)).rowCount, { interval: 20 }).toBeGreaterThan(0)

async function editor() {
  const { clientId } = await subscribe(pool, now)
  await giveCard(pool, clientId, 'approves', now)
  const { cookie } = await signedInVisitor(server, clientId)
  return { clientId, cookie: String(cookie), orderId: '', productId: '', quantity: 0, saved: 0 }
}
type Editor = Awaited<ReturnType<typeof editor>>

/** Its box furthest ahead, which no cutoff reaches in this round. */
async function nextBox(one: Editor): Promise<void> {
  const { rows } = await pool.query<{ id: string; week: string }>(
    `select id, week::text from client_order where client_id = $1 and state = 'upcoming' order by week desc limit 1`,
    [one.clientId],
  )
  const [box] = rows
  menusOf(services).changed()
  const [dish] = await productsOn(services, 'freshprep', String(box?.week), 'rtc')
  Object.assign(one, { orderId: box?.id, productId: dish?.id, quantity: 0 })
}

async function edit(one: Editor, webs: readonly Process[]): Promise<void> {
  const { port } = await readyOf(webs)
  const quantity = (one.quantity % 4) + 1
  const answer = await fetch(`http://localhost:${port}/api/v1/orders/update_quantity`, {
    method: 'POST',
    headers: { cookie: one.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: one.orderId, productId: one.productId, quantity }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  one.quantity = quantity
  one.saved += 1
}

test('old and new processes side by side lose nothing during edits and a weekly run', async () => {
  await pool.query('update menu_entry set capacity = capacity * 10')
  await makeHouseholds(pool, {
    ...{ brand: 'freshprep', province: 'BC', kitchen: 'vancouver', count: households, weekdays: [2, 3] },
    ...{ firstWeek: '2026-11-30', now, oneIn: { given: 5, code: 7 } },
  })
  await open(services, now)
  await setClock(pool, Temporal.Instant.from(now))
  const at = await Promise.all(Array.from({ length: editors }, editor))
  let web = await startProcess(url, 'web')
  let worker = await startProcess(url, 'worker')
  const finished: Process[] = []
  for (let round = 0; round < rounds; round++) {
    const webs = [web]
    let rolling = true
    for (const one of at) await nextBox(one)
    const edits = Promise.all(
      at.map(async one => {
        const before = one.saved
        while (rolling || one.saved === before) await edit(one, webs)
      }),
    )
    // It is awaited below, whenever it fails.
    edits.catch(() => undefined)
    const [newWeb, newWorker] = await Promise.all([startProcess(url, 'web'), startProcess(url, 'worker')])
    const { rows } = await pool.query<{ at: Date }>(
      `select min(cutoff_at) as at from client_order where state = 'upcoming'`,
    )
    const cutoff = rows[0]?.at ?? new Date(now)
    await setClock(pool, Temporal.Instant.from(cutoff.toISOString()).add({ seconds: 1 }))
    await found('select from batch where cutoff_at = $1 and chosen_at is not null', [cutoff])
    webs.push(newWeb)
    for (const old of [web, worker]) old.child.kill('SIGTERM')
    expect(await Promise.all([web.ended, worker.ended])).toEqual([0, 0])
    webs.shift()
    await found('select from batch where cutoff_at = $1 and charged_at is not null', [cutoff])
    rolling = false
    await edits
    finished.push(web, worker)
    ;[web, worker] = [newWeb, newWorker]
    expect(await brokenGuarantees(pool, cutoff.toISOString())).toEqual([])
    for (const one of at) {
      const line = 'select quantity from order_line where order_id = $1 and product_id = $2'
      expect((await pool.query(line, [one.orderId, one.productId])).rows).toEqual([
        { quantity: one.quantity },
      ])
    }
  }
  expect(finished.flatMap(({ errors }) => errors)).toEqual([])
  const failed = await pool.query(`select name from pgboss.job where state = 'failed'`)
  expect(failed.rows).toEqual([])
  const charged = await pool.query(`select from client_order where state = 'charged'`)
  expect(charged.rowCount).toBeGreaterThan(households / 4)
  expect(Math.min(...at.map(({ saved }) => saved))).toBeGreaterThan(rounds)
})
