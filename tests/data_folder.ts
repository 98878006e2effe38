// Where the databases of tests are: `npm test` gives them a folder in memory where there is room (scripts/test.mjs).

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder; whoever asks deletes it. */
export const dataFolder = (prefix: string): string =>
  mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), prefix))

/** A cluster in memory keeps less of its log there than one on a disk would. */
export const smallLog = { max_wal_size: '512MB' }
