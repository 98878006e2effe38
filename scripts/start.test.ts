// How npm start limits the server's memory: reported by a process that it starts, in place of the server.

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

/** Starts the server with these roles, runs some code in its place, and ends it once that has called `answer`. */
async function inPlaceOfServer<T>(roles: string, code: string): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mealkit-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [probe, file] = [join(folder, 'probe.mjs'), join(folder, 'answer.json')]
  writeFileSync(
    probe,
    `import { writeFileSync } from 'node:fs'
    const answer = found => {
      writeFileSync(${JSON.stringify(file)}, JSON.stringify(found))
      process.exit(0)
    }
    ${code}`,
  )
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  const options = { ROLES: roles, NODE_ENV: 'production', NODE_OPTIONS: `--import=${pathToFileURL(probe)}` }
  expect(await startBuilt(process.execPath, { ...env, ...options })).toBe(0)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What the server is started with in these roles. */
const started = (roles: string) =>
  inPlaceOfServer<Started>(
    roles,
    `const { getHeapStatistics } = await import('node:v8')
    const semi = process.execArgv.find(option => option.startsWith('--max-semi-space-size='))
    answer({
      program: process.argv[1],
      heapMb: Math.round(getHeapStatistics().heap_size_limit / 2 ** 20),
      semiMb: Number(semi?.split('=')[1]),
      arenas: process.env.MALLOC_ARENA_MAX ?? null,
    })`,
  )

/**
 * A process that answers 2,000 requests over 24 connections. Each answer makes 0.4 MB, and the last 250 are kept, so that all of it reaches
 * the old part of the heap, as a page's data does. Without a limit that part keeps growing.
 */
const underLoad = `
  const { Agent, createServer, get } = await import('node:http')
  const kept = []
  const server = createServer((request, response) => {
    kept.push(Array.from({ length: 20 }, (_, n) => new Array(2_500).fill(n + 0.5)))
    if (kept.length > 250) kept.shift()
    response.end(request.url)
  })
  await new Promise(listening => server.listen(0, '127.0.0.1', listening))
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  let asked = 0
  let answered = 0
  const ask = path => new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.address().port, path, agent }, response => {
      if (response.statusCode === 200) answered++
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
  const connection = async () => {
    while (asked < 2_000) await ask('/' + asked++)
  }
  await Promise.all(Array.from({ length: 24 }, connection))
  answer({ answered, mb: Math.round(process.resourceUsage().maxRSS / 1_000) })`

test('a process that only answers requests starts with a heap of at most 280 MB and few heaps of the C library', async () => {
  const web = await started('web')
  expect(web.program).toMatch(/server\/main\.ts$/)
  expect(web.heapMb).toBeLessThanOrEqual(280)
  expect(web.semiMb).toBe(16)
  expect(web.arenas).toBe('2')
})

test('a process that only answers requests never takes more than 400 MB under load', async () => {
  const { answered, mb } = await inPlaceOfServer<{ answered: number; mb: number }>('web', underLoad)
  expect(answered).toBe(2_000)
  expect(mb).toBeLessThanOrEqual(400)
})

test('a process that runs jobs starts with a limited young generation, and room for batches of households', async () => {
  const worker = await started('web,worker')
  expect(worker.semiMb).toBe(16)
  expect(worker.heapMb).toBeGreaterThan(400)
})
