// Pages that are kept whole say in the table of pages which query parameters they read; the server leaves all others out.

import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { type PageId, pages } from '../contract/paths.ts'
import { facetIds } from '../domain/catalogue/browse.ts'
import { fileOf } from './page_files.ts'

const keptPages = Object.entries(pages).filter(([, page]) => page.cachedForVisitors)

test.each(keptPages)('%s reads no other query parameters than it declares', (id, page) => {
  const sources = globSync(`app/pages/${dirname(fileOf(id as PageId))}/*.{ts,tsx}`, {
    exclude: ['**/*.test.*'],
  })
  expect(sources.length).toBeGreaterThan(0)
  const read = sources.flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/\b(?:search|searchParams|query)\.(?:get|has)\('(\w+)'\)/g)].map(
      ([, name]) => name,
    ),
  )
  expect(page.query ?? []).toEqual(expect.arrayContaining(read))
})

test('the menu declares every filter', () => {
  expect(pages.menu.query).toEqual(expect.arrayContaining(facetIds))
})
