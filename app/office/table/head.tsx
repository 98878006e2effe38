import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { officeMessages } from '../../../i18n/office.ts'
import { useMessages } from '../../components/brand_context.tsx'
import type { Column } from './columns.ts'
import { askedWith, sortedBy, type ViewState } from './view_state.ts'

interface Tick {
  state: 'none' | 'some' | 'all'
  toggle: (isChosen: boolean) => void
}

interface HeadProps<R extends object> {
  columns: readonly Column<R>[]
  view: ViewState
  /** The table's, in its address. */
  name: string | undefined
  hasActions: boolean
  /** Chooses all rows; null where none can be chosen. */
  tick: Tick | null
}

/** The columns' heads: those that sort are links, which say the direction that follows. */
export function Head<R extends object>({ columns, view, name, hasActions, tick }: HeadProps<R>) {
  const say = useMessages(officeMessages).table
  return (
    <thead>
      <tr>
        {tick && (
          <th className="of-tick" scope="col">
            <TickAll {...tick} />
          </th>
        )}
        {columns.map(column => (
          <th
            aria-sort={
              view.sort?.id === column.id ? (view.sort.isDescending ? 'descending' : 'ascending') : undefined
            }
            data-end={column.end}
            key={column.id}
            scope="col"
          >
            {column.by ? (
              <Sorter column={column} name={name} sort={view.sort} />
            ) : (
              <span>{column.words}</span>
            )}
          </th>
        ))}
        {hasActions && (
          <th className="of-acts" scope="col">
            <span className="visually-hidden">{say.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Sorter<R extends object>({
  column: { id, words },
  sort,
  name,
}: {
  name: string | undefined
  column: Column<R>
  sort: ViewState['sort']
}) {
  const say = useMessages(officeMessages).table
  const { pathname } = useLocation()
  const [asked] = useSearchParams()
  const next = sortedBy(sort, id)
  return (
    <Link
      className="of-sort"
      data-sorted={sort?.id === id ? (sort.isDescending ? 'down' : 'up') : undefined}
      preventScrollReset
      replace
      title={next?.isDescending ? say.sortDown(words) : say.sortUp(words)}
      to={`${pathname}?${askedWith(asked, { sort: next }, name)}`}
    >
      {words}
    </Link>
  )
}

function TickAll({ state, toggle }: Tick) {
  const say = useMessages(officeMessages).table
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      aria-label={say.chooseAll}
      checked={state === 'all'}
      onChange={event => toggle(event.currentTarget.checked)}
      ref={box}
      type="checkbox"
    />
  )
}
