// Every class of an element has a rule in a sheet, so that nothing counts on classes from elsewhere.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Journeys find these by their class. */
const found = ['deliveries', 'pickup', 'plan-outlook']

test('a class of an element has a rule in a sheet', () => {
  const ruled = new Set(
    globSync('**/*.css', { cwd: root }).flatMap(file =>
      [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
    ),
  )
  const classes = globSync('**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).flatMap(file =>
    [...read(file).matchAll(/\bclassName="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map(name => ({ file, name })),
    ),
  )
  expect(classes.length).toBeGreaterThan(1500)
  expect(classes.filter(({ name }) => !ruled.has(name) && !found.includes(name))).toEqual([])
})

/** Sheets about a kind of screen: they say again what others begin. */
const ofScreens = ['office/small_screens.css', 'office/site_parts.css']

test('a class of the office is one thing’s: its own rule stands in one sheet', () => {
  const sheets = globSync(['office/**/*.css', 'pages/admin/**/*.css'], { cwd: root }).filter(
    file => !ofScreens.includes(file),
  )
  const owners = new Map<string, Set<string>>()
  for (const file of sheets)
    for (const [, name = ''] of read(file).matchAll(/^\s*\.(of-[\w-]+)(?=,$| \{$)/gm))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  expect(owners.size).toBeGreaterThan(150)
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([])
})
