// SQL as stores declare it: each statement with its name and the schema of its row. tests/statements.test.ts prepares
// every statement on the real database, checks its columns and types against that schema, and reads from its syntax
// tree whose rows it touches.

import type pg from 'pg'
import type { Db } from './database.ts'

/** The types of an answer's columns, as PostgreSQL names them; `json` includes `jsonb`, and `text` includes `varchar`. */
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

/** The schema of a row: a kind for each column, with a `?` behind it where the column can be null. */
export type Columns<Row> = {
  readonly [C in keyof Row]-?: null extends Row[C] ? `${KindOf<NonNullable<Row[C]>>}?` : KindOf<Row[C]>
}

interface Named {
  /** The statement's name on a connection, in the log and in tests: one of a kind. */
  name: string
  text: string
}

/** A statement as a store declares it; one that answers nothing has no row. */
type Declaration<Row> = Named & (keyof Row extends never ? { row?: undefined } : { row: Columns<Row> })

export interface Statement<Row> extends Named {
  readonly row: Readonly<Record<string, string>>
  /** Whether it reads or writes the rows of many households at once. */
  readonly batch: boolean
  /** All rows of the answer. */
  all(db: Db, values?: readonly unknown[]): Promise<Row[]>
  /** The first row; undefined where there is none. */
  first(db: Db, values?: readonly unknown[]): Promise<Row | undefined>
  /** The row of a statement that always has one. @throws RangeError where it has none */
  one(db: Db, values?: readonly unknown[]): Promise<Row>
  /** How many rows it read or wrote. */
  run(db: Db, values?: readonly unknown[]): Promise<number>
}

const declared = new Map<string, Statement<unknown>>()

/** Every statement of the modules that are loaded, by name. */
export const statements: ReadonlyMap<string, Statement<unknown>> = declared

/**
 * Declares a statement of a request: about one household, or about reference data. It is prepared once on each connection, and
 * its plan is kept.
 */
export function statement<Row extends object = object>(declaration: Declaration<Row>): Statement<Row> {
  return declare(declaration, false)
}

/** Declares a statement about many households at once, as the weekly run has them. It is planned anew for its values each time. */
export function batchStatement<Row extends object = object>(declaration: Declaration<Row>): Statement<Row> {
  return declare(declaration, true)
}

function declare<Row extends object>(declaration: Declaration<Row>, batch: boolean): Statement<Row> {
  const { name, text } = declaration
  if (declared.has(name)) throw new Error(`Two statements are named ${name}.`)
  const sent = batch ? { text } : { name, text }
  const query = (db: Db, values: readonly unknown[] = []) =>
    db.query<Row & pg.QueryResultRow>({ ...sent, values: values as unknown[] })
  const made: Statement<Row> = {
    name,
    text,
    row: declaration.row ?? {},
    batch,
    all: async (db, values) => (await query(db, values)).rows,
    first: async (db, values) => (await query(db, values)).rows[0],
    one: async (db, values) => {
      const [row] = (await query(db, values)).rows
      if (row === undefined) throw new RangeError(`${name} has no row.`)
      return row
    },
    run: async (db, values) => (await query(db, values)).rowCount ?? 0,
  }
  declared.set(name, made as Statement<unknown>)
  return made
}
