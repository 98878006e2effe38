import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const letters = /^mail/

test('a change’s reference stands in letters and in the history, and in no notice or other sentence of a screen', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    file => !file.endsWith('.test.ts') && !letters.test(file),
  )
  const naming = files.filter(file =>
    /R[ée]f[ée]rence \$\{/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(naming).toEqual([])
})
