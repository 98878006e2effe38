// Kinds of columns, and the checks on them. There are two kinds of time: instants in UTC, and calendar days in the brand's zone.
// Every household row leads its key with client_id, so that the schema can be distributed by it; menus, dishes, areas, plans and
// flags are reference data. There are no triggers except those that let nobody change the log of staff, no sequences with meaning, and no
// foreign keys across the distribution: keys, guarded statements and one transaction for each change guarantee consistency.

import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, date, timestamp } from 'drizzle-orm/pg-core'

/** An instant, read and written as ISO text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })

/**
 * A check that a column holds one of the values of a list, which is the domain's own. PostgreSQL reads the checks of a table anew
 * for each statement that writes to it, some 7 µs per thousand characters of their parsed form: so the tables that requests and the
 * weekly run write have none for values copied from a checked table.
 */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${listed(values)})`)
}

/** The same in a faster form: one constant instead of one for each value. */
export function oneOfMany(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} = any (${sql.raw(`'{${values.join()}}'::text[]`)})`)
}

/** The same for an array column. */
export function someOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} <@ array[${listed(values)}]`)
}

/** The values as literals of SQL, with commas between them. */
export const listed = (values: readonly string[]) => sql.raw(values.map(value => `'${value}'`).join(', '))

/** A check that a number is at least this much. */
export function atLeast(name: string, column: AnyPgColumn, least: number) {
  return check(name, sql`${column} >= ${sql.raw(String(least))}`)
}
