// Above a table: its filters as chips, its search, and what is rarely needed: columns, the file, the view's address.

import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { officeMessages } from '../../../i18n/office.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { useKeys } from '../keys.tsx'
import type { Column, TableData } from './columns.ts'
import { fileOf, saveFile } from './csv.ts'
import { askedWith, parameterOf, type ViewState } from './view_state.ts'

/** Milliseconds after the last letter until the address has the search. */
const settles = 300

/** The rows from which a table has a search of its own. */
const searchedFrom = 8

interface ToolsProps<R extends object> {
  data: TableData<R>
  view: ViewState
  typed: string
  onTyped: (typed: string) => void
  columns: readonly Column<R>[]
  shown: readonly R[]
  all: number
}

export function Tools<R extends object>({ data, view, typed, onTyped, columns, shown, all }: ToolsProps<R>) {
  const say = useMessages(officeMessages).table
  const { filters = [], wordsOf = say.rows, name } = data
  return (
    <div className="of-chips">
      {filters.length > 0 && (
        <div className="of-filters">
          <Chip count={all} isOn={view.show === ''} name={name} show="">
            {say.all}
          </Chip>
          {filters.map(({ id, words, holds }) => (
            <Chip
              count={data.rows.filter(holds).length}
              isOn={view.show === id}
              key={id}
              name={name}
              show={id}
            >
              {words}
            </Chip>
          ))}
        </div>
      )}
      {all >= searchedFrom && <Search name={name} onTyped={onTyped} typed={typed} />}
      <p aria-live="polite" className="of-count">
        {say.count(shown.length, all, wordsOf(all))}
      </p>
      <More columns={columns} data={data} shown={shown} view={view} />
    </div>
  )
}

function useAskedAddress(name: string | undefined): (changed: Partial<ViewState>) => string {
  const { pathname } = useLocation()
  const [asked] = useSearchParams()
  return changed => `${pathname}?${askedWith(asked, changed, name)}`
}

interface ChipProps {
  /** The table's, in its address. */
  name: string | undefined
  show: string
  isOn: boolean
  count: number
  children: ReactNode
}

function Chip({ name, show, isOn, count, children }: ChipProps) {
  const addressWith = useAskedAddress(name)
  return (
    <Link
      aria-current={isOn ? 'true' : undefined}
      className="of-chip"
      preventScrollReset
      replace
      to={addressWith({ show })}
    >
      <span>{children}</span>
      <span className="of-chip-count">{count}</span>
    </Link>
  )
}

/** Works as typed; the address follows once the typing settles, and at once without scripts. */
function Search({
  typed,
  onTyped,
  name,
}: Pick<ToolsProps<never>, 'typed' | 'onTyped'> & Pick<ChipProps, 'name'>) {
  const say = useMessages(officeMessages).table
  const addressWith = useAskedAddress(name)
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const parameter = parameterOf('find', name ?? '')
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useKeys({ '/': () => input.current?.select() })
  const lead = (search: string) => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    void navigate(addressWith({ search }), { replace: true, preventScrollReset: true })
  }
  const settle = (search: string) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => lead(search), settles)
  }
  return (
    <search>
      <Form
        className="of-search"
        method="get"
        onSubmit={event => {
          event.preventDefault()
          lead(typed)
        }}
      >
        {[...asked]
          .filter(([other]) => other !== parameter)
          .map(([other, value]) => (
            <input key={`${other} ${value}`} name={other} type="hidden" value={value} />
          ))}
        <input
          aria-label={say.search}
          autoComplete="off"
          name={parameter}
          // Before a row is pressed, so that its way is the later one and stands.
          onBlur={() => {
            if (waiting.current !== undefined) lead(typed)
          }}
          onChange={event => {
            onTyped(event.currentTarget.value)
            settle(event.currentTarget.value)
          }}
          placeholder={say.search}
          ref={input}
          type="search"
          value={typed}
        />
      </Form>
    </search>
  )
}

function More<R extends object>({
  data,
  view,
  columns,
  shown,
}: Pick<ToolsProps<R>, 'data' | 'view' | 'columns' | 'shown'>) {
  const say = useMessages(officeMessages).table
  const locale = useLocale()
  const addressWith = useAskedAddress(data.name)
  const notify = useToasts()
  const optional = data.columns.filter(({ isOptional }) => isOptional)
  return (
    <div className="of-chips-end">
      {optional.length > 0 && (
        <details className="of-menu">
          <summary className="of-btn" data-kind="bare">
            {say.columns}
          </summary>
          <ul>
            {optional.map(({ id, words }) => {
              const isOn = view.also.includes(id)
              const also = isOn ? view.also.filter(other => other !== id) : [...view.also, id]
              return (
                <li key={id}>
                  <Link
                    aria-current={isOn ? 'true' : undefined}
                    preventScrollReset
                    replace
                    to={addressWith({ also })}
                  >
                    {words}
                  </Link>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      <button
        className="of-btn"
        data-kind="bare"
        onClick={async () => {
          await navigator.clipboard.writeText(location.href)
          notify({ text: say.linkNote })
        }}
        type="button"
      >
        {say.link}
      </button>
      <button
        aria-label={say.csvOf(data.caption)}
        className="of-btn"
        data-kind="bare"
        onClick={() => saveFile(`${data.caption}.csv`, fileOf(columns, shown, locale))}
        type="button"
      >
        {say.csv}
      </button>
    </div>
  )
}
