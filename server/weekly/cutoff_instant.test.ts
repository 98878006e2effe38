// What a box depends on is fixed at its cutoff by the clock (rule 31): every setting of a household is changed a second before and a
// second after, while no worker is there; then two workers come, and are killed on the way. What was shown at the cutoff is charged
// and delivered.

import { expect, test } from 'vitest'
import { addBoughtCard, adjustPoints, grant } from '../../domain/ledger.ts'
import { cutOffAt } from '../../tests/cut_off.ts'
import { account } from '../../tests/effects/account.ts'
import { delivery } from '../../tests/effects/delivery.ts'
import { type Box, type Effect, type Home, newHome } from '../../tests/effects/home.ts'
import { messages, tastes } from '../../tests/effects/messages.ts'
import { payments } from '../../tests/effects/payments.ts'
import { subscription } from '../../tests/effects/subscription.ts'
import { insertClient, signedInVisitor } from '../../tests/http.ts'
import { randomFrom } from '../../tests/random.ts'
import { signupServer } from '../../tests/signup.ts'
import { brokenGuarantees } from '../../tests/weekly.ts'
import { addTransactions } from '../money/ledger/add_transactions.ts'
import { withTx } from '../request/database/database.ts'
import { weeklyJobs } from '../schedule/clock_jobs.ts'
import { moneyJobs } from '../schedule/money_jobs.ts'
import { runInTurn } from './in_turn.ts'

// A Friday morning in Montréal.
const now = '2026-11-27T15:00:00.000Z'
const random = randomFrom(20_261_127)
const server = await signupServer(now)
const { services } = server
const { pool, clock } = services
await pool.query('update menu_entry set capacity = 10000')
await pool.query(
  `insert into discount_code (brand, code, type, unit, elements, minimum_spend_cents, name_en, name_fr, text_en, text_fr,
     is_default) values ('cookit', 'ONCE', 'DiscountCode', 'cents', '[500]', 0, '', '', '', '', false)`,
)
await pool.query(`update discount_code set combines_with = '{DiscountCode,MultiorderDiscountCode}'`)
const adminId = await insertClient(services, { brand: 'cookit', isAdmin: true })

/** Sets an employer's credit, as an admin does. */
const employer = (valueCents: number, expiration: string) => async (home: Home) => {
  const admin = await signedInVisitor(server, adminId, 'cookit', { settings: true })
  const plan = { plan: 'Lunch', valueCents, expiration, period: 'once', clientId: home.clientId }
  const answer = await admin.post('/api/v1/settings_corporate_credit_plan/update', plan)
  expect(answer.statusCode).toBe(200)
}

type Change = Effect['change']
const changesOf = (effects: Readonly<Record<string, Effect>>): [string, Change][] =>
  Object.entries(effects).map(([name, { change }]) => [name, change])
/** Erasing needs an account that is closed already. */
const ofPerson = changesOf({ ...account, ...messages }).filter(([name]) => !name.startsWith('erasure'))

const takeOff = (home: Home, code: string) =>
  home.self.post('/api/v1/settings_payment/invalidate', { kind: 'code', id: code })

const changes: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(changesOf({ ...subscription, ...delivery, ...tastes, ...payments })),
  'all of the account and its messages': async home => {
    for (const [, change] of ofPerson) await change(home)
  },
  // Leaves enough to choose from.
  'allergens, severe, ingredients, dishes never again, diet': home =>
    home.api('settings_taste/update', {
      exclusions: ['peanut'],
      severe: ['peanut'],
      never: ['chili-con-carne'],
    }),
  'plan: more, then as it was': async home => {
    await home.api('settings_subscription/update', { kind: 'rtc', people: 4, recipes: 4 })
    await home.api('settings_subscription/update', { kind: 'rtc', people: 2, recipes: 3 })
  },
  'code taken': home => home.api('settings_payment/apply', { code: 'TENOFF' }),
  'code of three boxes taken off': home => takeOff(home, 'THREE'),
  'code of one box taken off and taken again': async home => {
    await takeOff(home, 'ONCE')
    await home.self.post('/api/v1/settings_payment/apply', { code: 'ONCE' })
  },
  'points turned into credit': home =>
    home.api('rewards/redeem_for_gift_card', { points: 1_000, requestId: crypto.randomUUID() }),
  'given value expired by the other call': home => home.api('settings_subscription/expire_gc'),
  'employer’s credit raised': employer(9_000, '2027-06-30'),
  'employer’s credit cut': employer(100, '2027-06-30'),
  'employer’s credit ended': employer(5_000, '2026-11-29'),
  'employer’s credit ended, then raised': async home => {
    await employer(5_000, '2026-11-29')(home)
    await employer(7_000, '2027-06-30')(home)
  },
  nothing: async () => {},
}

interface Standing {
  state: string
  /** Its cutoff is tonight: it was not moved to a later day. */
  isCutOff: boolean
  total: number
  discount: number
  payment: Record<'givenCents' | 'boughtCents' | 'corporateCents' | 'cardCents', number>
  date: string
  plan: string
  /** Recipes or meals: those in it, or those to come. */
  units: number
  address: string
  province: string
}

const firstOf = async (home: Home) => (await home.boxes())[0] as Box

