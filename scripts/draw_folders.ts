// Updates what the documentation shows of the code: the drawing of the folders in docs/architecture.md, the groups of states in
// docs/glossary.md, and where each table is kept in docs/scale.md. Tests fail when they are out of date.

import { readFileSync, writeFileSync } from 'node:fs'
import { redrawn } from '../tests/folders.ts'
import { replaced } from '../tests/places_of_tables.ts'
import { relisted } from '../tests/state_groups.ts'

function update(name: string, anew: (text: string) => string): void {
  const file = new URL(`../docs/${name}.md`, import.meta.url)
  writeFileSync(file, anew(readFileSync(file, 'utf8')))
}

update('architecture', redrawn)
update('glossary', relisted)
update('scale', replaced)
