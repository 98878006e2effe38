// PostgreSQL's description of a prepared statement: the columns of its answer with their types, or the error.

import type { Client, Connection } from 'pg'

/** A column of an answer. `tableID` and `columnID`: the column of a table that it is; 0 where it is computed. */
interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** Parses and describes one statement on the connection, without running it. */
class Description {
  fields: readonly Field[] = []
  #problem: Error | undefined
  readonly #text: string
  readonly #done: (problem: Error | undefined, fields: readonly Field[]) => void

  constructor(text: string, done: (problem: Error | undefined, fields: readonly Field[]) => void) {
    this.#text = text
    this.#done = done
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription(message: { fields: readonly Field[] }): void {
    this.fields = message.fields
  }
  handleError(problem: Error): void {
    this.#problem = problem
  }
  handleReadyForQuery(): void {
    this.#done(this.#problem, this.fields)
  }
}

/**
 * The columns of a statement's answer.
 * @throws PostgreSQL's error about a statement that it cannot prepare
 */
export function describeStatement(client: Client, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    const done = (problem: Error | undefined, fields: readonly Field[]) =>
      problem ? reject(problem) : resolve(fields)
    client.query(new Description(text, done))
  })
}
