import { execFile } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { dataFolder } from '../../tests/data_folder.ts'
import { atEnd } from '../../tests/database.ts'
import { startPostgres } from '../postgres/start.ts'
import { prepareDatabase } from '../prepare.ts'
import { readContents } from './contents.ts'
import { baseFor, basesOf, walDir } from './folder.ts'
import { checkBackup, restore } from './restore.ts'
import { removeOld, takeBackup } from './take.ts'

const root = dataFolder('mealkit-backup-')
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A cluster of its own with the program's schema, whose log is kept. */
async function begin(name: string) {
  const dataDir = join(root, name, 'postgres')
  const backups = join(root, name, 'backups')
  const start = async () => {
    const postgres = await startPostgres({ dataDir, durable: true, archive: walDir(backups) })
    atEnd(() => postgres.stop())
    const client = new pg.Client({ connectionString: postgres.url })
    client.on('error', () => {})
    await client.connect()
    atEnd(() => client.end())
    return { postgres, client }
  }
  const first = await start()
  await prepareDatabase(first.postgres.url)
  return { dataDir, backups, start, ...first }
}

const enter = (client: pg.ClientBase, key: string, cents: number) =>
  client.query(
    `insert into ledger_entry (client_id, key, account, amount_cents, reason, actor, at)
     select '0196c0de-0000-7000-8000-000000000001', $1, account, sign * $2::int, 'bonus', 'program', now()
     from (values ('given', 1), ('house', -1)) as entry (account, sign)`,
    [key, cents],
  )
const keysOf = async (client: pg.Client) =>
  (await client.query('select distinct key from ledger_entry order by key')).rows.map(({ key }) => key)

test('a database whose folder is lost comes back whole, up to what was written last before', async () => {
  const { dataDir, backups, start, postgres, client } = await begin('lost')
  await enter(client, 'before', 500)
  await takeBackup(postgres.url, dataDir, backups)
  await enter(client, 'after', 700)
  const contents = await readContents(client)
  await client.query('select pg_switch_wal()')
  await client.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true })

  const restored = await restore(backups, dataDir, {})
  expect(restored.contents).toEqual(contents)
  expect(restored.contents.ledger).toEqual({
    given: { entries: 2, cents: 1200 },
    house: { entries: 2, cents: -1200 },
  })
  const again = await start()
  await prepareDatabase(again.postgres.url)
  expect(await keysOf(again.client)).toEqual(['after', 'before'])
  await enter(again.client, 'later', 100)
})

test('any instant since a backup can be restored, and what was there before is moved aside', async () => {
  const { dataDir, backups, start, postgres, client } = await begin('instant')
  await takeBackup(postgres.url, dataDir, backups)
  await enter(client, 'kept', 500)
  const [{ now }] = (await client.query('select clock_timestamp()::text as now')).rows as [{ now: string }]
  await enter(client, 'mistake', 700)
  await client.query('select pg_switch_wal()')
  await client.end()
  await postgres.stop()

  const until = Temporal.Instant.from(now.replace(' ', 'T'))
  await expect(restore(backups, dataDir, { until })).rejects.toThrow('--replace')
  await expect(restore(backups, dataDir, { until: until.add({ hours: 24 }), replace: true })).rejects.toThrow(
    'ends before that instant',
  )
  const former = await start()
  expect(await keysOf(former.client)).toEqual(['kept', 'mistake'])
  await former.client.end()
  await former.postgres.stop()
  const restored = await restore(backups, dataDir, { until, replace: true })
  expect(readdirSync(join(dataDir))).toContain(restored.former?.split('/').at(-1))
  const again = await start()
  expect(await keysOf(again.client)).toEqual(['kept'])
})

