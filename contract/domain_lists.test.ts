// The contract takes its enums from the domain: it does not repeat a list that the domain has.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machines } from '../domain/machines/tables.ts'

const root = join(import.meta.dirname, '..')
const wordsOf = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word).sort()
const keyOf = (words: readonly unknown[]) => words.join(' ')
const listsIn = (folder: string, list: RegExp) =>
  globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(list)].map(([, words = '']) => ({
      path,
      key: keyOf(wordsOf(words)),
    })),
  )

test('no enum of the contract repeats a list of the domain', () => {
  const ofDomain = new Set([
    ...listsIn('domain', /export const \w+ = \[([^\]]*)\] as const/g).map(({ key }) => key),
    ...Object.values(machines).map(table => keyOf(Object.keys(table).sort())),
  ])
  const written = listsIn('contract', /z\.enum\(\[((?:\s*'[^']*',?)+)\s*\]/g)
  expect(ofDomain.size).toBeGreaterThan(20)
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter(({ key }) => ofDomain.has(key))).toEqual([])
})
