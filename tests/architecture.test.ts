// The rules of the tree, as docs/architecture.md states them.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { graphOf, inCircles, nestedCircles, type Source } from './folder_graph.ts'
import {
  composition,
  folderGraph,
  folderOf,
  mayImport,
  mostLines,
  product,
  redrawn,
  roomLines,
} from './folders.ts'

const root = join(import.meta.dirname, '..')

const inFolder = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`))
const app = inFolder('app')
const server = inFolder('server')

const offenders = (sources: readonly Source[], allowed: (imported: string, from: string) => boolean) =>
  sources.flatMap(({ path, imports }) =>
    imports.filter(imported => !allowed(imported, path)).map(imported => `${path} → ${imported}`),
  )

describe('imports go one way', () => {
  test('each folder imports only from those below it, types included', () => {
    const allowed = (imported: string, from: string) =>
      folderOf(imported) === folderOf(from) || (mayImport[folderOf(from)] ?? []).includes(folderOf(imported))
    expect(offenders(product, allowed)).toEqual([])
  })

  test('every folder has its place in the order', () => {
    expect([...folderGraph.keys()].filter(folder => mayImport[folder] === undefined)).toEqual([])
  })

  test('a room of the server is small enough to know: at most 4,000 lines, and one that grows beyond is divided', () => {
    const lines = roomLines(product)
    expect(lines.size).toBeGreaterThan(12)
    expect([...lines].filter(([, count]) => count > mostLines)).toEqual([])
  })

  test('the folders form no circle', () => {
    expect(inCircles(folderGraph)).toEqual([])
  })

  test('folders form no circle at any depth, types and dynamic imports included', () => {
    expect(nestedCircles(product)).toEqual([])
  })

  test('a page imports no other page', () => {
    const pages = new Set(app.flatMap(({ path }) => (path.endsWith('/page.tsx') ? [dirname(path)] : [])))
    const pageOf = (path: string): string | null => {
      for (let folder = dirname(path); folder.startsWith('app/pages'); folder = dirname(folder)) {
        if (pages.has(folder)) return folder
      }
      return null
    }
    const allowed = (imported: string, from: string) =>
      pageOf(imported) === null || pageOf(imported) === pageOf(from)
    expect(offenders(app, allowed)).toEqual([])
  })

  test('the design system imports nothing else of the app', () => {
    const components = inFolder('app/components')
    expect(components.length).toBeGreaterThan(20)
    const allowed = (imported: string) =>
      !imported.startsWith('app/') || imported.startsWith('app/components/')
    expect(offenders(components, allowed)).toEqual([])
  })

  test('the drawing in docs/architecture.md shows the present folders (npm run drawing)', () => {
    const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
    expect(redrawn(text)).toBe(text)
  })

  test('a circle is found, types and dynamic imports included, at the root and below', () => {
    const source = (path: string, ...imports: string[]): Source => ({ path, imports, text: '', loads: [] })
    const sources = [
      source('a/1', 'b/1'),
      source('b/1'),
      source('b/2', 'c/1'),
      source('c/1', 'a/1'),
      source('d/1', 'a/1'),
    ]
    expect(inCircles(graphOf(sources, path => path.slice(0, 1)))).toEqual(['a', 'b', 'c'])
    expect(nestedCircles(sources)).toEqual(['the root: a b c'])
    const lazy = { ...source('x/b/1'), loads: ['x/a/1'] }
    expect(nestedCircles([source('x/a/1', 'x/b/1'), lazy])).toEqual(['x: a b'])
  })
})

const isStore = (path: string) => /(^|_)store\.ts$/.test(path.split('/').at(-1) ?? '')

test('a store is imported only from its own part of the server', () => {
  expect(
    offenders(server, (imported, from) => !isStore(imported) || folderOf(imported) === folderOf(from)),
  ).toEqual([])
})

test('the server takes from `seed` only to fill an empty base, in its loaders', () => {
  const isLoader = (path: string) => /\/load_\w+\.ts$/.test(path) || folderOf(path) === composition
  const isSeed = (path: string) => path.startsWith('seed/')
  expect(offenders(server, (imported, from) => !isSeed(imported) || isLoader(from))).toEqual([])
})

test('SQL is declared only in stores', () => {
  const declares = /\b(?:statement|batchStatement)\(\{/
  const elsewhere = server.filter(({ path, text }) => declares.test(text) && !isStore(path))
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test('only stores take a pool; a call gives its use case the services', () => {
  const mayTake = /store\.ts$|^server\/(?:request\/(?:clock|config|database)|integrations)\/|\/load_\w+\.ts$/
  const takesPool = /export (?:async )?function \w+\(\s*\w+: (?:pg\.Pool|Services\['pool'\])/
  const takers = server.filter(({ path, text }) => !mayTake.test(path) && takesPool.test(text))
  expect(takers.map(({ path }) => path)).toEqual([])
  const calls = server.filter(({ path }) => path.startsWith('server/calls/'))
  expect(calls.filter(({ text }) => /\bpool\b/.test(text)).map(({ path }) => path)).toEqual([])
})

test('no state is kept beside the services', () => {
  const keepers = server.filter(({ text }) => /new (?:Weak)?Map<(?:pg\.Pool|Services)\b/.test(text))
  expect(keepers.map(({ path }) => path)).toEqual([])
})

test('every export is used by another file', () => {
  // Frameworks read these: pages by React Router, tables by drizzle.
  const isRead = ({ path }: Source) => /^app\/(?:pages\/|root|entry)|^database\/schema\//.test(path)
  const users = new Map<string, Set<string>>()
  for (const path of globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: ['node_modules', 'build', '.*'] })) {
    for (const [word] of readFileSync(join(root, path), 'utf8').matchAll(/\w+/g))
      users.set(word, (users.get(word) ?? new Set()).add(path))
  }
  const exported = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm
  const unused = product
    .filter(source => !isRead(source))
    .flatMap(({ path, text }) =>
      [...text.matchAll(exported)].flatMap(([, name = '']) =>
        users.get(name)?.size === 1 ? [`${path}: ${name}`] : [],
      ),
    )
  expect(unused).toEqual([])
})

test('what the server’s rooms export has a name of its own', () => {
  const places = new Map<string, string[]>()
  const exported = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm
  // The bindings of calls have the names of their groups.
  for (const { path, text } of server.filter(source => !source.path.startsWith('server/calls/')))
    for (const [, name = ''] of text.matchAll(exported)) places.set(name, [...(places.get(name) ?? []), path])
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('a name says what it names', () => {
  // Words that could name anything: told what, heard by whom, ways of doing what?
  const vague = /\b(?:told|heard|isSo|saidOf|ways|deal|dealt|turn|instead)\b(?=\s*[?:=(.,)\]};[])/g
  // A participle without its noun: asked what, shown what? It is a request, a view, a cached page.
  const participle = /\b(?:interface|type) \w*(?:Asked|Shown|Kept|Said|Dealt|Told|Heard)\b/g
  // To keep is to cache, save, record, hold or undo.
  const keeping =
    /\bfunction keep(?:[A-Z]\w*)?\b|\bconst keep(?:[A-Z]\w*)?(?= = (?:async )?\(| = (?:batchS|s)tatement)/g
  const aside =
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\\\n])+\/[a-z]*/g
  const folders = '{app,bench,brands,contract,database,domain,i18n,scripts,seed,server,tests}'
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['app/first_paint/**'] })
  const found = files.flatMap(path => {
    const code = readFileSync(join(root, path), 'utf8').replaceAll(aside, '')
    const file = path.split('/').at(-1) ?? ''
    const names = [vague, participle, keeping].flatMap(refused => code.match(refused) ?? [])
    return [...names, ...(file.match(vague) ?? [])].map(name => `${path}: ${name}`)
  })
  expect(found).toEqual([])
})

test('files and folders of the code are named in snake_case', () => {
  // A file of the seed has the id of its dish.
  const names = product.map(({ path }) => path).filter(path => !path.startsWith('seed/'))
  expect(names.filter(path => !/^[a-z\d_/.]+$/.test(path))).toEqual([])
})

test('the environment is read in one file', () => {
  const readers = product.filter(({ text }) => /\bprocess\.env\b/.test(text))
  expect(readers.map(({ path }) => path)).toEqual(['server/request/config.ts'])
})

test('the documentation names only existing files and folders', () => {
  const named =
    /`((?:app|art|bench|brands|contract|database|docs|domain|i18n|scripts|seed|server|tests)\/[\w./*-]*)`/g
  const isThere = (path: string) => existsSync(path) || globSync([path, `${path}.*`]).length > 0
  const missing = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].flatMap(([, path = '']) =>
      isThere(join(root, path)) ? [] : [`${file}: ${path}`],
    ),
  )
  expect(missing).toEqual([])
})

test('a test’s title is a sentence, and its requirements are its tags', () => {
  const tests = globSync('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: ['node_modules', 'build'] })
  const named = tests.flatMap(path => {
    const titles = readFileSync(join(root, path), 'utf8').matchAll(/(?<!tags: )['"`]\[[A-Z]+-[^'"`]*/g)
    return [...titles].map(([title]) => `${path}: ${title}`)
  })
  expect(tests.length).toBeGreaterThan(100)
  expect(named).toEqual([])
})

test('there is code to check by these rules', () => {
  expect(
    Math.min(
      ...Object.keys(mayImport).map(folder => product.filter(({ path }) => folderOf(path) === folder).length),
    ),
  ).toBeGreaterThan(0)
  expect(app.some(({ imports }) => imports.length > 0)).toBe(true)
})
