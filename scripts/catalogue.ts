// The catalogue as files: `npm run catalogue -- export DIR`, `npm run catalogue -- import DIR` (docs/catalogue.md).

import { parseArgs } from 'node:util'
import { destination, pino } from 'pino'
import { exportCatalogue, importCatalogue } from '../server/catalogue_files/import_catalogue.ts'
import { openMemory } from '../server/request/memory.ts'
import { withDatabase } from './with_database.ts'

const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: 'new' }, as: { type: 'string' }, reason: { type: 'string' } },
  allowPositionals: true,
})
const [verb, folder] = positionals
if (
  (verb !== 'export' && verb !== 'import') ||
  !folder ||
  (values.as === undefined) !== (values.reason === undefined)
) {
  process.stderr.write(
    'Say which: npm run catalogue -- export DIR, or import DIR [--from now|new|MONDAY] [--as ADMIN --reason WHY]\n',
  )
  process.exit(2)
}
await withDatabase(async pool => {
  const services = { pool, memory: openMemory(), log: pino({ level: 'warn' }, destination(2)) }
  const now = Temporal.Now.instant().toString({ fractionalSecondDigits: 3 })
  if (verb === 'export') return exportCatalogue(services, folder, now)
  const apply = values.as && values.reason ? { email: values.as, reason: values.reason } : null
  const { lines, refused } = await importCatalogue(services, folder, { from: values.from, apply, now })
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.stdout.write(
    lines.length === 0
      ? 'The files and the base are the same.\n'
      : apply
        ? `${lines.length - refused} changed, ${refused} refused.\n`
        : 'Nothing was changed. With --as ADMIN --reason WHY it will be.\n',
  )
  if (refused > 0) process.exitCode = 1
})
