// PostgreSQL refuses to run as root, so under root it runs as an unprivileged account.

import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

export interface Account {
  name: string
  uid: number
  gid: number
}

const accountNames = ['postgres', '_postgres', 'nobody']

/**
 * The account that PostgreSQL has to run as: undefined for an ordinary user (itself) and on Windows. Under root it is the owner of
 * the existing cluster, else `postgres`, else `nobody`.
 * @throws when root has no such account to switch to
 */
export function accountFor(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const name of accountNames) {
    const [, , uid, gid] = known.find(fields => fields[0] === name) ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no account ${accountNames.join(', ')} to run it as. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether the account can enter a folder; its parents may be closed to it. */
export function canEnter(account: Account | undefined, dir: string): boolean {
  if (!account) return true
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { uid, gid, stdio: 'ignore' }).status === 0
}

/** The environment of a program started for PostgreSQL: the account's, and nothing of our own. */
export function runAs(account: Account | undefined): {
  uid?: number
  gid?: number
  env: Record<string, string>
  windowsHide: true
} {
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' }
  return account ? { uid: account.uid, gid: account.gid, env, windowsHide: true } : { env, windowsHide: true }
}