/** What a household sees of a box, and where it goes. */
async function standingOf(home: Home, { id }: Box): Promise<Standing> {
  const [row] = await home.rows(
    `select o.state, o.cutoff_at < $3 as "isCutOff", o.plan_id as plan, o.delivery_date::text || ' ' || o.start_hour as date, o.province,
       coalesce(p.address, to_jsonb(a)) ->> 'address' as address,
       (select sum(l.quantity)::int from order_line l where l.client_id = $1 and l.order_id = o.id and l.kind <> 'item') as units
     from client_order o join delivery_address a on a.client_id = $1 and a.kind = 'main'
     left join order_address p on p.client_id = $1 and p.order_id = o.id where o.client_id = $1 and o.id = $2`,
    [home.clientId, id, '2026-11-28T12:00:00Z'],
  )
  const { receipt } = (await home.self.get(`/api/v1/orders/order_data?orderId=${id}`)).json()
  const [, size = '', count = size] = /^rt[ce]_(\d+)(?:-(\d+))?$/.exec(row.plan) ?? []
  return {
    ...row,
    total: receipt.totalCents,
    discount: receipt.discountCents,
    payment: receipt.payment,
    units: row.units ?? Number(count),
  }
}

/** What becomes of it: the same, charged; or skipped as it was. */
const afterRun = (before: Standing): Standing => ({
  ...before,
  state: before.state === 'upcoming' && before.isCutOff ? 'charged' : before.state,
})

/** Whatever it changed before the cutoff, it changes its plan and takes a code afterwards. */
async function changeMore({ self }: Home): Promise<void> {
  await self.post('/api/v1/settings_subscription/update', { kind: 'rtc', people: 4, recipes: 4 })
  await self.post('/api/v1/settings_payment/apply', { code: 'TENOFF' })
}

interface Case {
  name: string
  home: Home
  first: Box
  at: 'before' | 'after'
  change: Change
}

/** A household with some of: codes, given and bought value, an employer's credit, points, and a box chosen by hand. */
async function someHome(): Promise<Home> {
  const home = await newHome(server)
  const { clientId } = home
  const has = () => random() < 0.5
  for (const code of ['THREE', 'ONCE']) if (has()) await home.api('settings_payment/apply', { code })
  if (has()) await employer(3_000, '2026-12-31')(home)
  const value = [
    ...(has() ? [grant('start', 'bonus', 2_000)] : []),
    ...(has() ? [addBoughtCard('start', 1_500)] : []),
    adjustPoints('start', 1_500),
  ]
  const transactions = value.map(transaction => ({ clientId, transaction }))
  await withTx(pool, tx => addTransactions(tx, transactions, 'test', now))
  const { id, week } = await firstOf(home)
  const chosen = Math.floor(random() * 3) * 3
  const dishes = await home.rows(
    `select product_id as id from menu_entry where brand = 'cookit' and week = $1 and kind = 'rtc' and surcharge_cents = 0
     order by rank limit $2`,
    [week, chosen],
  )
  for (const dish of dishes.slice(0, 3))
    await home.api('orders/update_quantity', { orderId: id, productId: dish.id, quantity: 1 })
  return home
}

test('changed a second before it or a second after, a box is charged and delivered as it was shown at its cutoff', {
  tags: '[ST-ORDER-EDITABLE]',
}, async () => {
  const cases: Case[] = []
  const make = async (name: string, change: Change, at: Case['at']) => {
    const home = await someHome()
    cases.push({ name: `${name}, a second ${at}`, home, first: await firstOf(home), at, change })
  }
  for (const [name, change] of Object.entries(changes))
    await Promise.all([make(name, change, 'before'), make(name, change, 'after')])
  const [{ at: cutoffAt }] = (
    await pool.query<{ at: Date }>('select distinct cutoff_at as at from client_order where id = any($1)', [
      cases.map(({ first }) => first.id),
    ])
  ).rows as [{ at: Date }]
  const second = (seconds: number) => new Date(cutoffAt.getTime() + seconds * 1_000).toISOString()
  const failures: string[] = []
  const tried = async ({ name, home }: Case, change: Change) => {
    Object.assign(home, { now: clock.now().toString() })
    home.self.cookie = (await signedInVisitor(server, home.clientId, 'cookit', { settings: true })).cookie
    await change(home).catch(error =>
      failures.push(`${name}: ${error.message} ${JSON.stringify(error.actual)}`),
    )
  }
  clock.set(second(-1))
  for (const one of cases.filter(({ at }) => at === 'before')) await tried(one, one.change)
  const shown = new Map<Case, Standing>()
  for (const one of cases) shown.set(one, await standingOf(one.home, one.first))
  clock.set(second(1))
  for (const one of cases) {
    if (one.at === 'after') await tried(one, one.change)
    else if (shown.get(one)?.isCutOff) await changeMore(one.home)
    expect.soft(await standingOf(one.home, one.first), `${one.name}: shown`).toEqual(shown.get(one))
  }
  clock.set(second(600))
  for (const statement of [12, 30, 55])
    await cutOffAt(pool, statement, () => Promise.allSettled([runInTurn(services), runInTurn(services)]))
  const all = async () => {
    for (const { run } of [...weeklyJobs, ...moneyJobs]) await run(services)
  }
  await Promise.all([all(), all()])
  expect.soft(await brokenGuarantees(pool, second(600))).toEqual([])
  for (const one of cases)
    expect
      .soft(await standingOf(one.home, one.first), `${one.name}: charged`)
      .toEqual(afterRun(shown.get(one) as Standing))
  expect(failures).toEqual([])
})
