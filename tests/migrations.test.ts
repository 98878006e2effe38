// No migration keeps people out of a large table, or takes from the program of yesterday what it still uses: they run while it works.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const folder = join(import.meta.dirname, '..', 'database', 'migrations')
/** The newest migration of before the first household: until then nobody was kept out. */
const beforeAnybody = 58

const { pool } = await testDatabase()
const { rows } = await pool.query<{ name: string }>(
  `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'client_id'`,
)
/** They grow with households, weeks or visits. */
const large = new Set([...rows.map(({ name }) => name), 'session', 'civic_address'])

type Tree = Readonly<Record<string, unknown>>
const within = (tree: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Tree | undefined)?.[key], tree)
const list = (tree: unknown): readonly unknown[] => (Array.isArray(tree) ? tree : [])

const said = (subtype: unknown) => String(subtype).replace(/^AT_/, '')

/** Why a part of `alter table` is refused, if it is. */
function refusedPart(command: unknown): string | null {
  const kind = said(within(command, 'subtype'))
  const constraint = within(command, 'def', 'Constraint')
  const type = within(constraint, 'contype')
  if (kind === 'AlterColumnType') return 'rewrites the table'
  if (kind === 'SetNotNull') return 'reads every row: add a check that is not valid, validate it online'
  if (kind === 'DropColumn' || kind === 'DropConstraint') return null
  if (kind === 'AddConstraint') {
    if (type === 'CONSTR_CHECK' || type === 'CONSTR_FOREIGN')
      return within(constraint, 'skip_validation') === true ? null : 'reads every row: add it not valid'
    return within(constraint, 'indexname')
      ? null
      : 'makes an index: make it online, then add it using the index'
  }
  if (kind !== 'AddColumn') return null
  for (const one of list(within(command, 'def', 'ColumnDef', 'constraints'))) {
    const of = within(one, 'Constraint', 'contype')
    if (of === 'CONSTR_GENERATED' || of === 'CONSTR_IDENTITY') return 'rewrites the table'
    if (of === 'CONSTR_CHECK' || of === 'CONSTR_FOREIGN') return 'reads every row'
    if (of === 'CONSTR_UNIQUE' || of === 'CONSTR_PRIMARY') return 'makes an index'
    if (of === 'CONSTR_DEFAULT' && within(one, 'Constraint', 'raw_expr', 'FuncCall'))
      return 'may rewrite the table: a default that is no constant'
  }
  return null
}

/** What is wrong with one statement, given the tables that its migration makes. */
function refusals(statement: unknown, made: ReadonlySet<string>): string[] {
  const [[kind = '', tree] = []] = [Object.entries(statement as Tree)[0] ?? []]
  const table = String(within(tree, 'relation', 'relname'))
  const concerns = large.has(table) && !made.has(table)
  if (kind === 'RenameStmt' && !made.has(table))
    return [`${table}: renamed, and the program of yesterday does not know: add a new one instead`]
  if (!concerns) return []
  if (kind === 'AlterTableStmt')
    return list(within(tree, 'cmds')).flatMap(command => {
      const why = refusedPart(within(command, 'AlterTableCmd'))
      return why ? [`${table}: ${why}`] : []
    })
  if (kind === 'IndexStmt') return [`${table}: an index is made online`]
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt')
    return [`${table}: changed at once: do it online, in slices`]
  return []
}

async function problemsOf(sql: string): Promise<string[]> {
  const { stmts } = (await parse(sql)) as { stmts: readonly { stmt: unknown }[] }
  const statements = stmts.map(({ stmt }) => stmt)
  const made = new Set(statements.map(stmt => String(within(stmt, 'CreateStmt', 'relation', 'relname'))))
  return statements.flatMap(stmt => refusals(stmt, made))
}

test('no migration keeps people out of a large table', async () => {
  const files = readdirSync(folder).filter(
    name => name.endsWith('.sql') && Number(name.slice(0, 4)) > beforeAnybody,
  )
  const found: string[] = []
  for (const name of files) {
    const problems = await problemsOf(readFileSync(join(folder, name), 'utf8'))
    found.push(...problems.map(problem => `${name}: ${problem}`))
  }
  expect(found).toEqual([])
})

test.each([
  ['a column whose type changes', 'alter table client_order alter column week type text'],
  ['a column that must not be empty', 'alter table client_order alter column week set not null'],
  ['a check of all rows', 'alter table client_order add constraint c check (total_cents > 0)'],
  ['a reference', 'alter table order_line add foreign key (client_id) references client (client_id)'],
  ['an index', 'create index i on order_line (product_id)'],
  ['a key', 'alter table order_line add constraint k unique (client_id, product_id)'],
  ['a generated column', 'alter table order_line add column g int generated always as (quantity * 2) stored'],
  ['a default that differs by row', 'alter table order_line add column g uuid default gen_random_uuid()'],
  ['an update of all rows', `update client set language = 'en'`],
  ['a column renamed', 'alter table client rename column phone to mobile'],
  ['a table renamed', 'alter table client rename to household'],
])('a migration is refused: %s', async (_, sql) => {
  expect(await problemsOf(sql)).toHaveLength(1)
})

test.each([
  [
    'a new table with an index',
    'create table t (client_id uuid primary key, at date); create index i on t (at)',
  ],
  ['a column with a constant', `alter table client_order add column note text default '' not null`],
  ['a check of rows to come', 'alter table client_order add constraint c check (total_cents > 0) not valid'],
  [
    'a key on an index made online',
    'alter table order_line add constraint k unique using index order_line_k',
  ],
  ['a column that nothing uses any more', 'alter table client drop column source'],
  ['rows of a small table', `update content_piece set kind = 'page'`],
])('a migration is allowed: %s', async (_, sql) => {
  expect(await problemsOf(sql)).toEqual([])
})
