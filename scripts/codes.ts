// Loads discount codes from marketing's files: `npm run codes -- CODES.csv …` (docs/codes.md).

import { loadCodeFile } from '../server/codes/discounts/load_code_file.ts'
import { namedFiles, withDatabase } from './with_database.ts'

const files = namedFiles('Say which files: npm run codes -- CODES.csv')
await withDatabase(async pool => {
  for (const file of files) {
    const { read, added, changed, left } = await loadCodeFile({ pool }, file)
    process.stdout.write(`${file}: ${read} read, ${added} added, ${changed} changed\n`)
    for (const { line, why } of left) process.stdout.write(`${file}:${line}: left out for its ${why}\n`)
    if (left.length > 0) process.exitCode = 1
  }
})
