// What a process keeps of what it has answered.

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

async function heapOf(request: APIRequestContext): Promise<number> {
  const figures = await (await request.get(`${originOf('freshprep')}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)?.[1])
}

test('a process that renders one page after the other lets go of each', { tag: '@[ARCH-MEMORY]' }, async ({
  request,
}) => {
  test.setTimeout(120_000)
  await visitMany(request, 0, 50)
  const before = await heapOf(request)
  expect(before).toBeGreaterThan(0)
  await visitMany(request, 50, pages)
  expect(await heapOf(request)).toBeLessThan(before + slack)
})
