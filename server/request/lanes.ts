// Processes slices at the same time, each in transactions of its own.

import type pg from 'pg'
import { allEnded } from '../request/all_ended.ts'

/**
 * Two connections occupy the cores of one small PostgreSQL while a third piece is being decided; more would only wait for each
 * other.
 */
const mostLanes = 3

/**
 * Gives each piece to a free lane, in order. The first failure ends all lanes once they have finished their piece. One connection
 * of the pool remains, for queries of a piece outside its transaction.
 */
export async function inLanes<T>(
  pool: Pick<pg.Pool, 'options'>,
  pieces: readonly T[],
  run: (piece: T) => Promise<void>,
): Promise<void> {
  const lanes = Math.max(1, Math.min(mostLanes, pool.options.max - 1))
  const waiting = [...pieces]
  const lane = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      try {
        await run(piece)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  await allEnded(Array.from({ length: lanes }, lane))
}
