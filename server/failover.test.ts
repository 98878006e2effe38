// A primary is lost in the middle of a cutoff: its standby takes over, and nothing is charged twice, lost, or answered with a fault.

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../database/prepare.ts'
import { atEnd } from '../tests/database.ts'
import { productsOn, publishTestMenus, subscribe } from '../tests/household.ts'
import { signedInVisitor, testServer } from '../tests/http.ts'
import { makeHouseholds } from '../tests/many_households.ts'
import { readyOf, setClock, startProcess } from '../tests/program_process.ts'
import { randomFrom } from '../tests/random.ts'
import { replicatedPostgres } from '../tests/replicated_postgres.ts'
import { brokenGuarantees, giveCard } from '../tests/weekly.ts'
import { loadCatalogue } from './catalogue/load_catalogue.ts'
import { menusOf } from './menu/memory.ts'
import { isUnavailable, openPool, withTx } from './request/database/database.ts'
import { openMemory } from './request/memory.ts'
import { open } from './weekly/open.ts'

// A Friday morning in Vancouver: the cutoff of Tuesday's boxes is tonight.
const now = '2026-11-27T18:00:00.000Z'
const households = 400
const editors = 3
/** More rounds take longer: `FAILOVER_ROUNDS=20 npx vitest run --project server server/failover.test.ts`. */
const rounds = Number(process.env.FAILOVER_ROUNDS ?? 1)

const replicated = await replicatedPostgres(async primary => {
  await prepareDatabase(primary)
  const only = openPool({ url: primary, size: 2, onIdleError: () => {} })
  await loadCatalogue(only, '2026-11-01T00:00:00.000Z')
  await publishTestMenus(only, now)
  await only.end()
})
const { url } = replicated
const pool = openPool({ url, size: 8, onIdleError: () => {} })
atEnd(() => pool.end())
const server = await testServer({ now, database: { url, pool, memory: openMemory() } })
const { services } = server

/** A statement of the test itself, which is tried until a primary answers it. */
async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  for (;;) {
    const answer = await pool.query<Row>(text, values).catch(() => null)
    if (answer) return answer.rows
    await pause(20)
  }
}

const found = (text: string, values: unknown[]) =>
  expect.poll(async () => (await ask(text, values)).length, { interval: 10 }).toBeGreaterThan(0)

/** Households that change their boxes all the time. What was not answered with 200 may be saved or not. */
async function editor() {
  const { clientId } = await subscribe(pool, now)
  await giveCard(pool, clientId, 'approves', now)
  const { cookie } = await signedInVisitor(server, clientId)
  return {
    clientId,
    cookie: String(cookie),
    orderId: '',
    productId: '',
    confirmed: 0,
    open: 0,
    saved: 0,
    busy: 0,
  }
}
type Editor = Awaited<ReturnType<typeof editor>>

async function nextBox(one: Editor): Promise<void> {
  const [box] = await ask<{ id: string; week: string }>(
    `select id, week::text from client_order where client_id = $1 and state = 'upcoming' order by week desc limit 1`,
    [one.clientId],
  )
  menusOf(services).changed()
  const [dish] = await productsOn(services, 'freshprep', String(box?.week), 'rtc')
  Object.assign(one, { orderId: box?.id, productId: dish?.id, confirmed: 0, open: 0 })
}

async function edit(one: Editor, port: number): Promise<void> {
  const quantity = (one.confirmed % 4) + 1
  const answer = await fetch(`http://localhost:${port}/api/v1/orders/update_quantity`, {
    method: 'POST',
    headers: { cookie: one.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: one.orderId, productId: one.productId, quantity }),
  })
  const body = await answer.text()
  if (answer.status === 503) {
    expect(JSON.parse(body).error.code).toBe('busy')
    Object.assign(one, { open: quantity, busy: one.busy + 1 })
    return
  }
  expect(answer.status, body).toBe(200)
  Object.assign(one, { confirmed: quantity, open: 0, saved: one.saved + 1 })
}

async function charged(cutoff: Date): Promise<number> {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int from client_order where cutoff_at = $1 and state = 'charged'`,
    [cutoff],
  )
  return row?.count ?? 0
}

test('a primary lost in the middle of a cutoff is a pause: charged once, no confirmed change lost, nobody told of a fault', async () => {
  await pool.query('update menu_entry set capacity = capacity * 10')
  await makeHouseholds(pool, {
    ...{ brand: 'freshprep', province: 'BC', kitchen: 'vancouver', count: households, weekdays: [2, 3] },
    ...{ firstWeek: '2026-11-30', now, oneIn: { given: 5, code: 7 } },
  })
  await open(services, now)
  await setClock(pool, Temporal.Instant.from(now))
  const at = await Promise.all(Array.from({ length: editors }, editor))
  const [web] = await Promise.all([startProcess(url, 'web'), startProcess(url, 'worker')])
  const random = randomFrom(20_261_127)
  for (let round = 0; round < rounds; round++) {
    let under = true
    for (const one of at) await nextBox(one)
    const edits = Promise.all(
      at.map(async one => {
        while (under || one.open > 0) await edit(one, web.port)
      }),
    )
    // It is awaited below, whenever it fails.
    edits.catch(() => undefined)
    const [next] = await ask<{ at: Date }>(
      `select min(cutoff_at) as at from client_order where state = 'upcoming'`,
    )
    const cutoff = next?.at ?? new Date(now)
    await setClock(pool, Temporal.Instant.from(cutoff.toISOString()).add({ seconds: 1 }))
    await found('select from batch where cutoff_at = $1 and chosen_at is not null', [cutoff])
    // At another place of the run in each round.
    await pause(random() * 400)
    replicated.losePrimary()
    await replicated.promote()
    const before = await charged(cutoff)
    await expect.poll(() => charged(cutoff), { interval: 10 }).toBeGreaterThan(before)
    await replicated.rejoin()
    await found('select from batch where cutoff_at = $1 and charged_at is not null', [cutoff])
    await readyOf([web])
    under = false
    await edits
    expect(await brokenGuarantees(pool, cutoff.toISOString())).toEqual([])
    for (const one of at) {
      const lines = await ask(`select quantity from order_line where order_id = $1 and product_id = $2`, [
        one.orderId,
        one.productId,
      ])
      expect(lines).toEqual([{ quantity: one.confirmed }])
    }
  }
  const [row] = await ask<{ count: number }>(`select count(*)::int from client_order where state = 'charged'`)
  expect(row?.count).toBeGreaterThan(households / 4)
  expect(Math.min(...at.map(({ saved }) => saved))).toBeGreaterThan(rounds)
})

test('a commit that no standby confirms in time is not reported as saved, and its caller may try again', async () => {
  const impatient = openPool({ url, size: 1, longest: 1_000, onIdleError: () => {} })
  // A table of its own: no process of the program holds a lock on it while its own commit waits.
  await ask('create table commit_alone (number int)')
  await replicated.loseStandby()
  const work = withTx(impatient, tx => tx.query('insert into commit_alone values (1)'))
  const error = await work.catch((thrown: unknown) => thrown)
  expect([(error as Error).name, isUnavailable(error)]).toEqual(['CommitUnknown', true])
  await impatient.end()
})
