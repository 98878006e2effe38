// The tree's own rules, as docs/architecture.md states them. Import directions between folders are lint errors
// (.oxlintrc.json); what lint cannot say stands here.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Source {
  path: string
  text: string
  imports: string[]
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name))
    .map(name => {
      const path = normalize(join(folder, name))
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
}

/** Relative imports as paths from the root, type imports too. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(match =>
    relative(root, normalize(join(root, dirname(path), match[1] ?? ''))),
  )
}

const app = sourcesIn('app')
const brands = sourcesIn('brands')
const contract = sourcesIn('contract')
const domain = sourcesIn('domain')
const i18n = sourcesIn('i18n')
const server = sourcesIn('server')

const offenders = (sources: readonly Source[], allowed: (imported: string, from: string) => boolean) =>
  sources.flatMap(({ path, imports }) =>
    imports.filter(imported => !allowed(imported, path)).map(imported => `${path} → ${imported}`),
  )

const within =
  (...folders: string[]) =>
  (imported: string) =>
    folders.some(folder => imported.startsWith(folder))

describe('imports go one way', () => {
  test('domain imports only itself', () => {
    expect(offenders(domain, within('domain/'))).toEqual([])
  })

  test('contract imports domain and itself', () => {
    expect(offenders(contract, within('contract/', 'domain/'))).toEqual([])
  })

  test('brands imports domain and itself', () => {
    expect(offenders(brands, within('brands/', 'domain/'))).toEqual([])
  })

  test('i18n imports contract, domain and itself', () => {
    expect(offenders(i18n, within('i18n/', 'contract/', 'domain/'))).toEqual([])
  })

  test('app never imports the server or the database', () => {
    const allowed = within('app/', 'i18n/', 'brands/', 'contract/', 'domain/')
    expect(offenders(app, allowed)).toEqual([])
  })

  test('the server takes from app only what loaders are handed', () => {
    const allowed = (imported: string) => !imported.startsWith('app/') || imported === 'app/context.ts'
    expect(offenders(server, allowed)).toEqual([])
  })
})

test("a module's store is imported only from its own folder", () => {
  const isStore = (path: string) => /(^|_)store\.ts$/.test(path.split('/').at(-1) ?? '')
  expect(
    offenders(server, (imported, from) => !isStore(imported) || dirname(imported) === dirname(from)),
  ).toEqual([])
})

test('the environment is read in one file', () => {
  const readers = [...app, ...brands, ...contract, ...domain, ...i18n, ...server].filter(({ text }) =>
    /\bprocess\.env\b/.test(text),
  )
  expect(readers.map(({ path }) => path)).toEqual(['server/platform/config.ts'])
})

test('there is something to hold to these rules', () => {
  expect(Math.min(app.length, contract.length, domain.length, server.length)).toBeGreaterThan(10)
  expect(app.some(({ imports }) => imports.length > 0)).toBe(true)
})
