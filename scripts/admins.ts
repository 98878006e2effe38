// Says who is an admin: `npm run admins -- EMAIL …`, and with `--remove` who is one no longer (docs/settings.md).

import { parseArgs } from 'node:util'
import { destination, pino } from 'pino'
import { nameAdmin } from '../server/household/admin/admins/name_admin.ts'
import { onBehalfOf } from '../server/request/asker.ts'
import { withDatabase } from './with_database.ts'

const { values, positionals: emails } = parseArgs({
  options: { remove: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (emails.length === 0) {
  process.stderr.write('Say whose account: npm run admins -- EMAIL\n')
  process.exit(2)
}
const operator = { userAgent: null, network: null, log: pino({ level: 'info' }, destination(2)) }
await withDatabase(async pool => {
  for (const email of emails) {
    const now = Temporal.Now.instant().toString()
    const brands = await onBehalfOf(operator, () => nameAdmin({ pool }, email, !values.remove, now))
    const who = values.remove ? 'no longer an admin' : 'an admin'
    process.stdout.write(`${email}: ${brands.length > 0 ? `${who} of ${brands.join(', ')}` : 'no account'}\n`)
    if (brands.length === 0) process.exitCode = 1
  }
})
