// Kinds of columns. The two kinds of time: instants in UTC, and calendar days in the brand's zone.

import { customType, date, timestamp } from 'drizzle-orm/pg-core'

/** An instant, read and written as ISO text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })
