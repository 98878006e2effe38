// Prints the archived letters of a household, one JSON object a line: `npm run archive -- ID` (docs/retention.md).

import { readConfig } from '../server/integrations/read_config.ts'
import { readArchivedLetters } from '../server/retention/archive.ts'
import { archiveKeys } from '../server/retention/store.ts'
import { refuse, say } from './say.ts'
import { withDatabase } from './with_database.ts'

const [clientId = ''] = process.argv.slice(2)
const { archiveDir } = readConfig()
if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(clientId))
  refuse('Say whose: npm run archive -- ID, with the household’s id from the address of its page.')
if (!archiveDir) refuse('Nothing is archived: set ARCHIVE_DIR.')

await withDatabase(async pool => {
  const row = await archiveKeys.first(pool, { clientIds: [clientId] })
  if (!row) return refuse('Nothing of this household is archived, or it was erased.')
  for (const letter of await readArchivedLetters(archiveDir, clientId, row.key)) say(JSON.stringify(letter))
})
