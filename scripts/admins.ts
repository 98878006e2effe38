// Says who is an owner: `npm run admins -- EMAIL …`, and with `--remove` who works here no longer (docs/staff.md).

import { parseArgs } from 'node:util'
import { destination, pino } from 'pino'
import { readConfig } from '../server/integrations/read_config.ts'
import { invitationToken } from '../server/messages/staff_invitations/invitation_token.ts'
import { onBehalfOf } from '../server/request/asker.ts'
import { openMemory } from '../server/request/memory.ts'
import { dismissByOperator, nameOwner } from '../server/staff/people/name_owner.ts'
import { withDatabase } from './with_database.ts'

const { values, positionals: emails } = parseArgs({
  options: { remove: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (emails.length === 0) {
  process.stderr.write('Say who: npm run admins -- EMAIL\n')
  process.exit(2)
}
const operator = { userAgent: null, network: null, log: pino({ level: 'info' }, destination(2)) }
await withDatabase(async pool => {
  for (const email of emails) {
    const now = Temporal.Now.instant().toString({ fractionalSecondDigits: 3 })
    const id = await onBehalfOf(operator, () =>
      values.remove
        ? dismissByOperator({ pool }, email, now)
        : nameOwner({ pool }, email, now, { invited: true }),
    )
    const said = values.remove ? 'works here no longer' : 'an owner of both brands, invited by mail'
    process.stdout.write(`${email}: ${id === null ? 'nobody here has this address' : said}\n`)
    if (id !== null && !values.remove) {
      const token = await invitationToken({ pool, memory: openMemory() }, { id, at: now })
      process.stdout.write(`The same link: ${readConfig().publicUrl}/admin/join?token=${token}\n`)
    }
    if (id === null) process.exitCode = 1
  }
})
