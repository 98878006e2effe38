// What Citus, PostgreSQL's distributed engine, refuses, or answers wrongly or with a crash, as far as a statement's syntax tree shows
// it (docs/scale.md). A rule is here because a statement met it.

import { distribution } from '../database/distribution.ts'
import {
  at,
  columnOf,
  listAt,
  type Named,
  namedBy,
  partsOf,
  type Tree,
  textAt,
  treeOf,
} from './syntax_tree.ts'
import { heldBy } from './whose_rows.ts'

const placementOf = new Map(
  distribution.flatMap(({ placement, tables }) => tables.map(table => [table, placement] as const)),
)
const isHousehold = ({ table }: Named) => placementOf.get(table) === 'household'
const isCentral = ({ table }: Named) => placementOf.get(table) === 'central'

/** Who answers a statement: one node, every node, any node, or the coordinator. */
export type StatementClass = 'household' | 'batch' | 'reference' | 'central'

/** @param batch whether it is about many households */
export async function classOf(text: string, batch: boolean): Promise<StatementClass> {
  const tables = [...partsOf(await treeOf(text))].flatMap(tablesNamed)
  if (tables.some(isHousehold)) return batch ? 'batch' : 'household'
  return tables.some(isCentral) || tables.length === 0 ? 'central' : 'reference'
}

const kinds = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const

const tablesNamed = (part: Tree): Named[] => {
  const target = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'].map(kind => at(at(part, kind), 'relation'))
  return [at(part, 'RangeVar'), ...target].filter(one => one !== undefined).map(namedBy)
}

/** One `select`, `insert`, `update` or `delete` by itself, within others. */
interface Level {
  kind: (typeof kinds)[number]
  tree: Tree
  tables: readonly Named[]
  /** Of tables, sub-selects and functions. */
  aliases: readonly string[]
  outer: Level | null
}

/** The levels of a statement, and those within them. */
function* levelsOf(tree: unknown, common: ReadonlySet<string>, outer: Level | null): Generator<Level> {
  if (Array.isArray(tree)) for (const each of tree) yield* levelsOf(each, common, outer)
  else if (typeof tree === 'object' && tree !== null)
    for (const [key, value] of Object.entries(tree)) {
      const kind =
        kinds.find(one => one === key) ?? (key === 'larg' || key === 'rarg' ? halfOf(value) : undefined)
      if (!kind) yield* levelsOf(value, common, outer)
      else {
        const parts = ownParts(value)
        const target = kind === 'SelectStmt' ? [] : [namedBy((value as Tree).relation)]
        const read = parts.flatMap(part => at(part, 'RangeVar') ?? []).map(namedBy)
        const tables = [...target, ...read].filter(({ table }) => !common.has(table))
        const aliases = parts.flatMap(part => textAt(at(part, 'alias'), 'aliasname') ?? [])
        const level: Level = { kind, tree: value as Tree, tables, aliases, outer }
        yield level
        yield* levelsOf(value, common, level)
      }
    }
}

/** The halves of a union are in the tree without the name of their kind; those of a join have no `op`. */
const halfOf = (value: unknown) =>
  textAt(value, 'op')?.startsWith('SETOP') ? ('SelectStmt' as const) : undefined

/** The parts of a level without those of the levels within it. */
function ownParts(level: unknown): Tree[] {
  if (Array.isArray(level)) return level.flatMap(ownParts)
  if (typeof level !== 'object' || level === null) return []
  return [
    level as Tree,
    ...Object.entries(level).flatMap(([key, value]) =>
      kinds.some(kind => kind === key) || halfOf(value) ? [] : ownParts(value),
    ),
  ]
}

/** Why Citus would not answer a statement; none where nothing is known against it. */
export async function refusalsOf(text: string): Promise<string[]> {
  const tree = await treeOf(text)
  const parts = [...partsOf(tree)]
  const common = new Set(parts.map(part => textAt(at(part, 'CommonTableExpr'), 'ctename') ?? ''))
  const levels = [...levelsOf(tree, common, null)]
  if (!levels.some(({ tables }) => tables.some(isHousehold))) return []
  return [...new Set(levels.flatMap(level => rules.flatMap(rule => rule(level))))]
}

type Rule = (level: Level) => string[]

const refuse = (is: boolean, why: string): string[] => (is ? [why] : [])

/** Citus takes it for an assignment to an element, and the server ends. */
const assignsElement: Rule = ({ tree }) => {
  const conflict = at(tree, 'onConflictClause')
  const targets = [...(tree.relation ? listAt(tree, 'targetList') : []), ...listAt(conflict, 'targetList')]
  const ends = (target: unknown) =>
    listAt(at(at(at(target, 'ResTarget'), 'val'), 'A_Indirection'), 'indirection').some(one =>
      at(one, 'A_Indices'),
    )
  return refuse(targets.some(ends), 'sets a column to a value that ends in a subscript')
}

const selectsNothing: Rule = ({ kind, tree, outer }) =>
  refuse(
    kind === 'SelectStmt' &&
      outer !== null &&
      textAt(tree, 'op') === 'SETOP_NONE' &&
      listAt(tree, 'targetList').length === 0 &&
      listAt(tree, 'valuesLists').length === 0,
    'a sub-select without a column: select 1',
  )

/** The conditions of a level: its `where`, and those of its joins. */
const conditionsOf = ({ tree }: Level): unknown[] => [
  tree.whereClause,
  ...ownParts([tree.fromClause, tree.usingClause]).map(part => at(part, 'JoinExpr')?.quals),
]

