// SQL of the program's signing secrets.

import { statement } from './database/statement.ts'

export const programSecretMake = statement({
  name: 'program_secret_make',
  text: 'insert into program_secret (name, value) values ($name, $value) on conflict do nothing',
})

export const programSecretRead = statement({
  name: 'program_secret_read',
  text: 'select value from program_secret where name = $name',
  row: { value: 'text' },
})
