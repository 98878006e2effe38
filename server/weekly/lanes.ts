// Processes slices side by side, each in transactions of its own.

import type pg from 'pg'

/** Two connections keep the cores of one small PostgreSQL busy while a third piece is being decided; more would only wait for each other. */
const mostLanes = 3

/**
 * Gives each piece to whichever lane is free, in order. The first failure ends all lanes once they finished their piece. A connection of the
 * pool is left, for what a piece asks beside its transaction.
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
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  const failed = ended.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
}
