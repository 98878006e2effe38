// SQL as stores declare it: each statement with its name and the columns of its answer. The types of its values and rows follow
// from the declaration. tests/statements.test.ts prepares every statement on the real database, checks its columns against the
// declared ones, and reads from its syntax tree whose rows it touches.

import type pg from 'pg'
import { traced } from '../tracing/channels.ts'
import type { Db } from './database.ts'

/** The kinds of columns, as PostgreSQL names them; `json` includes `jsonb`, and `text` includes `varchar`. */
interface Kinds {
  text: string
  uuid: string
  int: number
  float: number
  bool: boolean
  bytea: Buffer
  instant: Date
  'text[]': string[]
  'uuid[]': string[]
  'int[]': number[]
  json: unknown
}

type Kind = keyof Kinds

declare const narrowed: unique symbol

/** A column whose values have a narrower type than its kind. */
type Column<T> = string & { readonly [narrowed]: T }

/** The columns of an answer: a kind for each, with a `?` behind it where the column can be null. */
type Columns = Readonly<Record<string, Kind | `${Kind}?` | Column<unknown>>>

/** The kinds with values of a type. */
type KindOf<T> = [T] extends [string]
  ? 'text' | 'uuid'
  : [T] extends [number]
    ? 'int' | 'float'
    : [T] extends [boolean]
      ? 'bool'
      : [T] extends [Buffer]
        ? 'bytea'
        : [T] extends [Date]
          ? 'instant'
          : [T] extends [readonly string[]]
            ? 'text[]' | 'uuid[]' | 'json'
            : [T] extends [readonly number[]]
              ? 'int[]' | 'json'
              : 'json'

type Cell<T> = null extends T ? `${KindOf<NonNullable<T>>}?` : KindOf<T>

/** A column with a list of values (`column<BrandId>('text')`), or a document of a known form. */
export function column<T>(kind: Cell<T>): Column<T> {
  return kind as string as Column<T>
}

/** The columns of a row whose type is declared elsewhere. */
export function columnsOf<T extends object>(
  kinds: { [N in keyof T]-?: Cell<T[N]> },
): {
  readonly [N in keyof T]-?: Column<T[N]>
} {
  return kinds as Record<keyof T, string> as { [N in keyof T]-?: Column<T[N]> }
}

/** The type of a row of these columns or of a statement. */
export type RowOf<C> = C extends { first(...sent: never[]): Promise<infer Row | undefined> }
  ? Row
  : {
      -readonly [N in keyof C]: C[N] extends Column<infer T>
        ? T
        : C[N] extends Kind
          ? Kinds[C[N]]
          : C[N] extends `${infer K extends Kind}?`
            ? Kinds[K] | null
            : never
    }

/** A text up to the first of some endings. */
type UpTo<S extends string, Ends extends readonly string[]> = Ends extends readonly [
  infer End extends string,
  ...infer Others extends readonly string[],
]
  ? UpTo<S extends `${infer Head}${End}${string}` ? Head : S, Others>
  : S

/** The name at the start of a text. */
type NameIn<S extends string> = UpTo<S, ['\n', ' ', ')', ',', ':', ']', "'"]>

/** The names of a statement's parameters: every `$name` of its text. */
type NamesIn<Text extends string, Found extends string = never> = string extends Text
  ? string
  : Text extends `${string}$${infer Rest}`
    ? NamesIn<Rest, Found | Exclude<NameIn<Rest>, ''>>
    : Found

/** The type of a parameter. */
export type Value = string | number | boolean | Date | Buffer | readonly unknown[] | null | undefined

/** The input of a statement: the database, and a value for each parameter. */
type Sent<Name extends string> = [Name] extends [never]
  ? [db: Db]
  : [db: Db, values: Readonly<Record<Name, Value>>]

interface Declaration<Text extends string, C extends Columns> {
  /** The statement's unique name on a connection, in the log and in tests. */
  name: string
  /** Its SQL, with parameters by name: `where client_id = $clientId`. */
  text: Text
  /** The columns of its answer, where it has one. */
  row?: C
  /**
   * For a batch statement whose best plan is the same for all values, such as an insert of given rows: prepared like a request's.
   * Planned anew, PostgreSQL would unfold its longest values while it plans, and copy them into the plan.
   */
  plannedOnce?: boolean
}

export interface Statement<Name extends string, Row> {
  readonly name: string
  /** Its SQL as it is sent, with parameters by number. */
  readonly text: string
  readonly row: Columns
  /** Whether it reads or writes the rows of many households at once. */
  readonly batch: boolean
  /** All rows of the answer. */
  all(...sent: Sent<Name>): Promise<Row[]>
  /** The first row; undefined where there is none. */
  first(...sent: Sent<Name>): Promise<Row | undefined>
  /** The row of a statement that always has one. @throws RangeError where it has none */
  one(...sent: Sent<Name>): Promise<Row>
  /** The number of rows it read or wrote. */
  run(...sent: Sent<Name>): Promise<number>
}

/** A declared statement, whatever its values and rows. */
export type Declared = Pick<Statement<never, unknown>, 'name' | 'text' | 'row' | 'batch'>