/** Names of the level's tables that it restricts to one client by itself. */
function heldIn(level: Level): (one: Named) => boolean {
  const held = new Set(conditionsOf(level).flatMap(heldBy))
  const own = level.tables.filter(isHousehold)
  return ({ alias }) => held.has(alias) || (held.has('') && own.length === 1)
}

const locksShards: Rule = level =>
  refuse(
    listAt(level.tree, 'lockingClause').length > 0 && !level.tables.filter(isHousehold).every(heldIn(level)),
    'locks rows of many households for update or share',
  )

/** `a.client_id = b.client_id` as `['a', 'b']`. */
function linkIn(condition: Tree): string[] {
  const compared = at(condition, 'A_Expr')
  const operator = listAt(compared, 'name').map(name => textAt(at(name, 'String'), 'sval'))
  if (operator.join('') !== '=') return []
  const sides = [compared?.lexpr, compared?.rexpr].map(columnOf)
  return sides.every(names => names.at(-1) === 'client_id') ? sides.map(names => names.at(-2) ?? '') : []
}

const joinsOtherwise: Rule = level => {
  const own = level.tables.filter(isHousehold)
  if (own.length < 2) return []
  const isHeld = heldIn(level)
  const links = [...partsOf(level.tree)].map(linkIn)
  const using = ownParts(level.tree).some(part =>
    listAt(at(part, 'JoinExpr'), 'usingClause').some(
      name => textAt(at(name, 'String'), 'sval') === 'client_id',
    ),
  )
  // A link to or from a sub-select counts: what it brings is checked there.
  const apart = own.filter(one => !isHeld(one) && !links.some(link => link.includes(one.alias)))
  return refuse(
    !using && apart.length > 0,
    `joins ${apart.map(({ alias }) => alias).join(', ')} but on client_id`,
  )
}

/** A sub-select that refers to a row of another placement. */
const refersAcross: Rule = level => {
  const named = new Set(
    ownParts(level.tree)
      .map(columnOf)
      .filter(names => names.length > 1)
      .map(names => names.at(-2)),
  )
  const crossing: string[] = []
  for (let outer = level.outer; outer; outer = outer.outer) {
    const meant = outer.tables.filter(({ alias }) => named.has(alias) && !level.aliases.includes(alias))
    const [households, centrals] = [level.tables.some(isHousehold), level.tables.some(isCentral)]
    // Where it reads both, Citus brings the coordinator's rows to the nodes first.
    if (households !== centrals)
      crossing.push(...meant.filter(households ? isCentral : isHousehold).map(({ alias }) => alias))
  }
  return refuse(crossing.length > 0, `a sub-select refers to ${crossing.join(', ')}, which is kept elsewhere`)
}

const stable = new Set(['now', 'make_interval', 'to_char', 'timezone', 'date_trunc', 'age'])
const nameOf = (call: unknown) => textAt(at(listAt(call, 'funcname').at(-1), 'String'), 'sval') ?? ''
const hasColumn = (tree: unknown) => [...partsOf(tree)].some(part => at(part, 'ColumnRef'))
/** A stable function of a column, or a sum with an instant: `now()`, or a column that is named like one. */
const meetsColumn = (tree: unknown): boolean =>
  [...partsOf(tree)].some(part => {
    const call = at(part, 'FuncCall')
    if (stable.has(nameOf(call))) return hasColumn(call)
    const sum = at(part, 'A_Expr')
    if (!['+', '-'].includes(operatorOf(sum)) || !hasColumn(sum)) return false
    return [...partsOf(sum)].some(
      one => nameOf(at(one, 'FuncCall')) === 'now' || columnOf(one).at(-1)?.endsWith('_at'),
    )
  })
const operatorOf = (expression: unknown) =>
  listAt(expression, 'name')
    .map(name => textAt(at(name, 'String'), 'sval'))
    .join('')

const changesByStable: Rule = ({ kind, tree, tables }) =>
  refuse(
    kind === 'UpdateStmt' && tables.some(isHousehold) && meetsColumn([tree.targetList, tree.whereClause]),
    'a stable function of a column in an update',
  )

const textOf = (part: Tree) =>
  textAt(at(listAt(at(at(part, 'TypeCast'), 'typeName'), 'names').at(-1), 'String'), 'sval') === 'text'

const returnsStable: Rule = ({ kind, tree, tables }) =>
  refuse(
    kind !== 'SelectStmt' &&
      tables.some(isHousehold) &&
      [...partsOf(tree.returningClause)].some(
        part => textOf(part) || stable.has(nameOf(at(part, 'FuncCall'))),
      ),
    'a stable function, or a cast to text, in returning',
  )

const insertsSubselect: Rule = ({ kind, tree, tables }) => {
  const values = listAt(at(at(tree, 'selectStmt'), 'SelectStmt'), 'valuesLists')
  const conflict = at(tree, 'onConflictClause')
  return refuse(
    kind === 'InsertStmt' &&
      tables.slice(0, 1).some(isHousehold) &&
      [...partsOf([values, conflict?.targetList])].some(part => at(part, 'SubLink')),
    'a sub-select among inserted values',
  )
}

const rules: readonly Rule[] = [
  assignsElement,
  selectsNothing,
  locksShards,
  joinsOtherwise,
  refersAcross,
  changesByStable,
  returnsStable,
  insertsSubselect,
]
