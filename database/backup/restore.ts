// Restores a backup into a launcher's folder, brought up to an instant by the log that was kept since.

import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type Account, accountFor } from '../postgres/account.ts'
import { restoringFrom } from '../postgres/archive.ts'
import { layoutOf } from '../postgres/cluster.ts'
import { takeLock } from '../postgres/lock.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start.ts'
import { type Contents, differences, readContents } from './contents.ts'
import { type Base, baseFor, clusterOf, nameOf, passwordOf, walDir } from './folder.ts'

/** Replaying the log of a week may take hours. Milliseconds. */
const recoveryLimit = 12 * 3_600_000

export interface Restored {
  base: Base
  contents: Contents
  /** Where the former cluster was moved, if there was one. */
  former: string | undefined
}

/**
 * Restores the newest state that the folder holds, or that of an instant, and stops the server again.
 * @param dataDir the launcher's folder
 * @param options.until nothing after it is replayed
 * @param options.replace moves a cluster that is there aside, which is refused otherwise
 * @throws when there is no such backup, a program uses the folder, a cluster is in the way, or the log ends before the instant
 */
export async function restore(
  backups: string,
  dataDir: string,
  options: { until?: Temporal.Instant | undefined; replace?: boolean },
): Promise<Restored> {
  const base = baseFor(backups, options.until)
  const former = await layOut(base, resolve(dataDir), options.replace ?? false)
  const target = options.until ? { recovery_target_time: asPostgres(options.until) } : {}
  const postgres = await recover(resolve(dataDir), target, resolve(walDir(backups))).catch(
    (error: unknown) => {
      putBack(resolve(dataDir), former)
      throw error
    },
  )
  try {
    return { base, contents: await contentsOf(postgres.url), former }
  } finally {
    await postgres.stop()
  }
}

/**
 * Restores a backup into a folder of its own, reads every row and compares the figures with those taken with the backup.
 * @param scratch a folder that does not exist yet; it is deleted at the end
 * @returns what differs; `compared` is false for a backup of a database that was never still long enough to be counted
 * @throws when the backup cannot be restored at all
 */
export async function checkBackup(
  base: Base,
  scratch: string,
): Promise<{ contents: Contents; compared: boolean; different: string[] }> {
  const { counted } = base.manifest
  try {
    await layOut(base, resolve(scratch), false)
    const target: Record<string, string> = counted
      ? { recovery_target_lsn: counted.at, recovery_target_inclusive: 'off' }
      : {}
    const postgres = await recover(resolve(scratch), target, undefined)
    try {
      const contents = await contentsOf(postgres.url)
      return {
        contents,
        compared: counted !== null,
        different: counted ? differences(contents, counted.contents) : [],
      }
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** As its settings take an instant, in the server's zone, UTC. */
const asPostgres = (instant: Temporal.Instant): string =>
  instant.toString().replace('T', ' ').replace('Z', '+00')

/** @returns where the former cluster went */
async function layOut(base: Base, dataDir: string, replace: boolean): Promise<string | undefined> {
  mkdirSync(dataDir, { recursive: true })
  const release = await takeLock(dataDir)
  try {
    const { cluster, draft, password } = layoutOf(dataDir)
    const isInTheWay = existsSync(cluster)
    if (isInTheWay && !replace)
      throw new Error(`${cluster} exists. Move it away, or add --replace, which moves it aside.`)
    const account = accountFor(cluster)
    rmSync(draft, { recursive: true, force: true })
    cpSync(clusterOf(base.dir), draft, { recursive: true })
    writeFileSync(join(draft, 'recovery.signal'), '')
    giveTo(account, draft)
    const former = `${cluster}.before-${nameOf(Temporal.Now.instant())}`
    if (isInTheWay) {
      renameSync(cluster, former)
      if (existsSync(password)) renameSync(password, passwordBeside(former))
    }
    cpSync(passwordOf(base.dir), password)
    renameSync(draft, cluster)
    return isInTheWay ? former : undefined
  } finally {
    release()
  }
}

/** Removes what could not be restored, so that the folder is as it was before. */
function putBack(dataDir: string, former: string | undefined): void {
  const { cluster, password } = layoutOf(dataDir)
  rmSync(cluster, { recursive: true, force: true })
  rmSync(password, { force: true })
  if (!former) return
  renameSync(former, cluster)
  if (existsSync(passwordBeside(former))) renameSync(passwordBeside(former), password)
}

const passwordBeside = (former: string) => `${former}.password`

function giveTo(account: Account | undefined, dir: string): void {
  if (!account) return
  chownSync(dir, account.uid, account.gid)
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
}

/** Starts the server, which replays the log up to the target and then opens for writing. */
async function recover(
  dataDir: string,
  target: Record<string, string>,
  wal: string | undefined,
): Promise<RunningPostgres> {
  const kept = wal !== undefined && existsSync(wal)
  return startPostgres({
    dataDir,
    durable: true,
    startLimit: recoveryLimit,
    settings: account => ({
      ...target,
      // So that it is not called ready before its log is replayed.
      hot_standby: 'off',
      ...(Object.keys(target).length > 0 ? { recovery_target_action: 'promote' } : {}),
      ...(kept ? restoringFrom(wal, account) : { restore_command: 'false' }),
    }),
  }).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    if (/recovery ended before configured recovery target was reached/.test(text))
      throw new Error(
        'The log that was kept ends before that instant. Choose an earlier one, or none for the newest.',
      )
    throw error
  })
}

async function contentsOf(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return readContents(client).finally(() => client.end())
}
