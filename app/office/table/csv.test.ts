import { expect, test } from 'vitest'
import type { Column } from './columns.ts'
import { fileOf } from './csv.ts'

interface Row {
  name: string
  cents: number | null
}

const columns: readonly Column<Row>[] = [
  { id: 'name', words: 'Name', cell: row => row.name, by: row => row.name },
  { id: 'cents', words: 'Amount, cents', cell: () => null, by: row => row.cents },
  { id: 'buttons', words: 'Actions', cell: () => null },
]

test.each([
  ['en', '\ufeff"Name","Amount, cents"\r\n"Zoé ""Zo"" Roy","1204.5"\r\n"Two\nlines",""\r\n'],
  ['fr', '\ufeff"Name";"Amount, cents"\r\n"Zoé ""Zo"" Roy";"1204,5"\r\n"Two\nlines";""\r\n'],
] as const)(
  'a file has the heads and the values of what can be written, as a sheet in %s reads them',
  (locale, file) => {
    const rows = [
      { name: 'Zoé "Zo" Roy', cents: 1_204.5 },
      { name: 'Two\nlines', cents: null },
    ]
    expect(fileOf(columns, rows, locale)).toBe(file)
  },
)

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('a name that a sheet would run is a text: %j', name => {
  expect(fileOf(columns, [{ name, cents: 1 }], 'en')).toContain(`'${name}`)
})
