// Takes a backup while the database is in use, with PostgreSQL's own means: its files are copied between pg_backup_start and
// pg_backup_stop, with the write-ahead log of that time.

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { layoutOf } from '../postgres/cluster.ts'
import { contentsAtOnePlace } from './contents.ts'
import {
  type Base,
  baseDir,
  basesOf,
  clusterOf,
  type Manifest,
  manifestOf,
  nameOf,
  passwordOf,
  walDir,
} from './folder.ts'

/** Their content is of one run of the server; the folders themselves must exist. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const left = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/

/**
 * Copies the running cluster into a new folder of `backups`, whole or not at all.
 * @param url of its database, under the role that owns the cluster
 * @param dataDir the launcher's folder of that cluster
 * @throws when the folder cannot be written, or the server ends meanwhile
 */
export async function takeBackup(url: string, dataDir: string, backups: string): Promise<Base> {
  const { cluster, password } = layoutOf(dataDir)
  mkdirSync(backups, { recursive: true })
  mkdirSync(baseDir(backups), { recursive: true, mode: 0o700 })
  for (const name of readdirSync(baseDir(backups)))
    if (name.endsWith('.new')) rmSync(join(baseDir(backups), name), { recursive: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const [start] = await rowsOf<{ slot: string; lsn: string; file: string; now: Date }>(
      client,
      // The slot keeps the log of this time from being removed; it ends with this connection.
      `select (pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)).slot_name as slot,
         lsn, pg_walfile_name(lsn) as file, clock_timestamp() as now
       from pg_backup_start('mealkit', fast => true) as lsn`,
    )
    if (!start) throw new Error('PostgreSQL did not begin a backup.')
    const name = nameOf(Temporal.Instant.from(start.now.toISOString()))
    const draft = join(baseDir(backups), `${name}.new`)
    await copyTree(cluster, clusterOf(draft))
    const [stop] = await rowsOf<{ label: string; now: Date }>(
      client,
      'select labelfile as label, clock_timestamp() as now from pg_backup_stop(wait_for_archive => false)',
    )
    write(join(clusterOf(draft), 'backup_label'), stop?.label ?? '')
    const counted = (await contentsAtOnePlace(client)) ?? null
    const [end] = await rowsOf<{ file: string }>(
      client,
      `select pg_walfile_name(pg_switch_wal()) as file from pg_create_restore_point('mealkit backup')`,
    )
    await copyLog(join(cluster, 'pg_wal'), join(clusterOf(draft), 'pg_wal'), start.file, end?.file ?? '')
    await copyClosed(password, passwordOf(draft))
    const [version] = await rowsOf<{ major: number }>(
      client,
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    const manifest: Manifest = {
      completeAt: stop?.now.toISOString() ?? '',
      major: version?.major ?? 0,
      firstWal: start.file,
      counted,
    }
    write(manifestOf(draft), `${JSON.stringify(manifest, null, 2)}\n`)
    const dir = draft.replace(/\.new$/, '')
    onDisk()
    renameSync(draft, dir)
    return { name, dir, manifest }
  } finally {
    await client.end()
  }
}

/** Deletes all but the newest copies, and the log that only they needed. @returns how many copies and files of the log went */
export function removeOld(backups: string, keep: number): { bases: number; files: number } {
  const bases = basesOf(backups)
  const old = bases.slice(0, Math.max(0, bases.length - keep))
  for (const { dir } of old) rmSync(dir, { recursive: true })
  const oldest = bases[old.length]?.manifest.firstWal
  if (!oldest || !existsSync(walDir(backups))) return { bases: old.length, files: 0 }
  // The first eight digits are the timeline; the history of timelines is small, and kept.
  const before = readdirSync(walDir(backups)).filter(
    file => /^[0-9A-F]{24}/.test(file) && file.slice(8, 24) < oldest.slice(8),
  )
  for (const file of before) rmSync(join(walDir(backups), file))
  return { bases: old.length, files: before.length }
}

async function rowsOf<Row>(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query(text)).rows as Row[]
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const names = await readdir(from).catch(gone)
  // What names the last checkpoint is copied last, as pg_basebackup does.
  for (const name of names?.sort(
    (one, other) => Number(one === 'pg_control') - Number(other === 'pg_control'),
  ) ?? []) {
    if (left.test(name)) continue
    const source = join(from, name)
    const kind = lstatSync(source, { throwIfNoEntry: false })
    if (kind?.isDirectory() && emptied.has(name)) await mkdir(join(to, name), { mode: 0o700 })
    else if (kind?.isDirectory()) await copyTree(source, join(to, name))
    else if (kind?.isFile()) await copyClosed(source, join(to, name)).catch(gone)
  }
}

async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  for (const name of await readdir(from)) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    if (isNeeded || name.endsWith('.history')) await copyClosed(join(from, name), join(to, name))
  }
}

/** A table that was dropped during the copy: its log says so. */
function gone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

async function copyClosed(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  chmodSync(to, 0o600)
}

const write = (path: string, text: string): void => writeFileSync(path, text, { mode: 0o600 })

/** Once for all files: a call for each would take longer than their copies. Windows has no such command. */
const onDisk = (): unknown => process.platform !== 'win32' && execFileSync('sync')
