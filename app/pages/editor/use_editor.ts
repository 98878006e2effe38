// The editor's state: the box with its edits, its live price, the time, and what is said of every change.

import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Refusal } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import type { SaveState } from '../../components/receipt.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { editorMessages } from '../../messages/editor.ts'
import { errorMessages } from '../../messages/errors.ts'
import { type ProgramTime, useProgramTime } from '../../orders/program_time.ts'
import type { Edit, Saving } from './box_state.ts'
import { type EditorData, liveBox, productOf } from './prices.ts'
import { useBox } from './use_box.ts'

/** @param at program time as the loader gave it */
export function useEditor(loaded: EditorData, at: ProgramTime) {
  const { id: brand } = useBrand()
  const time = useProgramTime(at)
  const [savedAt, setSavedAt] = useState('')
  const { onRefused, removed } = useNotices(loaded)
  const box = useBox(loaded.order, { onRefused, onSaved: () => setSavedAt(time.read().time) })
  const { order, wanted, saving } = box.state
  const data = useMemo(() => ({ ...loaded, order }), [loaded, order])
  const live = useMemo(() => liveBox(data, brand, order, wanted), [data, brand, order, wanted])

  useFreshDiscounts(loaded, box.state.order)

  function setQuantity(productId: string, quantity: number) {
    const before = live.lines.find(line => line.productId === productId)
    box.setQuantity(productId, quantity)
    if (quantity > 0 || !before) return
    removed(before.name, () => {
      box.setQuantity(productId, before.quantity)
      if (before.customizationId) box.setCustomization(productId, before.customizationId)
    })
  }

  return { box, data, live, now: time.current.now, saved: saveState(saving, savedAt), setQuantity }
}

/** A code with a minimum spend comes and goes with the goods: once an edit has moved it, prices are asked for again. */
function useFreshDiscounts({ order: loaded, pricing }: EditorData, order: OrderData) {
  const { revalidate } = useRevalidator()
  const codes = (discounts: readonly { code: string }[]) => discounts.map(({ code }) => code).join(' ')
  const stale = codes(order.receipt.discounts) !== codes(pricing.discounts)
  const edited = order.version !== loaded.version
  useEffect(() => {
    if (stale && edited) void revalidate()
  }, [stale, edited, revalidate])
}

function saveState(saving: Saving, at: string): SaveState | undefined {
  if (saving === 'unchanged') return undefined
  return saving === 'saved' ? { state: 'saved', at } : { state: saving }
}

/** What is said loudly: a refusal, and what went out of the box, with the way back. */
function useNotices(data: Parameters<typeof productOf>[0]) {
  const say = useMessages(editorMessages)
  const errors = useMessages(errorMessages)
  const notify = useToasts()
  const onRefused = (edit: Edit, { code, details }: Refusal) => {
    const name = productOf(data, edit.productId)?.name ?? ''
    const left = Number(details?.left ?? 0)
    const text =
      code !== 'sold_out'
        ? say.refused(name, errors[code])
        : left > 0
          ? say.fewLeft(name, left)
          : say.soldOut(name)
    notify({ text, tone: 'failed' })
  }
  return {
    onRefused,
    removed: (name: string, onUndo: () => void) => notify({ text: say.removed(name), onUndo }),
  }
}
