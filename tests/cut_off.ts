// Simulates a program that is killed at a statement: earlier statements took effect, this one did not, and its
// transaction is lost.

import type pg from 'pg'

/**
 * Runs work during which the n-th statement of a pool, whoever sends it, is never carried out.
 * @returns the work's result, and whether it got as far as that statement
 */
export async function cutOffAt<T>(
  pool: pg.Pool,
  statement: number,
  work: () => Promise<T>,
): Promise<{ result: T; cut: boolean }> {
  let left = statement
  const count = () => {
    if (--left === 0) throw new Error('cut off')
  }
  const connect = pool.connect
  const connected = (client: pg.PoolClient) => {
    const { query, release } = client
    client.query = ((...all: never[]) => {
      if (String(all[0]).startsWith('rollback'))
        return (query as (...given: never[]) => unknown).apply(client, all)
      try {
        count()
      } catch (error) {
        const last: unknown = all.at(-1)
        if (typeof last !== 'function') return Promise.reject(error)
        return void (last as (error: unknown) => void)(error)
      }
      return (query as (...given: never[]) => unknown).apply(client, all)
    }) as never
    client.release = error => {
      Object.assign(client, { query, release })
      release.call(client, error)
    }
    return client
  }
  pool.connect = ((callback?: (error: unknown, client?: pg.PoolClient, release?: unknown) => void) => {
    if (!callback) return (connect as () => Promise<pg.PoolClient>).call(pool).then(connected)
    return connect.call(pool, (error, client) =>
      client ? callback(error, connected(client), client.release) : callback(error),
    )
  }) as never
  try {
    return { result: await work(), cut: left <= 0 }
  } finally {
    pool.connect = connect
  }
}
