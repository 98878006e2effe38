// Items that can be added to a box that is paid. Each is asked for with what it costs, tax included, and charged at once; so
// nothing here is saved in passing, as before the cutoff. Fetched when there is such a box.

import { useCallback, useMemo, useState } from 'react'
import type { MenuItem } from '../../../contract/views.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { lateMessages } from '../../../i18n/editor_late.ts'
import { useMessages } from '../../components/brand_context.tsx'
import type { GridProps } from './grid.tsx'
import { LateDialog } from './late_dialog.tsx'
import { Shelf } from './shelf.tsx'

/** What is cooked was counted with the cutoff: only items can still come. */
const lateTabs = ['pantry', 'market'] as const

/** The week's items that are left, on the editor's own shelves, and the dialog that adds one. */
export function LateItems(props: GridProps) {
  const { data, live } = props
  const say = useMessages(lateMessages)
  const [asked, setAsked] = useState<MenuItem | null>(null)
  const onShelves = useMemo(
    () => ({ ...data, dishes: [], items: data.items.filter(item => !item.soldOut) }),
    [data],
  )
  const none = useMemo(() => ({ ...live, lines: [] }), [live])
  const { items } = onShelves
  const ask = useCallback(
    ({ productId }: Edit) => setAsked(items.find(item => item.id === productId) ?? null),
    [items],
  )
  return (
    <section aria-labelledby="late-items">
      <h2 className="editor-late-title" id="late-items">
        {say.title}
      </h2>
      {items.length === 0 ? (
        <p className="editor-empty">{say.nothing}</p>
      ) : (
        <Shelf {...props} below data={onShelves} live={none} onEdit={ask} tabs={lateTabs} />
      )}
      {asked && <LateDialog data={data} item={asked} key={asked.id} onClose={() => setAsked(null)} />}
    </section>
  )
}
