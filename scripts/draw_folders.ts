// Updates the drawing of the folders in docs/architecture.md; a test fails when it is out of date.

import { readFileSync, writeFileSync } from 'node:fs'
import { redrawn } from '../tests/folders.ts'

const file = new URL('../docs/architecture.md', import.meta.url)
writeFileSync(file, redrawn(readFileSync(file, 'utf8')))
