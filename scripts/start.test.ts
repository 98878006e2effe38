// How npm start limits the server's memory: reported by the server's own process, before it runs its first line.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startBuilt } from './start.mjs'

interface Started {
  program: string
  /** The heap's limit and half of the young generation's, in megabytes. */
  heapMb: number
  semiMb: number
  arenas: string | null
}

/** Starts the server with these roles, and ends it as soon as it has reported its options. */
async function started(roles: string): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'mealkit-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [probe, answer] = [join(folder, 'probe.mjs'), join(folder, 'answer.json')]
  writeFileSync(
    probe,
    `import { writeFileSync } from 'node:fs'
    import { getHeapStatistics } from 'node:v8'
    const semi = process.execArgv.find(option => option.startsWith('--max-semi-space-size='))
    writeFileSync(${JSON.stringify(answer)}, JSON.stringify({
      program: process.argv[1],
      heapMb: Math.round(getHeapStatistics().heap_size_limit / 2 ** 20),
      semiMb: Number(semi?.split('=')[1]),
      arenas: process.env.MALLOC_ARENA_MAX ?? null,
    }))
    process.exit(0)`,
  )
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  const options = { ROLES: roles, NODE_ENV: 'production', NODE_OPTIONS: `--import=${pathToFileURL(probe)}` }
  expect(await startBuilt(process.execPath, { ...env, ...options })).toBe(0)
  return JSON.parse(readFileSync(answer, 'utf8'))
}

test('a process that only answers requests starts with a heap of at most 280 MB and few heaps of the C library', async () => {
  const web = await started('web')
  expect(web.program).toMatch(/server\/main\.ts$/)
  expect(web.heapMb).toBeLessThanOrEqual(280)
  expect(web.semiMb).toBe(16)
  expect(web.arenas).toBe('2')
})

test('a process that runs jobs starts with a limited young generation, and room for batches of households', async () => {
  const worker = await started('web,worker')
  expect(worker.semiMb).toBe(16)
  expect(worker.heapMb).toBeGreaterThan(400)
})
