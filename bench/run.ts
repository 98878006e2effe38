// npm run bench: what the work of the product costs, beside the least it could cost on the same machine in the same run.
// `npm run bench -- 20000` measures the weekly run with so many households instead of 100,000.

import { openGround } from './ground.ts'
import { printRows } from './table.ts'
import { measureWeeklyRun } from './weekly.ts'

const households = Number(process.argv[2] ?? 100_000)
const ground = await openGround()
try {
  printRows(await measureWeeklyRun(ground, households))
} finally {
  await ground.close()
}
