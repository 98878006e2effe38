// Checks the office's numbers against orders and ledger: `npm run numbers -- check` (docs/office.md).

import { checkNumbers } from '../server/office/numbers/check_numbers.ts'
import { withDatabase } from './with_database.ts'

if (process.argv[2] !== 'check') {
  process.stderr.write('Say what: npm run numbers -- check\n')
  process.exit(2)
}
await withDatabase(async pool => {
  const { weeks, differences } = await checkNumbers(pool)
  for (const { brand, week, what, counted, found } of differences)
    process.stdout.write(`${brand}, week of ${week}: ${what} is counted as ${counted}, and is ${found}.\n`)
  if (differences.length > 0) process.exitCode = 1
  else process.stdout.write(`${weeks} weeks, each as orders and ledger have it.\n`)
})
