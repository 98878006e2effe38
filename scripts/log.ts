// Checks the log of what staff do: `npm run log -- check` (docs/staff.md).

import { checkLog } from '../server/request/staff_log/check_log.ts'
import { withDatabase } from './with_database.ts'

if (process.argv[2] !== 'check') {
  process.stderr.write('Say what: npm run log -- check\n')
  process.exit(2)
}
await withDatabase(async pool => {
  const { lines, last, fault } = await checkLog(pool)
  if (fault === null) {
    process.stdout.write(`${lines} lines, each as it was written. The last hash: ${last}\n`)
    return
  }
  process.stdout.write(
    `Line ${fault.number} is not as it was written: ${fault.what}. ${lines} lines before it are.\n`,
  )
  process.exitCode = 1
})
