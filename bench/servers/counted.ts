// Counts the statements a process sends to PostgreSQL, BEGIN and COMMIT included, and reports them to its parent.

import pg from 'pg'

type Query = (...parameters: unknown[]) => unknown

/** Starts counting in this process. Call `tellParent` once it listens. */
export function countStatements(): { tellParent(): void } {
  let statements = 0
  const client = pg.Client.prototype as unknown as { query: Query }
  const send = client.query
  client.query = function (this: unknown, ...parameters) {
    statements += 1
    return send.apply(this, parameters)
  }
  return {
    tellParent: () => {
      process.on('message', () => process.send?.(statements))
      process.send?.('listening')
    },
  }
}
