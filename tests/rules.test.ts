// Every rule that a comment cites is stated in docs/rules.md.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every rule that is cited is stated in the list of rules, and none twice', () => {
  const stated = [...read('docs/rules.md').matchAll(/^- \*\*(SPEC|RULINGS) (\d+)\./gm)].map(
    ([, series, number]) => `${series} ${number}`,
  )
  expect(stated).toEqual([...new Set(stated)])

  const files = globSync(
    '{app,bench,brands,contract,database,domain,i18n,scripts,seed,server,tests}/**/*.{ts,tsx,mjs,css}',
    { cwd: root },
  )
  const cited = files.flatMap(path =>
    [...read(path).matchAll(/\b(SPEC|RULINGS) (\d+(?:(?:, | to | and )\d+(?!\.\d))*)/g)].flatMap(
      ([, series, numbers]) =>
        (numbers?.match(/\d+/g) ?? []).map(number => ({ path, rule: `${series} ${number}` })),
    ),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ rule }) => !stated.includes(rule))).toEqual([])
})
