// Starts the server as `npm start` does, on packages and pages that a deploy has made: it installs and builds nothing.

import { handOnSignals } from '../scripts/children.mjs'
import { environmentWith, findNode } from '../scripts/runtime.mjs'
import { startBuilt } from '../scripts/start.mjs'

handOnSignals()
const node = findNode()
process.exit(await startBuilt(node, environmentWith(node)))
