// What a process keeps of what it has answered.

import { expect, test } from '@playwright/test'
import { originOf } from './household.ts'

/** Rendering a page takes some megabytes for as long as it lasts; kept for ten seconds each, these would be half a gigabyte. */
const pages = 300
const most = 400_000_000

test('[ARCH-MEMORY] a process that renders one page after the other lets go of each', async ({ request }) => {
  test.setTimeout(120_000)
  const origin = originOf('freshprep')
  const paths = ['/', '/menu/this-week', '/get-started', '/how-it-works', '/story']
  for (let n = 0; n < pages; n += 10) {
    const some = Array.from({ length: 10 }, (_, i) => `${paths[i % paths.length]}?visit=${n + i}`)
    const answers = await Promise.all(some.map(path => request.get(origin + path)))
    expect(answers.every(answer => answer.ok())).toBe(true)
  }
  const figures = await (await request.get(`${origin}/metrics`)).text()
  const resident = Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1])
  expect(resident).toBeLessThan(most)
})
