// The keys of a table's rows: J and K move, X chooses, Enter opens, R does the first action, a full stop goes to the actions.

import { type RefObject, useRef } from 'react'
import { useKeys } from '../keys.tsx'

interface RowActs {
  open: (place: number) => void
  choose: (places: readonly number[], isChosen: boolean) => void
  isChosen: (place: number) => boolean
  clear: () => void
  hasChosen: boolean
  isChoosable: boolean
}

export function useRowKeys(body: RefObject<HTMLElement | null>, acts: RowActs): void {
  const last = useRef(0)
  const rows = () => [
    ...(body.current?.querySelectorAll<HTMLTableRowElement>(':scope > tr[data-place]') ?? []),
  ]
  const here = () => rows().find(row => row.contains(document.activeElement))
  const placeOf = (row: HTMLTableRowElement) => Number(row.dataset.place)
  const actionsOf = (row: HTMLTableRowElement | undefined) =>
    row?.querySelector<HTMLElement>('.of-acts :is(button, a, summary)')

  /** From nowhere J goes to the first row, K to the last; a table without the focus lets another have the key. */
  const move = (by: 1 | -1) => () => {
    const all = rows()
    const row = here()
    const hasFocus =
      row !== undefined || !document.querySelector('tr[data-place]:focus, tr[data-place] :focus')
    if (!hasFocus || all.length === 0) return false
    const next = row ? all[all.indexOf(row) + by] : by === 1 ? all[0] : all.at(-1)
    next?.focus()
    return undefined
  }
  const withRow = (act: (row: HTMLTableRowElement) => void) => () => {
    const row = here()
    if (!row) return false
    act(row)
    return undefined
  }
  useKeys({
    j: move(1),
    k: move(-1),
    enter: withRow(row => acts.open(placeOf(row))),
    r: withRow(row => actionsOf(row)?.click()),
    '.': withRow(row => actionsOf(row)?.focus()),
    x: withRow(row => {
      if (!acts.isChoosable) return
      last.current = placeOf(row)
      acts.choose([last.current], !acts.isChosen(last.current))
    }),
    'Shift+x': withRow(row => {
      if (!acts.isChoosable) return
      const [from, until] = [last.current, placeOf(row)].toSorted((one, other) => one - other) as [
        number,
        number,
      ]
      acts.choose(
        Array.from({ length: until - from + 1 }, (_, place) => from + place),
        true,
      )
    }),
    escape: () => {
      if (!acts.hasChosen) return false
      acts.clear()
      return undefined
    },
  })
}
