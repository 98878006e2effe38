// A table's rows as they are shown: filtered, searched, sorted, with the columns that are asked for. The view is the address's;
// TanStack Table sorts, and knows which columns are shown and which rows are chosen.

import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { foldText } from '../../../domain/text.ts'
import { useLocale } from '../../components/brand_context.tsx'
import type { Column, Sortable, TableData } from './columns.ts'
import { viewIn } from './view_state.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})

/** One row of the table: what it shows, and whether it is chosen. */
export interface ShownRow<R extends object> {
  id: string
  row: R
  isChosen: boolean
}

/** Compares what a column sorts by: numbers as numbers, words as the language orders them, nothing last. */
function comparer(locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (a: Sortable, b: Sortable): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
}

/** Whether each of the typed words is somewhere in the row. */
function searcher<R extends object>(columns: readonly Column<R>[], typed: string): (row: R) => boolean {
  const words = foldText(typed)
    .split(' ')
    .filter(word => word !== '')
  const textOf = (row: R) => foldText(columns.map(({ by, csv }) => (csv ?? by)?.(row) ?? '').join(' '))
  return row => {
    if (words.length === 0) return true
    const text = textOf(row)
    return words.every(word => text.includes(word))
  }
}

/**
 * @param typed what is being searched for, which may be ahead of the address
 * @param failed rows that an action on many could not change: they come first
 */
export function useRows<R extends object>(
  { rows, columns, idOf, filters = [], name }: TableData<R>,
  typed: string,
  failed: ReadonlySet<string>,
) {
  const locale = useLocale()
  const [asked] = useSearchParams()
  const view = viewIn(asked, name)
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const filter = filters.find(({ id }) => id === view.show)

  const found = useMemo(() => {
    const isFound = searcher(columns, typed)
    return rows.filter(row => (filter?.holds(row) ?? true) && isFound(row))
  }, [rows, columns, filter, typed])

  const definitions = useMemo(() => {
    const compare = comparer(locale)
    return columns.map(
      ({ id, by }): ColumnDef<typeof features, R> => ({
        id,
        // Nothing stays last whichever way the column is sorted.
        accessorFn: row => by?.(row) ?? undefined,
        enableSorting: by !== undefined,
        sortUndefined: 'last',
        sortFn: (one, other) => compare(one.getValue<Sortable>(id), other.getValue<Sortable>(id)),
      }),
    )
  }, [columns, locale])

  const { sort, also } = view
  const isSortable = sort !== null && columns.some(({ id, by }) => id === sort.id && by !== undefined)
  const table = useTable({
    features,
    columns: definitions,
    data: found,
    getRowId: idOf,
    state: {
      sorting: sort && isSortable ? [{ id: sort.id, desc: sort.isDescending }] : [],
      columnVisibility: Object.fromEntries(
        columns.map(({ id, isOptional }) => [id, !isOptional || also.includes(id)]),
      ),
      rowSelection,
    },
    onRowSelectionChange: setRowSelection,
  })
  const sorted = table
    .getRowModel()
    .rows.map((one): ShownRow<R> => ({ id: one.id, row: one.original, isChosen: one.getIsSelected() }))
  const inTurn =
    failed.size === 0
      ? sorted
      : [...sorted.filter(({ id }) => failed.has(id)), ...sorted.filter(({ id }) => !failed.has(id))]
  return {
    view,
    shown: inTurn,
    columns: columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true),
    chosen: inTurn.filter(({ isChosen }) => isChosen),
    /** Chooses these rows alone. */
    choose: (ids: Iterable<string>) =>
      setRowSelection(Object.fromEntries([...ids].map(id => [id, true as const]))),
    toggle: (ids: readonly string[], isChosen: boolean) =>
      setRowSelection(before => {
        const next = { ...before }
        for (const id of ids) {
          if (isChosen) next[id] = true
          else delete next[id]
        }
        return next
      }),
  }
}