/** The migrations of an earlier program: all but the newest. */
function earlierMigrations(): string {
  const migrations = join(import.meta.dirname, '..', 'migrations')
  const earlier = join(root, 'earlier-migrations')
  cpSync(migrations, earlier, { recursive: true })
  const file = join(earlier, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
  return earlier
}

test('the backup of an earlier program is restored and brought up to the schema of this one', async () => {
  const dataDir = join(root, 'earlier', 'postgres')
  const backups = join(root, 'earlier', 'backups')
  const postgres = await startPostgres({ dataDir, durable: true })
  atEnd(() => postgres.stop())
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  await applyMigrations(drizzle(pool), { migrationsFolder: earlierMigrations() })
  const client = await pool.connect()
  await enter(client, 'before', 500)
  client.release()
  await pool.end()
  await takeBackup(postgres.url, dataDir, backups)
  await postgres.stop()

  await restore(backups, dataDir, { replace: true })
  const again = await startPostgres({ dataDir, durable: true })
  atEnd(() => again.stop())
  await prepareDatabase(again.url)
  const now = new pg.Client({ connectionString: again.url })
  await now.connect()
  atEnd(() => now.end())
  expect(await keysOf(now)).toEqual(['before'])
  const { rows } = await now.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  const files = readdirSync(join(import.meta.dirname, '..', 'migrations')).filter(name =>
    name.endsWith('.sql'),
  )
  expect(rows).toEqual([{ applied: files.length }])
})

test('a check restores the backup elsewhere and finds every figure as it was, though writing went on, and the command says so', async () => {
  const { dataDir, backups, postgres, client } = await begin('checked')
  await enter(client, 'before', 500)
  let writing = true
  const writer = (async () => {
    const other = new pg.Client({ connectionString: postgres.url })
    await other.connect()
    for (let count = 0; writing; count++) {
      await enter(other, `meanwhile ${count}`, 1)
      await pause(20)
    }
    await other.end()
  })()
  const base = await takeBackup(postgres.url, dataDir, backups)
  writing = false
  await writer
  const scratch = join(root, 'checked', 'scratch')
  const checked = await checkBackup(base, scratch)
  expect(checked).toMatchObject({ compared: true, different: [] })
  expect(checked.contents.unbalanced).toBe(0)

  const command = join(import.meta.dirname, '..', '..', 'scripts', 'restore.ts')
  const said = await promisify(execFile)(process.execPath, [command, backups, '--check'], {
    env: { ...process.env, APP_ENV: 'test', DATA_DIR: dataDir },
  })
  expect(said.stdout).toMatch(/households 0; orders 0.*can be restored, every figure is as it was/s)

  const counted = base.manifest.counted
  if (!counted) throw new Error('the database was counted')
  const other = { ...counted.contents, orders: { charged: 1 } }
  const doubted = { ...base, manifest: { ...base.manifest, counted: { ...counted, contents: other } } }
  expect((await checkBackup(doubted, scratch)).different).toEqual(['orders.charged: undefined, expected 1'])
})

test('old backups go with the log that only they needed, and the one that stays can still be restored', async () => {
  const { dataDir, backups, postgres, client } = await begin('kept')
  await takeBackup(postgres.url, dataDir, backups)
  await enter(client, 'between', 500)
  await pause(1_100)
  const { name } = await takeBackup(postgres.url, dataDir, backups)
  await enter(client, 'after', 500)
  await client.query('select pg_switch_wal()')
  await client.end()
  await postgres.stop()
  expect(removeOld(backups, 1)).toMatchObject({ bases: 1, files: expect.any(Number) })
  expect(basesOf(backups).map(base => base.name)).toEqual([name])
  const earlier = Temporal.Instant.from(baseFor(backups, undefined).manifest.completeAt).subtract({
    seconds: 2,
  })
  expect(() => baseFor(backups, earlier)).toThrow('earlier instant cannot be restored')
  rmSync(dataDir, { recursive: true })
  expect((await restore(backups, dataDir, {})).contents.ledger.given).toEqual({ entries: 2, cents: 1000 })
})
