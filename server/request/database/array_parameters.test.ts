// Many texts in one parameter, as PostgreSQL unfolds them.

import { expect, test } from 'vitest'
import { texts } from './array_parameters.ts'

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
