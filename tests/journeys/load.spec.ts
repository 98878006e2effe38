// What a process keeps in memory after many requests.

import { type APIRequestContext, expect, test } from '@playwright/test'
import { originOf } from './household.ts'

/** Rendering a page takes some megabytes for as long as it lasts; kept for ten seconds each, these would be half a gigabyte. */
const pages = 300
/** What the collector may not have got to yet. */
const slack = 150_000_000

async function visitMany(request: APIRequestContext, from: number, count: number): Promise<void> {
  const paths = ['/', '/menu/this-week', '/get-started', '/how-it-works', '/story']
  for (let n = from; n < from + count; n += 10) {
    const some = Array.from({ length: 10 }, (_, i) => `${paths[i % paths.length]}?visit=${n + i}`)
    const answers = await Promise.all(some.map(path => request.get(originOf('freshprep') + path)))
    expect(answers.every(answer => answer.ok())).toBe(true)
  }
}

async function figureOf(request: APIRequestContext, name: string): Promise<number> {
  const figures = await (await request.get(`${originOf('freshprep')}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1])
}

const heapOf = (request: APIRequestContext) => figureOf(request, 'nodejs_heap_size_used_bytes')

/** What a visitor can ask for that costs most: long addresses, pages nobody kept, everything at once. */
const dear = [
  '/menu/this-week',
  '/fr/menu-semaine',
  '/ready-to-eat',
  '/signup/plans',
  '/faq?q=why',
  `/menu/this-week?${'diet=vegan&'.repeat(150)}`,
  `/menu/this-week?q=${'a'.repeat(1_500)}`,
  '/menu/garbage',
  `/${'a/'.repeat(11)}`,
  `/${'a/'.repeat(7_000)}`,
  `/__manifest?version=x&paths=${encodeURIComponent(Array.from({ length: 150 }, (_, n) => `/product/${n}`).join())}`,
  '/api/openapi.json',
]

/** Milliseconds of the process's time that one request costs. The least of several: its clock's jobs run meanwhile. */
async function costOf(request: APIRequestContext, path: string): Promise<number> {
  const spent = () => figureOf(request, 'process_cpu_seconds_total')
  const costs: number[] = []
  for (let n = 0; n < 6; n++) {
    const before = await spent()
    const other = `${path}${path.includes('?') ? '&' : '?'}visit=${n}`
    expect((await request.get(originOf('freshprep') + other)).status(), path).toBeLessThan(500)
    costs.push((await spent()) - before)
  }
  return 1_000 * Math.min(...costs)
}

test('a process that renders one page after the other lets go of each, and no visitor’s request costs it 50 ms', {
  tag: '@[ARCH-MEMORY] [ARCH-REQUEST-COST]',
}, async ({ request }) => {
  test.setTimeout(120_000)
  await visitMany(request, 0, 50)
  const before = await heapOf(request)
  expect(before).toBeGreaterThan(0)
  await visitMany(request, 50, pages)
  expect(await heapOf(request)).toBeLessThan(before + slack)
  for (const path of dear) expect(await costOf(request, path), path.slice(0, 80)).toBeLessThan(50)
})
