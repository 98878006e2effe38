// `npm start` on data that are deleted afterwards; the journeys run on it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handOnSignals, run } from './children.mjs'
import { at } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'mealkit-data-'))
handOnSignals()
const env = {
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  COOKIT_DOMAIN: '',
  ROLES: '',
}
const code = await run(process.execPath, [at('scripts', 'run.mjs'), 'start'], { env })
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit(code)
