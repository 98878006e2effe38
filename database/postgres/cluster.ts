// The cluster's folder: created once, atomically, by the account that will run it.

import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canEnter, runAs } from './account.ts'
import type { Cluster } from './server.ts'
import { newPassword, roleName } from './settings.ts'

/** The layout of the folder given to the launcher. */
export const layoutOf = (dir: string) => ({
  cluster: join(dir, 'cluster'),
  draft: join(dir, 'cluster.new'),
  password: join(dir, 'password'),
  log: join(dir, 'log'),
  previousLog: join(dir, 'log.1'),
})

/**
 * Makes the cluster unless it exists, and returns its password. A start that was killed half-way leaves only a draft, which the
 * next one throws away.
 * @throws when the cluster is another version's or another user's
 */
export async function ensureCluster({ dir, account, binaries, durable }: Cluster): Promise<string> {
  const { cluster, draft, password } = layoutOf(dir)
  if (existsSync(cluster)) {
    checkCluster(cluster, binaries.major)
    if (!existsSync(password))
      throw new Error(`${password} is missing, and the database in ${cluster} opens with it only.`)
    return readFileSync(password, 'utf8')
  }
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (account) chownSync(draft, account.uid, account.gid)
  const secret = newPassword()
  writeFileSync(password, secret, { mode: 0o600 })
  await initialise(draft, secret, account, [binaries.initdb, ...(durable ? [] : ['--no-sync'])])
  renameSync(draft, cluster)
  return secret
}

function checkCluster(cluster: string, major: number): void {
  const owner = statSync(cluster).uid
  const self = process.getuid?.()
  if (self !== undefined && self !== 0 && owner !== self) {
    throw new Error(
      `${cluster} belongs to another user (uid ${owner}). Start as that user, or set DATA_DIR to another folder.`,
    )
  }
  const made = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'))
  if (made !== major)
    throw new Error(
      `${cluster} was made by PostgreSQL ${made}; this is ${major}. Move the data with pg_upgrade.`,
    )
}

async function initialise(
  dir: string,
  secret: string,
  account: Account | undefined,
  [initdb, ...more]: [string, ...string[]],
): Promise<void> {
  const passwordDir = mkdtempSync(join(tmpdir(), 'mealkit-initdb-'))
  const passwordFile = join(passwordDir, 'password')
  try {
    writeFileSync(passwordFile, secret, { mode: 0o600 })
    for (const path of account ? [passwordDir, passwordFile] : [])
      chownSync(path, account?.uid ?? 0, account?.gid ?? 0)
    const options = [
      '--username',
      roleName,
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      '--no-instructions',
      ...more,
    ]
    await promisify(execFile)(initdb, ['-D', nameFor(dir, account), ...options], {
      ...runAs(account),
      cwd: dir,
    })
  } finally {
    rmSync(passwordDir, { recursive: true, force: true })
  }
}

/**
 * The name by which PostgreSQL opens its folder. Its working directory is that folder, set while we are still root. Where the
 * folder's parents are closed to the account, Linux can use `/proc/self/cwd`, which passes no parent.
 * @throws elsewhere, when the account cannot reach the folder
 */
export function nameFor(dir: string, account: Account | undefined): string {
  if (!account || canEnter(account, dir)) return dir
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new Error(
    `PostgreSQL runs as ${account.name}, which cannot reach ${dir}. Set DATA_DIR to a folder it can reach.`,
  )
}
