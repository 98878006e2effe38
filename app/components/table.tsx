import type { ReactNode } from 'react'

interface TableProps {
  /** Its title: the accessible name, and a visible title where `titled`. */
  caption: string
  titled?: boolean
  columns: readonly ReactNode[]
  /** The first cell names its row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** `small` is for narrow places, with columns of one width. */
  size?: 'normal' | 'small'
}

/** A column's name, for the cells of a table that shows each beside its cell (admin.css). */
const wordsOf = (column: ReactNode) => (typeof column === 'string' && column !== '' ? column : undefined)

/** Rows named by their first cell. A table wider than its place scrolls, by keyboard too. */
export function Table({ caption, titled, columns, rows, size = 'normal' }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard.
    <section aria-label={caption} className="table-frame" tabIndex={0}>
      <table className="data-table" data-size={size} data-stacks={columns.length > 2 || undefined}>
        <caption className={titled ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's identity is its position.
              <th key={place} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column.
                <td data-column={wordsOf(columns[place + 1])} key={place}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
