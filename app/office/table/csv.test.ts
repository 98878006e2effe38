import { expect, test } from 'vitest'
import type { Column } from './columns.ts'
import { csvOf } from './csv.ts'

interface Row {
  name: string
  cents: number | null
}

const columns: readonly Column<Row>[] = [
  { id: 'name', words: 'Name', cell: row => row.name, by: row => row.name },
  { id: 'cents', words: 'Amount, cents', cell: () => null, by: row => row.cents },
  { id: 'buttons', words: 'Actions', cell: () => null },
]

test('a file has the heads and the values of what can be written, quoted where a sheet would misread it', () => {
  const file = csvOf(columns, [
    { name: 'Zoé "Zo" Roy', cents: 1_204 },
    { name: 'Two\nlines', cents: null },
  ])
  expect(file).toBe('\ufeffName,"Amount, cents"\r\n"Zoé ""Zo"" Roy",1204\r\n"Two\nlines",\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('a name that a sheet would run is a text: %j', name => {
  expect(csvOf(columns, [{ name, cents: 1 }])).toContain(`'${name}`)
})
