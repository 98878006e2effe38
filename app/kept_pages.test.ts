// Pages that are kept whole say in the table of pages which query parameters they read; the server leaves all others out.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '../contract/paths.ts'
import { facetIds } from '../domain/catalogue/browse.ts'

const keptPages = Object.entries(pages).filter(([, page]) => page.cachedForVisitors)

/** The folder of a page under app/pages: of `signup/plans/page.tsx`, or by its name. */
const folderOf = (id: string, file?: string): string =>
  `app/pages/${file ? file.replace(/\/[^/]*$/, '') : id.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`

test.each(keptPages)('%s reads no other query parameters than it declares', (id, page) => {
  const sources = globSync(`${folderOf(id, page.file)}/*.{ts,tsx}`, { exclude: ['**/*.test.*'] })
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
