// domain/ has the rules and nothing else: it imports only itself and reads no clock, no randomness and no environment,
// so that the same input gives the same result in a browser, a worker and a test (docs/architecture.md, Which way
// imports go).

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
const isOnlyForTests = (path: string) => /\.(test|arbitrary)\.ts$/.test(path)
const paths = globSync('**/*.ts', { cwd: root })
  .filter(path => !isOnlyForTests(path))
  .sort()
const sources = new Map(paths.map(path => [path, readFileSync(join(root, path), 'utf8')]))

const importStatement = /(?:^|[;}\s])(?:import|export)\s+(type\s)?(?:[^'"`;=]*?\sfrom\s*)?['"]([^'"]+)['"]/g
const dynamicImport = /\b(?:import|require)\s*\(/

const forbidden = [
  /\bDate\.now\b/,
  /\bnew\s+Date\b/,
  /(?<![.\w])Date\s*\(/,
  /\bTemporal\.Now\b/,
  /\bMath\.random\b/,
  /\bprocess\b/,
  /\bperformance\s*[.[]/,
  /\bcrypto\b/,
  /\bglobalThis\b/,
  /\b(?:window|document|navigator|localStorage|sessionStorage)\./,
  /\bimport\.meta\b/,
  /\b(?:fetch|setTimeout|setInterval|setImmediate|queueMicrotask)\s*\(/,
  /\bconsole\./,
]

/** Code without comments and string contents; `${…}` inside a template stays, because it is code. */
function codeOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`\\/])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
}

interface Import {
  from: string
  typeOnly: boolean
}

function importsOf(source: string): Import[] {
  return [...source.matchAll(importStatement)].map(match => ({
    from: match[2] as string,
    typeOnly: Boolean(match[1]),
  }))
}

/** The reasons why a file is not pure, in words; empty for a pure file. */
function impuritiesOf(path: string, source: string): string[] {
  const code = codeOf(source)
  const outside = importsOf(source).filter(({ from }) => {
    const target = join(dirname(path), from)
    return !from.startsWith('.') || target.startsWith('..') || isOnlyForTests(target)
  })
  return [
    ...outside.map(({ from }) => `imports ${from}`),
    ...(dynamicImport.test(code) ? ['imports while running'] : []),
    ...forbidden.filter(name => name.test(code)).map(name => `uses ${name.source}`),
  ]
}

/** Every module that is loaded along with a file. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const { from, typeOnly } of importsOf(sources.get(path) ?? '')) {
    if (!typeOnly) loadedWith(relative('.', join(dirname(path), from)), seen)
  }
  return seen
}

describe('domain/', () => {
  test('has files to check', () => {
    expect(paths).toContain('pricing/price_order.ts')
    expect(paths.length).toBeGreaterThan(25)
  })

  test.each(paths)('%s imports only the domain and depends only on its arguments', path => {
    expect(impuritiesOf(path, sources.get(path) as string)).toEqual([])
  })

  test('every import leads to an existing file', () => {
    for (const path of paths) {
      for (const loaded of loadedWith(path)) expect(paths, `${path} loads ${loaded}`).toContain(loaded)
    }
  })

  const forBrowsers =
    /^(money|plans|points|person|postal|brands|pricing\/.*|tax\/.*|machines\/.*|time\/time_left)\.ts$/
  test('the files that browsers load do not need Temporal, which some browsers lack', () => {
    const entries = paths.filter(path => forBrowsers.test(path))
    expect(entries.length).toBeGreaterThan(12)
    const loaded = new Set(entries.flatMap(path => [...loadedWith(path)]))
    const needing = [...loaded].filter(path => /\bTemporal\b/.test(codeOf(sources.get(path) ?? '')))
    expect(needing).toEqual([])
  })
})

describe('the check finds an offender', () => {
  test.each([
    ["import { readFileSync } from 'node:fs'"],
    ["import type { Pool } from 'pg'"],
    ["import 'zod/mini'"],
    ["export { x } from '../../server/x.ts'"],
    ["import {\n  a,\n  b,\n} from '../../contract/errors.ts'"],
    ["import { anyMenu } from './batch.arbitrary.ts'"],
    ["const fs = await import('node:fs')"],
    ["const fs = require('fs')"],
    ['const now = Date.now()'],
    ['const now = new Date()'],
    ['const now = Date()'],
    ['const now = Temporal.Now.instant()'],
    ['const dice = Math.random()'],
    ['const port = process.env.PORT'],
    ['const label = `at \x24{Date.now()}`'],
    ['const start = performance.now()'],
    ["const id = crypto.randomUUID() // 'not a string'"],
    ["const data = await fetch('/api')"],
    ["console.log('here')"],
  ])('in %j', offence => {
    expect(impuritiesOf('choice/offender.ts', offence)).not.toEqual([])
  })

  test.each([
    ["import { brands } from '../brands.ts'"],
    ['// Date.now() is not read here; new Date() neither.'],
    ["const message = 'the process of cooking'"],
    ['/** Unlike Math.random, this is known. */'],
    ["const at = Date.parse('2026-12-01T00:00:00Z')"],
  ])('and none in %j', innocent => {
    expect(impuritiesOf('choice/innocent.ts', innocent)).toEqual([])
  })
})
