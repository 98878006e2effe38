// The office beside a brand of many households: what each page and each call that reads costs, and the worker's own counting. Target: 100 ms
// of processor, however many households there are.

import { Agent } from 'node:http'
import { countBoxes } from '../server/office/numbers/count_boxes.ts'
import { refreshFigures } from '../server/weekly/figures/watch_figures.ts'
import { shownPages } from '../tests/all_pages.ts'
import { costOf } from './cpu.ts'
import { mondayIn } from './days.ts'
import type { Ground } from './ground.ts'
import { type Ask, type LoadResult, load, send } from './load.ts'
import { mostOf } from './memory.ts'
import { makeOffice, officeBrand, officeNow } from './office_world.ts'
import { type Served, serve } from './served.ts'
import { signInStaff } from './staff.ts'

const port = 3183
const host = `localhost:${port}`
/** Requests that count, after those that compile code and fill caches. */
const [warmUp, counted] = [2, 4] as const
const most = 100

interface MeasuredCall {
  name: string
  ask: Ask
}

/** @param households of the brand. @param weeks of boxes behind the present one */
export async function measureOffice(ground: Ground, households: number, weeks = 4): Promise<void> {
  const making = await costOf([process.pid, ground.postgres], ground.postgres, () =>
    makeOffice(ground, households, weeks),
  )
  say(`${households} households with ${weeks} weeks: ${(making.cpuMs / 1000).toFixed(0)} s of processor`)
  say('| | CPU, ms | of it PostgreSQL | statements | rows | kB |\n|---|---|---|---|---|---|')
  await measureJobs(ground)
  await measureReading(ground)
}

const say = (words: string) => process.stdout.write(`${words}\n`)

/** What the worker does for the office. */
export async function measureJobs(ground: Ground): Promise<void> {
  const job = async (name: string, work: () => Promise<unknown>) => {
    const cost = await costOf([process.pid, ground.postgres], ground.postgres, work)
    say(`| ${name} | ${cost.cpuMs.toFixed(0)} | ${cost.postgresMs.toFixed(0)} | | | |`)
  }
  await job('the worker counts the boxes of today', () => refreshFigures(ground.services, true))
  await job('the worker counts the boxes of the weeks that are over', () => countBoxes(ground.services))
  await job('the same, once all are counted', () => countBoxes(ground.services))
}

/** Each page, and each call that reads. */
export async function measureReading(ground: Ground): Promise<void> {
  const cookie = await signInStaff(ground, { [officeBrand]: 'owner' })
  const server = await serve('product', port, ground.url, { PAGES: 'on', CLOCK: 'moves' })
  try {
    const over: string[] = []
    for (const one of await everything(ground, cookie)) {
      const line = await measured(ground, server, one)
      say(line.text)
      if (line.ms > most) over.push(one.name)
    }
    say(`${mostOf(server.pid)} MB at most; over ${most} ms: ${over.length === 0 ? 'none' : over.join(', ')}`)
  } finally {
    await server.stop()
  }
}

async function measured({ postgres }: Ground, server: Served, { name, ask }: MeasuredCall) {
  const agent = new Agent()
  const { 'accept-encoding': _, ...plain } = ask.headers ?? {}
  const { status, text } = await send(server.origin, agent, { ...ask, headers: plain })
  agent.destroy()
  if (status !== 200) return { ms: 0, text: `| ${name} | answered ${status} | | | | |` }
  await load(server, postgres, warmUp, () => ask, 1)
  const { cost, requests, statementsEach }: LoadResult = await load(server, postgres, counted, () => ask, 1)
  const ms = cost.cpuMs / requests
  const figures = [
    ms.toFixed(0),
    (cost.postgresMs / requests).toFixed(0),
    statementsEach.toFixed(0),
    rowsIn(text),
    (text.length / 1000).toFixed(0),
  ]
  return { ms, text: `| ${name} | ${figures.join(' | ')} |` }
}

/** Rows of tables of a page; of a call's answer, those of its longest list. */
function rowsIn(text: string): number {
  if (text.startsWith('<')) return text.split('<tr').length - 1
  const lengths: number[] = [0]
  JSON.parse(text, (_, value) => {
    if (Array.isArray(value)) lengths.push(value.length)
    return value
  })
  return Math.max(...lengths)
}

