// docs/rules.md states every rule that a comment cites, and comments cite nothing outside the tree.

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
  ...globSync(
    '{app,art,bench,brands,contract,database,domain,i18n,scripts,seed,server,tests}/**/*.{ts,tsx,mjs,css}',
    { cwd: root },
  ),
]

test('every cited rule is on the list of rules, and none twice', () => {
  const stated = [...read('docs/rules.md').matchAll(/^- \*\*(Area|Rule) (\d+)\./gm)].map(
    ([, series, number]) => `${series?.toLowerCase()} ${number}`,
  )
  expect(stated).toEqual([...new Set(stated)])

  const citation = /\b([Aa]rea|[Rr]ule)s? (\d+(?:(?:, | to | and |–)\d+(?!\.\d))*)/g
  const cited = files.flatMap(path =>
    [...read(path).matchAll(citation)].flatMap(([, series, numbers]) =>
      (numbers?.match(/\d+/g) ?? []).map(number => ({ path, rule: `${series?.toLowerCase()} ${number}` })),
    ),
  )
  expect(cited.length).toBeGreaterThan(400)
  expect(cited.filter(({ rule }) => !stated.includes(rule))).toEqual([])
})

test('no comment or document cites a paper outside the tree', () => {
  const papers = globSync('**/*.md', { cwd: root, exclude: ['node_modules', 'build'] }).map(path =>
    basename(path),
  )
  const outside = /\b(?:SPEC|RULINGS|DOMAIN)\b(?!\.md)|\b[A-Z]{3,}\.md\b/g
  const citing = files.flatMap(path =>
    [...read(path).matchAll(outside)].flatMap(([name]) =>
      papers.includes(name) ? [] : [`${path}: ${name}`],
    ),
  )
  expect(citing.filter(citation => !citation.startsWith('tests/rules.test.ts'))).toEqual([])
})