const declared = new Map<string, Declared>()

/** Every statement of the modules that are loaded, by name. */
export const statements: ReadonlyMap<string, Declared> = declared

/**
 * Declares a statement of a request: about one household, or about reference data. It is prepared once on each connection, and
 * its plan is kept.
 */
export function statement<const Text extends string, const C extends Columns = Record<never, never>>(
  declaration: Declaration<Text, C>,
): Statement<NamesIn<Text>, RowOf<C>> {
  return declare(declaration, false)
}

/**
 * Declares a statement about many households at once, for the weekly run. It is planned anew for its values each time, unless it is
 * `plannedOnce`.
 */
export function batchStatement<const Text extends string, const C extends Columns = Record<never, never>>(
  declaration: Declaration<Text, C>,
): Statement<NamesIn<Text>, RowOf<C>> {
  return declare(declaration, true)
}

/**
 * How the statement of a slice names its households. On one server they are neighbours. On several nodes they are listed, and are of one
 * node: a statement that lists them is sent there alone. The types name the parameters of both.
 */
interface SliceForm {
  /** Restricts a table to the slice. @param alias of the table */
  only(alias: string): '$firstClient $beforeClient $members'
  /** Says again for another table, or for households that are given, what only several nodes need to be told. */
  also(alias: string): ' $members'
  /** What only one server is told. */
  oneServer<const T extends string>(text: T): T
}

/**
 * `also` of a slice, as parts of statements take it that are used for one household too: there it says nothing. On several nodes each
 * table has to be told, in sub-selects too, or all nodes are asked.
 */
export type Also<A extends string> = (alias: string) => A

type NeighboursNamed = ReturnType<SliceForm['only']>

const neighbours: SliceForm = {
  only: alias =>
    `${alias}.client_id >= $firstClient and ${alias}.client_id < $beforeClient` as NeighboursNamed,
  also: () => '' as ' $members',
  oneServer: text => text,
}

const listed = (alias: string) => `${alias}.client_id = any($members::uuid[])`
const members: SliceForm = {
  only: alias => listed(alias) as NeighboursNamed,
  also: alias => ` and (${listed(alias)} or ${alias}.client_id = ($members::uuid[])[1])` as ' $members',
  oneServer: <const T extends string>() => '' as T,
}

/**
 * Declares a batch statement about the households of one slice, in two forms made of one text: `members` of its values decides which
 * is sent.
 */
export function sliceStatement<const Text extends string, const C extends Columns = Record<never, never>>(
  declaration: Omit<Declaration<Text, C>, 'text'> & { text: (slice: SliceForm) => Text },
): Statement<NamesIn<Text>, RowOf<C>> {
  const { name, text } = declaration
  type Made = Statement<string, RowOf<C>>
  const one: Made = declare({ ...declaration, text: text(neighbours) }, true)
  const several: Made = declare({ ...declaration, name: `${name}_on_nodes`, text: text(members) }, true)
  type Values = Readonly<Record<string, Value>>
  const of = ({ members = null }: Values) => (members === null ? one : several)
  // Ids need no quotes, which the driver would look for in each.
  const plain = ({ members, ...values }: Values): Values =>
    Array.isArray(members) ? { ...values, members: `{${members.join(',')}}` } : { ...values, members }
  return {
    ...one,
    all: (db, values) => of(values).all(db, plain(values)),
    first: (db, values) => of(values).first(db, plain(values)),
    one: (db, values) => of(values).one(db, plain(values)),
    run: (db, values) => of(values).run(db, plain(values)),
  } as Made as unknown as Statement<NamesIn<Text>, RowOf<C>>
}

function declare<Name extends string, Row>(
  { name, text: named, row = {}, plannedOnce = false }: Declaration<string, Columns>,
  batch: boolean,
): Statement<Name, Row> {
  if (declared.has(name)) throw new Error(`Two statements are named ${name}.`)
  if (/\$\d/.test(named)) throw new Error(`${name} has a parameter without a name.`)
  const names: string[] = []
  const text = named.replace(/\$([a-zA-Z]\w*)/g, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter)
    return `$${names.indexOf(parameter) + 1}`
  })
  const sent = batch && !plannedOnce ? { text } : { name, text }
  const query = (db: Db, values: Readonly<Record<string, Value>> = {}) => {
    const missing = names.find(parameter => !(parameter in values))
    if (missing !== undefined) throw new Error(`${name} is sent without ${missing}.`)
    const query = { ...sent, values: names.map(parameter => values[parameter]) }
    return traced('statement', name, () => db.query<Row & pg.QueryResultRow>(query))
  }
  const made: Statement<string, Row> = {
    name,
    text,
    row,
    batch,
    all: async (db, values) => (await query(db, values)).rows,
    first: async (db, values) => (await query(db, values)).rows[0],
    one: async (db, values) => {
      const [answer] = (await query(db, values)).rows
      if (answer === undefined) throw new RangeError(`${name} has no row.`)
      return answer
    },
    run: async (db, values) => (await query(db, values)).rowCount ?? 0,
  }
  declared.set(name, made)
  return made as unknown as Statement<Name, Row>
}
