// Loads files of Statistics Canada's National Address Register: `npm run addresses -- Address_59_part_1.csv …`.

import { loadRegister } from '../server/places/addresses/load_register.ts'
import { namedFiles, withDatabase } from './with_database.ts'

const files = namedFiles('Say which files of the register: npm run addresses -- Address_59_part_1.csv')
await withDatabase(async pool => {
  const started = performance.now()
  for (const file of files) {
    const load = await loadRegister(pool, file, ({ read, added }) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      process.stdout.write(`\r${file}: ${read} read, ${added} added, ${seconds} s `)
    })
    for (const line of load.unreadable) process.stdout.write(`\n${file}:${line}: left out for its characters`)
    process.stdout.write(`\n${file}: ${load.added} new doors of ${load.read} lines\n`)
  }
  await pool.query('analyze civic_address')
})
