// Items that can be added to a paid box. Each shows its price with tax and is charged at once, so nothing is saved in passing,
// unlike before the cutoff. Fetched only for such a box.

import { useCallback, useMemo, useState } from 'react'
import type { MenuItem } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { additionOf, LateDialog } from './late_dialog.tsx'
import { lateMessages } from './late_words.ts'
import type { EditorData } from './prices.ts'
import { QuickLook, type QuickLookProps } from './quick_look.tsx'
import { Shelf } from './shelf.tsx'
import { isDish, type Product } from './shelves.ts'

/** Dishes were counted at the cutoff, so only items can still be added. */
const lateTabs = ['pantry', 'market'] as const

/** The week's remaining items, on the editor's own shelves and in the quick look, and the dialog that adds one. */
export function LateItems(props: QuickLookProps) {
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
  const dueOf = useDue(data)
  // A dish shows as in the box; an item as one that can be added, with its price.
  const lookOf = useCallback(
    (product: Product) => (isDish(product) ? {} : { live: none, onEdit: ask, due: dueOf(product.id) }),
    [none, ask, dueOf],
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
      <QuickLook {...props} lookOf={lookOf} />
      {asked && <LateDialog data={data} item={asked} key={asked.id} onClose={() => setAsked(null)} />}
    </section>
  )
}

/** The immediate price of one item, in a sentence; null for an item without a price this week. */
function useDue(data: EditorData): (productId: string) => string | null {
  const say = useMessages(lateMessages)
  const locale = useLocale()
  return useCallback(
    productId => {
      const added = additionOf(data, productId, 1)
      if (!added) return null
      const { cardCents } = added.payment
      return cardCents > 0 ? say.dueOfOne(formatMoney(cardCents, locale)) : say.whenFree
    },
    [data, say, locale],
  )
}
