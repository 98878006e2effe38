// When PostgreSQL plans a statement.

import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { batchStatement, statement } from './statement.ts'

const { pool } = await testDatabase({ size: 1 })

const text = 'select count(*)::int as many from unnest($numbers::int[])'
const row = { many: 'int' } as const
const ofRequest = statement({ name: 'planned_of_request', text, row })
const anew = batchStatement({ name: 'planned_anew', text, row })
const once = batchStatement({ name: 'planned_once', text, row, plannedOnce: true })

test('a request’s statement and a batch’s that is planned once are prepared; any other batch is planned for its values', async () => {
  for (const each of [ofRequest, anew, once]) {
    expect(await each.one(pool, { numbers: [1, 2, 3] })).toEqual({ many: 3 })
  }
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements order by name')
  expect(rows.map(({ name }) => name)).toEqual(['planned_of_request', 'planned_once'])
})
