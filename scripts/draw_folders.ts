// Updates what the documentation shows of the code: the drawing of the folders in docs/architecture.md and the groups of states in
// docs/glossary.md. Tests fail when they are out of date.

import { readFileSync, writeFileSync } from 'node:fs'
import { redrawn } from '../tests/folders.ts'
import { relisted } from '../tests/state_groups.ts'

function update(name: string, anew: (text: string) => string): void {
  const file = new URL(`../docs/${name}.md`, import.meta.url)
  writeFileSync(file, anew(readFileSync(file, 'utf8')))
}

update('architecture', redrawn)
update('glossary', relisted)
