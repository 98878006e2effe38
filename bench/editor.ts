// The editor of a 200-product week on a mid-range phone: time until it can be used, response time of every tap and key, and its
// size. Each figure is beside its target.

import { Agent } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { linkTo } from '../contract/paths.ts'
import type { Locale } from '../domain/brands.ts'
import { menusOf } from '../server/menu/memory.ts'
import { type Interaction, probe } from './editor_probe.ts'
import { editFor } from './editor_session.ts'
import type { Ground } from './ground.ts'
import { type SignedIn, signIn } from './households.ts'
import { ask, percentile } from './load.ts'
import { gathered, type Phone, takePhone } from './phone.ts'
import { startBrowser } from './processes.ts'
import { serve } from './served.ts'

const brand = 'cookit'
const locale: Locale = 'fr'
const port = { product: 3167, browser: 3168 }
const origin = `http://cookit.localhost:${port.product}`
const products = 200
/** Visits for each way to open the editor; the median counts. */
const visits = 5

/** @param seconds how long the person goes on choosing; 300 for the five minutes of the target */
export async function measureEditor(ground: Ground, seconds: number): Promise<void> {
  const people = await signIn(ground, brand, 2 * visits + 2)
  await fillWeek(ground, people[0]?.week as string)
  const server = await serve('product', port.product, ground.url, { PAGES: 'on' })
  const started = await startBrowser(port.browser)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port.browser}`)
  try {
    const [warmUp, session, ...others] = people as [SignedIn, SignedIn, ...SignedIn[]]
    // The first visitor after a start waits for pictures; that visit does not count.
    await visit(browser, warmUp, openCold)
    const cold = await inTurn(others.slice(0, visits), person => visit(browser, person, openCold))
    const warm = await inTurn(others.slice(visits), person => visit(browser, person, openFromDashboard))
    const used = await chooseFor(browser, session, seconds)
    print([
      [
        'editor opened at its address, nothing kept: first paint, ms',
        middle(cold.map(one => one.painted)),
        '',
      ],
      ['until a tap is answered, ms', middle(cold.map(one => one.usable)), '≤ 1,500'],
      ['until it is in the box, ms', middle(cold.map(one => one.alive)), ''],
      ['editor opened from the dashboard: until a tap is answered, ms', middle(warm), '≤ 1,500'],
      ['scripts to open it, compressed, kB', (cold[0]?.scripts ?? 0) / 1_000, '≤ 155'],
      ['the same with headers and what is fetched later, kB', (cold[0]?.travelled ?? 0) / 1_000, ''],
      ['data (brotli), kB', (await weightOfData(server.origin, session)) / 1_000, '≤ 60'],
      [`${seconds} s of choosing, ${used.count} taps and keys: INP, ms`, used.inp, '≤ 100'],
      ['the slowest of them, ms', used.slowest, ''],
      ['half of them, ms', used.half, ''],
      ['search by a key (slowest), ms', used.search.slowest, '≤ 16'],
      ['search by a key (half), ms', used.search.half, ''],
      ['all that a browser does with a key, slowest, ms', used.key, ''],
    ])
    process.stdout.write(`\nSlowest by what was done, ms: ${used.byAct}.\nDone: ${used.done}.\n`)
  } finally {
    await browser.close()
    await started.stop()
    await server.stop()
  }
}

/** Puts dishes and items on the week until it has two hundred products. */
async function fillWeek({ services }: Ground, week: string): Promise<void> {
  const { pool } = services
  await pool.query(
    `insert into menu_entry (brand, week, product_id, version, kind, category, rank, surcharge_cents, capacity)
     select $1, $2, id, max(version), kind, category, 500 + row_number() over (order by kind, id), 0, 500 from (
       select dish_id as id, version, kind, content->>'category' as category from dish_version
       union all select item_id, version, 'item', content->>'category' from market_item
     ) products
     where id not in (select product_id from menu_entry where brand = $1 and week = $2)
     group by id, kind, category order by kind, id
     limit $3 - (select count(*) from menu_entry where brand = $1 and week = $2)`,
    [brand, week, products],
  )
  await pool.query('update menu_week set version = version + 1 where brand = $1 and week = $2', [brand, week])
  menusOf(services).changed()
  const { rows } = await pool.query('select from menu_entry where brand = $1 and week = $2', [brand, week])
  if (rows.length !== products) throw new Error(`the week has ${rows.length} products`)
}

async function visit<T>(
  browser: Browser,
  person: SignedIn,
  open: (phone: Phone, person: SignedIn) => Promise<T>,
): Promise<T> {
  const phone = await takePhone(browser, person.cookie, origin, probe)
  try {
    return await open(phone, person)
  } finally {
    await phone.context.close()
  }
}

const editorOf = ({ orderId }: SignedIn) => linkTo('editor', { brand, locale }, { id: orderId })

/** A visit straight to the editor's address, by a phone with an empty cache. */
async function openCold({ page, travelled }: Phone, person: SignedIn) {
  await page.goto(origin + editorOf(person))
  const { usable, alive, painted } = await whenUsable(page)
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  await page.waitForLoadState('networkidle')
  return { usable, alive, painted, scripts, travelled: travelled.get('Script') ?? 0 }
}

/** From the tap on the dashboard's button. */
async function openFromDashboard({ page }: Phone, person: SignedIn): Promise<number> {
  await page.goto(origin + linkTo('account', { brand, locale }))
  await page.waitForLoadState('networkidle')
  const button = page.locator(`a[href$="${person.orderId}/editor"]`).first()
  await button.scrollIntoViewIfNeeded()
  await button.tap()
  return (await whenUsable(page)).usable
}

async function whenUsable(page: Phone['page']) {
  await page.waitForFunction(() => (window as unknown as { agent: { alive: number } }).agent.alive > 0)
  return gathered(page)
}

async function chooseFor(browser: Browser, person: SignedIn, seconds: number) {
  return visit(browser, person, async (phone, who) => {
    const { page } = phone
    await openCold(phone, who)
    const done = await editFor(phone, seconds)
    const { interactions, searches } = await gathered(page)
    const count = await page.evaluate(
      () => (performance as unknown as { interactionCount: number }).interactionCount,
    )
    return {
      ...summaryOf(interactions, searches, count),
      done: [...done].map(each => each.join(' ')).join(', '),
    }
  })
}

function summaryOf(events: readonly Interaction[], searches: readonly number[], count: number) {
  // An interaction is as slow as the slowest of its events; the browser does not report those under 16 ms.
  const worst = new Map<number, Interaction>()
  for (const event of events.filter(({ doing }) => doing !== 'opening')) {
    if (event.duration > (worst.get(event.id)?.duration ?? 0)) worst.set(event.id, event)
  }
  const slow = [...worst.values()].toSorted((a, b) => b.duration - a.duration)
  const keys = events.filter(({ doing, type }) => doing === 'search' && type.startsWith('key'))
  const byAct = [...Map.groupBy(slow, ({ doing }) => doing)]
  return {
    count,
    // As browsers compute it: the slowest, but leaving out one in every fifty.
    inp: slow[Math.min(slow.length - 1, Math.floor(count / 50))]?.duration ?? 0,
    slowest: slow[0]?.duration ?? 0,
    half:
      slow.length < count / 2
        ? 16
        : percentile(
            slow.map(({ duration }) => duration),
            50,
          ),
    key: Math.max(0, ...keys.map(({ handling }) => handling)),
    search: { half: percentile(searches, 50), slowest: Math.max(0, ...searches) },
    byAct: byAct.map(([doing, [first]]) => `${doing} ${first?.duration}`).join(', '),
  }
}

async function weightOfData(server: string, { orderId, cookie }: SignedIn): Promise<number> {
  const headers = { host: new URL(origin).host, cookie, 'accept-language': locale }
  const path = `/api/v1/orders/editor_data_v2?orderId=${orderId}`
  const answer = await ask(server, new Agent(), { method: 'GET', path, headers })
  return (await promisify(brotliCompress)(answer)).length
}

async function inTurn<P, T>(several: readonly P[], each: (one: P) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (const one of several) all.push(await each(one))
  return all
}

const middle = (figures: readonly number[]) => percentile(figures, 50)

function print(rows: readonly [string, number, string][]): void {
  const lines = rows.map(
    ([what, figure, target]) => `| ${what} | ${figure.toFixed(figure < 10 ? 1 : 0)} | ${target} |`,
  )
  process.stdout.write(
    `| the editor of ${products} products, a middling phone on slow 4G | measured | target |\n|---|---|---|\n${lines.join('\n')}\n`,
  )
}
