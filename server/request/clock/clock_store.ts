// SQL of the program's clock: one row, written when the clock is first moved.

import type { Db } from '../database/database.ts'
import { statement } from '../database/statement.ts'

const clockRead = statement({
  name: 'clock_read',
  text: 'select offset_ms::float8 as "offsetMs" from program_clock where id = 1',
  row: { offsetMs: 'float' },
})

/** How far the clock is ahead of real time, in milliseconds; undefined where it was never moved. */
export async function readOffset(db: Db): Promise<number | undefined> {
  return (await clockRead.first(db))?.offsetMs
}

const clockMove = statement({
  name: 'clock_move',
  text: `insert into program_clock (id, offset_ms) values (1, $ms)
    on conflict (id) do update set offset_ms = program_clock.offset_ms + excluded.offset_ms
    returning offset_ms::float8 as "offsetMs"`,
  row: { offsetMs: 'float' },
})

/** Moves the clock by this many milliseconds. @returns how far it is ahead then */
export async function addToOffset(db: Db, ms: number): Promise<number> {
  return (await clockMove.one(db, { ms })).offsetMs
}
