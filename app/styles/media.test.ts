// Widths of screens have names, and nothing else in the sheets names a width.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** The office has a few besides the site's. */
const lists = ['styles/media.css', 'office/media.css']
const sheets = globSync('**/*.css', { cwd: root }).filter(file => !lists.includes(file))
const named = lists.flatMap(file =>
  [...read(file).matchAll(/@custom-media (--[\w-]+) /g)].map(([, name]) => name),
)

test('a sheet names the width of a screen, and gives none of its own', () => {
  const conditions = sheets.flatMap(file =>
    [...read(file).matchAll(/@media ([^{]*)/g)].map(([, condition = '']) => ({ file, condition })),
  )
  expect(conditions.length).toBeGreaterThan(250)
  expect(conditions.filter(({ condition }) => /width/.test(condition))).toEqual([])
  const used = conditions.flatMap(({ condition }) => condition.match(/--[\w-]+/g) ?? [])
  expect(used.filter(name => !named.includes(name))).toEqual([])
  expect(named.filter(name => !used.includes(String(name)))).toEqual([])
})

test('every stylesheet that pages load begins with the names of widths', () => {
  const loaded = ['styles/app.css', 'office/office.css', ...globSync('styles/sheet_*.css', { cwd: root })]
  expect(loaded.filter(file => !/@import "[./\w]*\/media\.css";/.test(read(file)))).toEqual([])
})
