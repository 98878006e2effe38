// SQL of the readiness check.

import { statement } from '../request/database/statement.ts'

export const health = statement({
  name: 'health',
  text: 'select 1 as found',
  row: { found: 'int' },
})
