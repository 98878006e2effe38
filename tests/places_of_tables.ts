// The table in docs/scale.md of where each table is kept, made of database/distribution.ts.

import { distribution } from '../database/distribution.ts'

const before = '<!-- made by `npm run drawing` -->\n'
const after = '<!-- end of table -->'

/** A text with its table replaced by the present one. */
export function replaced(text: string): string {
  const start = text.indexOf(before) + before.length
  const end = text.indexOf(after, start)
  if (start < before.length || end < 0) throw new Error('There is no place for the table.')
  const rows = distribution.map(
    ({ placement, about, lost, tables }) =>
      `| ${placement} | ${about} | ${tables.map(table => `\`${table}\``).join(', ')} | ${lost} |`,
  )
  const table = ['| kept | about | tables | while a worker is lost |', '|---|---|---|---|', ...rows].join(
    '\n',
  )
  return `${text.slice(0, start)}${table}\n${text.slice(end)}`
}
