import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentenceFiles } from '../tests/written_texts.ts'

const root = join(import.meta.dirname, '..')
const letters = /^i18n\/mail/

test('a change’s reference stands in letters and in the history, and in no notice or other sentence of a screen', () => {
  const files = sentenceFiles.filter(file => !letters.test(file))
  const naming = files.filter(file => /R[ée]f[ée]rence \$\{/.test(readFileSync(join(root, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(naming).toEqual([])
})
