// Keeps the write-ahead log in a folder, so that a backup can be brought up to any later instant.

import { chownSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Account, canEnter } from './account.ts'

/** Seconds after which a file of the log is kept although it is not full: so much can be lost with the disk of the cluster. */
const atMostSeconds = 60

/** Nothing that a shell or PostgreSQL would read as anything but a letter of a path. */
const plainPath = /^[\w/.@+=, -]+$/

/**
 * The settings under which PostgreSQL copies each finished file of its log into `dir`, compressed. A file is there whole or not at
 * all, and one that is there already is only compared.
 * @throws when the folder cannot be used by the account
 */
export function archivingTo(dir: string, account: Account | undefined): Record<string, string> {
  if (process.platform === 'win32') throw new Error('BACKUP_DIR needs a shell, which Windows does not have.')
  mkdirSync(dirname(dir), { recursive: true })
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (account) chownSync(dir, account.uid, account.gid)
  checkPath(dir, account)
  const kept = `'${dir}/%f.gz'`
  return {
    archive_mode: 'on',
    archive_timeout: `${atMostSeconds}s`,
    archive_command: [
      `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - '%p'`,
      `; else gzip -1c '%p' > ${kept}.new && mv ${kept}.new ${kept}; fi`,
    ].join(''),
  }
}

/** The settings under which PostgreSQL reads its log from such a folder. @throws as above */
export function restoringFrom(dir: string, account: Account | undefined): Record<string, string> {
  checkPath(dir, account)
  return { restore_command: `test -f '${dir}/%f.gz' && gzip -dc '${dir}/%f.gz' > '%p'` }
}

function checkPath(dir: string, account: Account | undefined): void {
  if (!plainPath.test(dir))
    throw new Error(`${dir} cannot hold backups: use letters, digits, spaces and . , - _ @ + = in its path.`)
  if (!canEnter(account, dir))
    throw new Error(`PostgreSQL runs as ${account?.name}, which cannot reach ${dir}. Use another folder.`)
}
