// Everything that the documents name exists: files, folders, commands, variables.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
const made = /^(?:\.|node_modules$|build$|gallery$|test-results$)/
const folders = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !made.test(entry.name))
  .map(({ name }) => name)
const names = new Set(
  [...globSync('*', { cwd: root }), ...globSync(`{${folders.join(',')}}/**/*.*`, { cwd: root })].map(file =>
    basename(file),
  ),
)

const textOf = (document: string) => readFileSync(join(root, document), 'utf8')
/** Text set as code, within a line and in blocks. */
const codeOf = (text: string) => [
  ...[...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) =>
    (code as string).replace(/\s+/g, ' '),
  ),
  ...[...text.matchAll(/```(?:sh|bash)\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    (block as string).split('\n'),
  ),
]

/** `server/orders`, `domain/tax/rates.ts`, `i18n/errors_*.ts`, `app/styles/early` with any ending, `{a,b}` for several. */
function isThere(path: string): boolean {
  const bare = path.replace(/[/.:]+$/, '')
  if (existsSync(join(root, bare))) return true
  return globSync([bare, `${bare}.*`], { cwd: root }).length > 0
}

test.each(documents)('%s names only existing files', document => {
  const text = textOf(document)
  const ofRoot = new RegExp(`^(?:${folders.join('|')})/[\\w./*{},@-]+$`)
  const paths = codeOf(text)
    .flatMap(code => code.split(' '))
    .filter(word => ofRoot.test(word))
  expect(paths.filter(path => !isThere(path))).toEqual([])
  const files = codeOf(text).filter(word => /^[\w-]+\.(?:ts|tsx|mjs|css|sql|csv|md)$/.test(word))
  expect(files.filter(file => !names.has(file))).toEqual([])
  const links = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, link]) => link as string,
  )
  const local = links.filter(link => !/^[a-z]+:/.test(link))
  expect(local.filter(link => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

test('the documents name only existing commands', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap(document => [...textOf(document).matchAll(/npm run ([\w:-]+)/g)])
  expect(named.length).toBeGreaterThan(5)
  expect(named.map(([, name]) => name as string).filter(name => !(name in scripts))).toEqual([])
})
