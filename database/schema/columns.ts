// How the two kinds of time are kept: instants in UTC, and calendar days in the brand's zone.

import { date, timestamp } from 'drizzle-orm/pg-core'

/** An instant, read and written as ISO text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })
