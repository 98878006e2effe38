// The office's table: sorting, search, filters and columns in its address, rows chosen and changed together, and everything by the
// keyboard.

import { type ReactNode, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { officeMessages } from '../../../i18n/office.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { useScreen } from '../screen.ts'
import { OfBrand, State } from '../state.tsx'
import { useActs } from '../use_office.ts'
import { BulkBar, BulkOutcome } from './bulk_bar.tsx'
import type { Column, TableData } from './columns.ts'
import { Head } from './head.tsx'
import { Tools } from './tools.tsx'
import { useBulk } from './use_bulk.ts'
import { useRowKeys } from './use_row_keys.ts'
import { type ShownRow, useRows } from './use_rows.ts'
import { longFrom, useWindow } from './use_window.ts'
import { viewIn } from './view_state.ts'

const nobody: ReadonlyMap<string, string> = new Map()

export function OfficeTable<R extends object>(data: TableData<R>) {
  const say = useMessages(officeMessages).table
  const { caption, rows, idOf, bulk = [], none } = data
  const [asked] = useSearchParams()
  const [typed, setTyped] = useState(() => viewIn(asked, data.name).search)
  const { density } = useScreen()
  const bulkOf = useBulk<R>(idOf)
  const failures = bulkOf.result?.failures ?? nobody
  const list = useRows(data, typed, new Set(failures.keys()))
  const body = useRef<HTMLTableSectionElement>(null)
  const part = useWindow(list.shown.length, density, body)
  const navigate = useNavigate()
  const acts = useActs()
  const isChoosable = bulk.length > 0
  useRowKeys(body, {
    open: place => {
      const row = list.shown[place]?.row
      if (row && data.hrefOf) void navigate(data.hrefOf(row))
    },
    choose: (places, isChosen) =>
      list.toggle(
        places.flatMap(place => list.shown[place]?.id ?? []),
        isChosen,
      ),
    isChosen: place => list.shown[place]?.isChosen ?? false,
    clear: () => list.choose([]),
    hasChosen: list.chosen.length > 0,
    isChoosable,
  })
  if (rows.length === 0) return <div className="of-none">{none}</div>
  const width = list.columns.length + (isChoosable ? 1 : 0) + (data.actionsOf ? 1 : 0)
  return (
    <section aria-label={caption} className="of-list">
      <Tools
        all={rows.length}
        columns={list.columns}
        data={data}
        onTyped={setTyped}
        shown={list.shown.map(({ row }) => row)}
        typed={typed}
        view={list.view}
      />
      {bulkOf.result && <BulkOutcome onDismiss={bulkOf.dismiss} result={bulkOf.result} />}
      {list.chosen.length > 0 && (
        <BulkBar
          actions={bulk}
          chosen={list.chosen.map(({ row }) => row)}
          isRunning={bulkOf.result?.isRunning ?? false}
          onClear={() => list.choose([])}
          onRun={async (action, reason) =>
            list.choose(
              await bulkOf.run(
                action,
                list.chosen.map(({ row }) => row),
                reason,
              ),
            )
          }
        />
      )}
      <div className="of-table-frame">
        <table className="of-table">
          <caption className="visually-hidden">{caption}</caption>
          <Head
            columns={list.columns}
            hasActions={data.actionsOf !== undefined}
            name={data.name}
            tick={
              isChoosable
                ? {
                    state:
                      list.chosen.length === 0
                        ? 'none'
                        : list.chosen.length === list.shown.length
                          ? 'all'
                          : 'some',
                    toggle: isChosen => list.choose(isChosen ? list.shown.map(({ id }) => id) : []),
                  }
                : null
            }
            view={list.view}
          />
          <tbody ref={body}>
            {part.before > 0 && <Space height={part.before} width={width} />}
            {list.shown.slice(part.from, part.until).map((one, place) => (
              <Row
                columns={list.columns}
                data={data}
                isBoth={acts === 'both'}
                isChoosable={isChoosable}
                key={one.id}
                onChoose={isChosen => list.toggle([one.id], isChosen)}
                place={part.from + place}
                shown={one}
                why={failures.get(one.id)}
              />
            ))}
            {part.after > 0 && <Space height={part.after} width={width} />}
            {list.shown.length === 0 && <NoneFound width={width} />}
          </tbody>
          {data.sums && list.shown.length > 0 && (
            <Sums
              columns={list.columns}
              hasActions={data.actionsOf !== undefined}
              isChoosable={isChoosable}
              sums={data.sums}
            />
          )}
        </table>
      </div>
      {part.isBeginning && (
        <noscript>
          <p className="of-meta">{say.beginning(longFrom, list.shown.length)}</p>
        </noscript>
      )}
    </section>
  )
}

const Space = ({ height, width }: { height: number; width: number }) => (
  <tr aria-hidden className="of-space">
    <td colSpan={width} style={{ blockSize: height }} />
  </tr>
)

function NoneFound({ width }: { width: number }) {
  const say = useMessages(officeMessages).table
  return (
    <tr>
      <td className="of-none-found" colSpan={width}>
        {say.none}
      </td>
    </tr>
  )
}

interface RowProps<R extends object> {
  data: TableData<R>
  shown: ShownRow<R>
  columns: readonly Column<R>[]
  place: number
  isBoth: boolean
  isChoosable: boolean
  onChoose: (isChosen: boolean) => void
  /** Why an action on many could not change it. */
  why: string | undefined
}

function Row<R extends object>({
  data,
  shown,
  columns,
  place,
  isBoth,
  isChoosable,
  onChoose,
  why,
}: RowProps<R>) {
  const say = useMessages(officeMessages).table
  const { row, isChosen } = shown
  const [head, ...others] = columns
  const brand = isBoth ? data.brandOf?.(row) : undefined
  return (
    <tr
      data-chosen={isChosen || undefined}
      data-failed={why ? '' : undefined}
      data-place={place}
      tabIndex={place === 0 ? 0 : -1}
    >
      {isChoosable && (
        <td className="of-tick">
          <input
            aria-label={say.choose(data.nameOf(row))}
            checked={isChosen}
            onChange={event => onChoose(event.currentTarget.checked)}
            type="checkbox"
          />
        </td>
      )}
      <th data-end={head?.end} scope="row">
        <div className="of-first">
          {brand && <OfBrand brand={brand} />}
          <div>
            <Cell>{head?.cell(row)}</Cell>
            {why && (
              <p className="of-why">
                <State shape="failed" tone="bad">
                  {why}
                </State>
              </p>
            )}
          </div>
        </div>
      </th>
      {others.map(column => (
        <td data-column={column.words} data-end={column.end} key={column.id}>
          <Cell>{column.cell(row)}</Cell>
        </td>
      ))}
      {data.actionsOf && (
        <td className="of-acts">
          <div>{data.actionsOf(row)}</div>
        </td>
      )}
    </tr>
  )
}

/** A cell's text has an element of its own, whatever comes and goes beside it. */
const Cell = ({ children }: { children: ReactNode }) => <div className="of-cell">{children}</div>

function Sums<R extends object>({
  columns,
  sums,
  isChoosable,
  hasActions,
}: {
  columns: readonly Column<R>[]
  sums: Readonly<Record<string, ReactNode>>
  isChoosable: boolean
  hasActions: boolean
}) {
  const [head, ...others] = columns
  return (
    <tfoot>
      <tr>
        {isChoosable && <td />}
        <th scope="row">{head && sums[head.id]}</th>
        {others.map(({ id, end }) => (
          <td data-end={end} key={id}>
            {sums[id]}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </tfoot>
  )
}
