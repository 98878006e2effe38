// Whose rows a statement touches, read from its syntax tree by PostgreSQL's own parser. In a schema distributed by
// `client_id`, one node answers a statement only if the statement itself restricts every household table, in
// sub-selects too, by `client_id = $1` and not by way of another table.

import {
  at,
  columnOf,
  isParameter,
  listAt,
  type Named,
  namedBy,
  partsOf,
  type Tree,
  textAt,
  treeOf,
} from './syntax_tree.ts'

/** The names for which a condition restricts `client_id` to a parameter: of tables, or '' where it names none. */
export function heldBy(condition: unknown): string[] {
  const both = at(condition, 'BoolExpr')
  if (textAt(both, 'boolop') === 'AND_EXPR') return listAt(both, 'args').flatMap(heldBy)
  const compared = at(condition, 'A_Expr')
  const operator = listAt(compared, 'name')
    .map(name => textAt(at(name, 'String'), 'sval'))
    .join('')
  if (!compared || textAt(compared, 'kind') !== 'AEXPR_OP' || operator !== '=') return []
  const sides = [compared.lexpr, compared.rexpr]
  const column = sides.map(columnOf).find(names => names.at(-1) === 'client_id')
  return column && sides.some(isParameter) ? [column.length > 1 ? (column.at(-2) ?? '') : ''] : []
}

/** The tables of a `from`, and the conditions of its joins; sub-selects are checked on their own. */
function fromOf(tree: unknown): { tables: Named[]; conditions: unknown[] } {
  const join = at(tree, 'JoinExpr')
  if (join) {
    const sides = [fromOf(join.larg), fromOf(join.rarg)]
    return {
      tables: sides.flatMap(side => side.tables),
      conditions: [...sides.flatMap(side => side.conditions), join.quals],
    }
  }
  const relation = at(tree, 'RangeVar')
  return { tables: relation ? [namedBy(relation)] : [], conditions: [] }
}

/** One `select`, `update` or `delete` by itself: its household tables without a restriction to one client. */
function looseAt(level: Tree, target: unknown, households: ReadonlySet<string>): string[] {
  const from = [...listAt(level, 'fromClause'), ...listAt(level, 'usingClause')].map(fromOf)
  const tables = [...(target ? [namedBy(target)] : []), ...from.flatMap(each => each.tables)]
  const held = [level.whereClause, ...from.flatMap(each => each.conditions)].flatMap(heldBy)
  const own = tables.filter(({ table }) => households.has(table))
  return own
    .filter(({ alias }) => !held.includes(alias) && !(held.includes('') && own.length === 1))
    .map(({ table, alias }) => (alias === table ? table : `${table} ${alias}`))
}

/** An `insert`: the client is a parameter in every row, or the client of a row that was read. */
function looseInsert(insert: Tree, households: ReadonlySet<string>): string[] {
  const { table } = namedBy(insert.relation)
  if (!households.has(table)) return []
  const place = listAt(insert, 'cols').findIndex(
    column => textAt(at(column, 'ResTarget'), 'name') === 'client_id',
  )
  const select = at(at(insert, 'selectStmt'), 'SelectStmt')
  const rows = listAt(select, 'valuesLists').map(row => listAt(at(row, 'List'), 'items')[place])
  const read = at(listAt(select, 'targetList')[place], 'ResTarget')?.val
  const values = rows.length > 0 ? rows : [read]
  const isClients = (value: unknown) => isParameter(value) || columnOf(value).at(-1) === 'client_id'
  return values.every(isClients) ? [] : [`into ${table}`]
}

/**
 * The household tables that a statement reads or writes without a restriction to one client; there must be none.
 * @param households tables whose rows belong to a household
 */
export async function looseTables(text: string, households: ReadonlySet<string>): Promise<string[]> {
  const tree = await treeOf(text)
  const parts = [...partsOf(tree)]
  // A name in a `with` is a part of the statement, checked in its own place.
  const common = new Set(parts.map(part => textAt(at(part, 'CommonTableExpr'), 'ctename')))
  const tables = new Set([...households].filter(table => !common.has(table)))
  return parts.flatMap(part => {
    const [select, update, remove, insert] = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'].map(
      kind => at(part, kind),
    )
    // The halves of a union are in the tree without the name of their kind.
    const halves = [at(select, 'larg'), at(select, 'rarg')].filter(half => half !== undefined)
    return [
      ...[select, ...halves].flatMap(level => (level ? looseAt(level, null, tables) : [])),
      ...(update ? looseAt(update, update.relation, tables) : []),
      ...(remove ? looseAt(remove, remove.relation, tables) : []),
      ...(insert ? looseInsert(insert, tables) : []),
    ]
  })
}
