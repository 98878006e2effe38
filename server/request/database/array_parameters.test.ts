// Many texts in one parameter, as PostgreSQL unfolds them.

import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { texts, words } from './array_parameters.ts'

const { pool } = await testDatabase()

const unfold = (parameter: string) =>
  parameter
    .split('\u001f')
    .slice(1)
    .map(text => (text === '\u001e' ? null : text))

test.each([
  { name: 'plain ones and none', given: ['a', null, '', 'it’s "c"'], read: ['a', null, '', 'it’s "c"'] },
  { name: 'one that has the mark between texts', given: ['a\u001fb', 'c'], read: ['a b', 'c'] },
  { name: 'one that is the mark of none', given: ['\u001e', null], read: [' ', null] },
  { name: 'no text at all', given: [], read: [] },
])('texts come out as they went in: $name', ({ given, read }) => {
  expect(unfold(texts(given, text => text))).toEqual(read)
})

test.each([
  { name: 'keys and states', given: ['charge:0190aaaa-0000-7000-8000-000000000001', 'not_met'] },
  { name: 'null, and the word for it', given: [null, 'null', 'NULL'] },
  { name: 'none, spaces and a comma', given: ['', ' ', 'a b', 'a,b'] },
  {
    name: 'braces, quotes and backslashes',
    given: ['{}', '"', '\\', 'it’s "c"\\n', 'https://bank.example/?a={1,2}'],
  },
  { name: 'lines and other languages', given: ['a\nb', 'é', '\u00a0'] },
  { name: 'no word at all', given: [] },
])('PostgreSQL reads an array of words as it was given: $name', async ({ given }) => {
  const { rows } = await pool.query('select $1::text[] as read', [words(given, word => word)])
  expect(rows[0]?.read).toEqual(given)
})
