import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../components/brand_context.tsx'
import { EmptyPlate } from '../../components/empty_plate.tsx'
import { DishPicture } from '../../dishes/dish_picture.tsx'
import { fly } from './flight.ts'
import { mostPlaces, placesOf } from './places.ts'
import type { EditorData, LiveBox } from './prices.ts'
import { setTableMessages } from './set_table_words.ts'

export interface SetTableProps {
  data: EditorData
  live: LiveBox
  /** On the upper edge of the phone's bar: the plates alone. */
  edge?: boolean
}

const freePlaces = Array.from({ length: mostPlaces }, (_, place) => `free ${place}`)

/**
 * The table on the receipt: each chosen product has a plate on it, and empty places show what the minimum still needs. The
 * receipt's lines say the same in words, so screen readers skip it.
 */
export function SetTable({ data, live, edge }: SetTableProps) {
  const say = useMessages(setTableMessages)
  const table = useRef<HTMLDivElement>(null)
  const { lines } = live
  const { plates, more, empty, complete } = placesOf({
    chosen: lines.map(line => line.productId),
    dishes: lines.filter(line => line.kind !== 'item').length,
    planned: data.plan.count,
    missingCents: live.receipt.missingCents,
    untouched: live.untouched,
  })
  useArrivals(table, plates)
  const pictures = new Map(lines.map(line => [line.productId, line.picture]))
  return (
    <div
      aria-hidden
      className="set-table"
      data-complete={complete || undefined}
      data-edge={edge || undefined}
      ref={table}
    >
      {!edge && <div className="set-table-cloth" />}
      <div className="set-table-places">
        {plates.map(id => (
          <span data-place={id} key={id}>
            <DishPicture across={88} picture={pictures.get(id) ?? null} size="thumb" />
          </span>
        ))}
        {more > 0 && <b>{`+${more}`}</b>}
        {freePlaces.slice(0, empty).map(place => (
          <span data-free key={place}>
            <EmptyPlate />
          </span>
        ))}
      </div>
      {!edge && <p>{complete ? say.set : say.free(empty)}</p>}
    </div>
  )
}

/** A plate added while the page is open flies to the table; initial plates do not. */
function useArrivals(table: { current: HTMLElement | null }, plates: readonly string[]) {
  const known = useRef<ReadonlySet<string> | null>(null)
  useLayoutEffect(() => {
    const before = known.current
    known.current = new Set(plates)
    if (!before) return
    for (const id of plates) {
      const place = before.has(id) ? null : table.current?.querySelector<HTMLElement>(`[data-place="${id}"]`)
      if (place) fly(id, place)
    }
  })
}
