// The memory of a process after many requests, and the work of a single one.

import { type APIRequestContext, expect, test } from '@playwright/test'
import { originOf } from './household.ts'

/** Rendering a page takes some megabytes for a moment; kept for ten seconds each, these would be half a gigabyte. */
const pages = 300
/** An allowance for memory that the collector has not freed yet. */
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

/** A page that every request renders anew, because none is the same (`costsOf`). */
const plain = '/menu/this-week'
/**
 * A visitor's request may take this many times the work of a plain page. A busy machine can double one of them; an address of 16 kB
 * once took three hundred times as much. `npm run bench -- requests` measures the milliseconds.
 */
const most = 4

/** The most expensive requests of a visitor: long addresses, uncached pages, everything at once. */
const dear = [
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

/**
 * Seconds of the process's time for one request of each path. The least of several, because its clock's jobs run in the meantime; in
 * turns, because the machine's other work slows all of them.
 */
async function costsOf(request: APIRequestContext, paths: readonly string[]): Promise<number[]> {
  const spent = () => figureOf(request, 'process_cpu_seconds_total')
  const costs = paths.map(() => Number.POSITIVE_INFINITY)
  for (let n = 0; n < 6; n++) {
    for (const [place, path] of paths.entries()) {
      const before = await spent()
      const other = `${path}${path.includes('?') ? '&' : '?'}visit=${n}`
      expect((await request.get(originOf('freshprep') + other)).status(), path).toBeLessThan(500)
      costs[place] = Math.min(costs[place] as number, (await spent()) - before)
    }
  }
  return costs
}

test('a process that renders one page after the other frees each, and no visitor’s request is much more work than a page', {
  tag: '@[ARCH-MEMORY] [ARCH-REQUEST-COST]',
}, async ({ request }) => {
  await visitMany(request, 0, 50)
  const before = await heapOf(request)
  expect(before).toBeGreaterThan(0)
  await visitMany(request, 50, pages)
  expect(await heapOf(request)).toBeLessThan(before + slack)
  const [page = 0, ...costs] = await costsOf(request, [plain, ...dear])
  expect(page).toBeGreaterThan(0)
  for (const [place, path] of dear.entries())
    expect(costs[place], path.slice(0, 80)).toBeLessThan(most * page)
})
