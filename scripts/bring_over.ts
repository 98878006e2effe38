// Brings people over from another system, as clients of Cook it: `npm run bring-over -- PEOPLE.csv …` (docs/settings.md).

import { bringOver } from '../server/identity/bring_over/bring_over.ts'
import { namedFiles, withDatabase } from './with_database.ts'

const files = namedFiles('Say which files: npm run bring-over -- PEOPLE.csv')
await withDatabase(async pool => {
  for (const file of files) {
    const { read, added, known, left } = await bringOver({ pool }, file, Temporal.Now.instant().toString())
    process.stdout.write(`${file}: ${read} read, ${added} added, ${known} had an account already\n`)
    for (const { line, why } of left) process.stdout.write(`${file}:${line}: left out for its ${why}\n`)
    if (left.length > 0) process.exitCode = 1
  }
})
