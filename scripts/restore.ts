// Restores a backup of the built-in PostgreSQL, or tries whether it can be: `npm run restore -- [FOLDER] [--to INSTANT] [--replace]`,
// `npm run restore -- [FOLDER] --check` (docs/operations.md).

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Contents } from '../database/backup/contents.ts'
import { baseFor } from '../database/backup/folder.ts'
import { checkBackup, restore } from '../database/backup/restore.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { refuse, say } from './say.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    check: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
  },
})
const config = readConfig()
const folder = positionals[0] ? resolve(positionals[0]) : config.backupDir
if (!folder) refuse('Say from where: npm run restore -- FOLDER, or set BACKUP_DIR.')
const until = values.to === undefined ? undefined : instantOf(values.to)
const began = performance.now()

if (values.check) {
  const base = baseFor(folder, until)
  const { contents, compared, different } = await checkBackup(base, join(folder, `check-${process.pid}`))
  sayContents(contents)
  for (const figure of different) say(`differs: ${figure}`)
  if (contents.unbalanced > 0) say(`${contents.unbalanced} transactions of the ledger do not sum to zero`)
  const isGood = different.length === 0 && contents.unbalanced === 0
  const compare = compared ? 'every figure is as it was' : 'it was not counted when it was taken'
  say(`${base.dir}: ${isGood ? `can be restored, ${compare}` : 'is not what was backed up'} (${seconds()} s)`)
  if (!isGood) process.exitCode = 1
} else {
  if (config.databaseUrl) refuse('DATABASE_URL is set: this command restores the built-in PostgreSQL.')
  const dataDir = join(config.dataDir, 'postgres')
  const { base, contents, former } = await restore(folder, dataDir, { until, replace: values.replace })
  sayContents(contents)
  if (former) say(`What was there before is in ${former}.`)
  say(
    `Restored ${base.name} ${until ? `up to ${until}` : 'and all that was kept since'} into ${dataDir} (${seconds()} s)`,
  )
}

function instantOf(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    return refuse('--to takes an instant, such as 2026-12-03T23:59:00-08:00.')
  }
}

function sayContents({ rows, ledger, orders }: Contents): void {
  say(`households ${rows.client ?? 0}; orders ${rows.client_order ?? 0} (${listed(orders)})`)
  const sums = Object.entries(ledger).map(
    ([account, { cents }]) => [account, (cents / 100).toFixed(2)] as const,
  )
  say(
    `ledger ${rows.ledger_entry ?? 0} entries (${sums.map(([account, sum]) => `${account} ${sum}`).join(', ')})`,
  )
}

function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