/** Every page of the office, the pages with what is asked of them, and the calls that no page makes by itself. */
async function everything({ services: { pool } }: Ground, cookie: string): Promise<MeasuredCall[]> {
  const today = officeNow.slice(0, 10)
  const { rows } = await pool.query<Record<string, string>>(
    `select c.client_id as client, c.email, c.phone, c.first_name || ' ' || c.last_name as name, a.postal, a.address, m.last4,
       o.id as order, o.kitchen, o.delivery_date::text as date, s.zone, s.profile_key as profile
     from client_order o join client c using (client_id) join delivery_address a using (client_id)
     join payment_method m using (client_id) join subscription s using (client_id)
     where o.state = 'delivered' and o.delivery_date < $1 and c.first_name = 'Maya' order by o.delivery_date desc, o.id limit 1`,
    [today],
  )
  const one = rows[0] as Record<string, string>
  const { client = '', order = '' } = one
  const headers = {
    host,
    cookie,
    'accept-encoding': 'gzip',
    'x-acts-on': officeBrand,
    'sec-fetch-site': 'same-origin',
  }
  const get = (name: string, path: string): MeasuredCall => ({ name, ask: { method: 'GET', path, headers } })
  const post = (name: string, path: string, body: unknown): MeasuredCall => ({
    name: `\`${name}\``,
    ask: { method: 'POST', path: `/api/admin/${path}`, headers, body },
  })
  const page = (path: string) =>
    get(path, `/en/admin${path}${path.includes('?') ? '&' : '?'}acts_on=${officeBrand}`)
  const call = (path: string) => get(`\`${path}\``, `/api/admin/${path}`)
  const find = (what: string, typed: string) => ({
    ...post('', 'households/find', { typed }),
    name: `search by ${what}`,
  })
  const campaigns = await pool.query<{ id: string }>('select id from code_campaign order by id limit 1')
  const campaign = campaigns.rows[0]?.id
  const windows = [{ weekday: 1, startHour: 16, endHour: 20, capacity: null }]
  const pages = shownPages('admin', { brand: officeBrand, locale: 'en' }, { client, order, past: order })
  return [
    ...pages.map(({ id, path }) => get(id, `${path}?acts_on=${officeBrand}`)),
    find('a name', one.name as string),
    find('a first name', 'maya'),
    find('a family name', 'chen'),
    find('a misspelt name', 'trembaly'),
    find('part of a name', 'bel'),
    find('an email', one.email as string),
    find('a phone', (one.phone as string).slice(-7)),
    find('the end of a phone', (one.phone as string).slice(-4)),
    find('an address', one.address as string),
    find('a street', 'prince edward'),
    find('a town', 'vancouver'),
    find('a misspelt street', 'granvile street'),
    find('a postal code', one.postal as string),
    find('an area', (one.postal as string).slice(0, 3)),
    find('a card', one.last4 as string),
    find('a box', order),
    find('a code', 'THREEBOXES'),
    find('a payment', `${client}:${order}:1`),
    page(`/clients?q=maya`),
    page(`/codes?code=THREEBOXES`),
    page(`/codes?code=ONE1`),
    page(`/deliveries?date=${today}&kitchen=${one.kitchen}`),
    page(`/deliveries?date=${today}&kitchen=${one.kitchen}&name=maya`),
    page(`/kitchen?date=${today}&kitchen=${one.kitchen}`),
    page(`/routes?date=${today}`),
    page(`/subscription_profiles?page=20`),
    ...['boxes', 'money', 'letters', 'account'].map(part => page(`/clients/${client}?story=${part}`)),
    call(`deliveries/report?from=${mondayIn(-4)}&until=${today}`),
    call(`deliveries/orders?date=${today}&kitchen=${one.kitchen}`),
    call(`codes/made?campaignId=${campaign}`),
    call(`gift_cards/find?email=friend7@example.com`),
    call(`staff_log/list?clientId=${client}`),
    call(`staff_log/list?what=refunds.give`),
    call(`staff_log/list?from=${mondayIn(1)}&until=${mondayIn(2)}`),
    call(`places/zone?zone=${one.zone}`),
    call(`refunds/order?orderId=${order}`),
    call(`households/choices?clientId=${client}&orderId=${order}`),
    post('closed_days.preview', 'closed_days/preview', { day: mondayIn(4), kitchen: null, zone: null }),
    post('places_admin.preview_windows', 'places/preview_windows', {
      zone: one.zone,
      from: mondayIn(7),
      windows,
    }),
    post('subscription_profiles.preview_order_generation', 'subscription_profiles/preview_order_generation', {
      profile: one.profile,
    }),
  ]
}
