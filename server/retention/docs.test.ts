// The table of docs/retention.md is what the program does.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retention } from '../../domain/retention.ts'

const lasting: Readonly<Record<string, string>> = {
  account: 'as long as the account, and until it is erased',
  amounts: '`AMOUNTS_KEPT_YEARS` after an erasure, to the end of that year',
  always: 'always',
}

test('the document says what is kept for how long, and why', () => {
  const rows = Object.entries(retention).map(
    ([what, { days, afterwards, why }]) =>
      `| \`${what}\` | ${typeof days === 'number' ? `${days} days` : lasting[days]} | ${afterwards} | ${why} |`,
  )
  const table = ['| what | how long | afterwards | why |', '|---|---|---|---|', ...rows].join('\n')
  const text = readFileSync(new URL('../../docs/retention.md', import.meta.url), 'utf8')
  const [, printed] = /<!-- the table of retention -->\n([\s\S]*?)\n?<!-- end/.exec(text) ?? []
  expect(printed).toBe(table)
})
