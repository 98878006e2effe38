// Takes a backup of the built-in PostgreSQL: `npm run backup -- [FOLDER] [--keep 14]` (docs/operations.md).

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { walDir } from '../database/backup/folder.ts'
import { removeOld, takeBackup } from '../database/backup/take.ts'
import { openPostgres } from '../database/postgres/open.ts'
import { readConfig } from '../server/integrations/read_config.ts'
import { refuse, say } from './say.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
const config = readConfig()
const folder = positionals[0] ? resolve(positionals[0]) : config.backupDir
if (config.databaseUrl)
  refuse('DATABASE_URL is set: that server is backed up with its own means, see docs/operations.md.')
if (!folder) refuse('Say where: npm run backup -- FOLDER, or set BACKUP_DIR.')
if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
  refuse('--keep takes how many backups stay, from 1 to 9999.')

const dataDir = join(config.dataDir, 'postgres')
const began = performance.now()
const postgres = await openPostgres({ dataDir, archive: config.backupDir && walDir(config.backupDir) })
try {
  const { dir, manifest } = await takeBackup(postgres.url, dataDir, folder)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${dir}: complete at ${manifest.completeAt}, in ${seconds} s`)
  if (!manifest.counted)
    say('The database was never still, so it was not counted: a check cannot compare it.')
  if (values.keep) {
    const { bases, files } = removeOld(folder, Number(values.keep))
    say(`${bases} older removed, and ${files} files of the log that only they needed`)
  }
} finally {
  await postgres.close()
}
