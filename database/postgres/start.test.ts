import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '../../tests/data_folder.ts'
import { type RunningPostgres, startPostgres } from './start.ts'

const root = dataFolder('mealkit-launcher-')
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function start(name: string): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir: join(root, name), durable: true })
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query<T>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as T[]
  } finally {
    await client.end()
  }
}

/** Starts a second program that starts PostgreSQL and stays; resolves with the server's process id. */
async function startElsewhere(name: string): Promise<{ program: ChildProcess; pid: number; url: string }> {
  const code = `const { startPostgres } = await import(${JSON.stringify(new URL('./start.ts', import.meta.url).href)})
    const { pid, url } = await startPostgres({ dataDir: ${JSON.stringify(join(root, name))}, durable: true })
    console.log(JSON.stringify({ pid, url }))
    setInterval(() => {}, 1000)`
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  const [line] = (await once(createInterface(program.stdout as NodeJS.ReadableStream), 'line')) as [string]
  return { program, ...(JSON.parse(line) as { pid: number; url: string }) }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(20)
}

test('data survives a stop and a start', async () => {
  const first = await start('kept')
  await query(first.url, 'create table kept (word text); insert into kept values ($$crème$$)')
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  const second = await start('kept')
  expect(await query(second.url, 'select word, upper(word) from kept')).toEqual([
    { word: 'crème', upper: 'CRÈME' },
  ])
})

test('it requires its password and listens on the loopback only', async () => {
  const { url } = await start('closed')
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('a second program learns that the folder is in use', async () => {
  await start('busy')
  await expect(startPostgres({ dataDir: join(root, 'busy'), durable: true })).rejects.toThrow(
    /Another program.*DATA_DIR/,
  )
})

test('PostgreSQL stops by itself when the program is killed', async () => {
  const { program, pid } = await startElsewhere('orphaned')
  program.kill('SIGKILL')
  await ended(pid)
  expect(existsSync(join(root, 'orphaned', 'cluster', 'postmaster.pid'))).toBe(false)
})

test('a start after everything was killed at once recovers the committed data', async () => {
  const { program, pid, url } = await startElsewhere('killed')
  await query(url, 'create table kept (n int); insert into kept values (1)')
  const over = Promise.all([once(program, 'exit'), ended(pid)])
  process.kill(pid, 'SIGKILL')
  program.kill('SIGKILL')
  await over
  expect(existsSync(join(root, 'killed', 'cluster', 'postmaster.pid'))).toBe(true)
  expect(await query((await start('killed')).url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('a start right after the program was killed replaces the server it left', async () => {
  const { program, pid, url } = await startElsewhere('replaced')
  await query(url, 'create table kept (n int); insert into kept values (1)')
  program.kill('SIGKILL')
  await once(program, 'exit')
  const next = await start('replaced')
  expect(next.pid).not.toBe(pid)
  await ended(pid)
  expect(await query(next.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('a stale lock file with the process id of another living program does no harm', async () => {
  await (await start('stale')).stop()
  const stranger = spawn('sleep', ['600'])
  onTestFinished(() => void stranger.kill('SIGKILL'))
  const stale = [
    stranger.pid,
    join(root, 'stale', 'cluster'),
    0,
    5432,
    '',
    '127.0.0.1',
    '',
    'ready',
    '',
  ].join('\n')
  writeFileSync(join(root, 'stale', 'cluster', 'postmaster.pid'), stale)
  await start('stale')
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a half-made cluster from a killed start is thrown away', async () => {
  mkdirSync(join(root, 'half', 'cluster.new', 'base'), { recursive: true })
  const { url } = await start('half')
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a cluster of another version is left alone, and the reason is given', async () => {
  await (await start('older')).stop()
  writeFileSync(join(root, 'older', 'cluster', 'PG_VERSION'), '15\n')
  await expect(startPostgres({ dataDir: join(root, 'older'), durable: true })).rejects.toThrow(
    /PostgreSQL 15/,
  )
  expect(readFileSync(join(root, 'older', 'cluster', 'PG_VERSION'), 'utf8')).toBe('15\n')
})

test.runIf(process.platform === 'linux')(
  'it runs in a folder whose parents are closed to other accounts',
  async () => {
    mkdirSync(join(root, 'private'), { mode: 0o700 })
    const { url } = await start('private/data')
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)
