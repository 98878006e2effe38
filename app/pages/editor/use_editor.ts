// The editor's state: the box with its edits, its live price, the time, and what is said of every change.

import { useCallback, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Refusal } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import type { SaveState } from '../../components/receipt.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { editorMessages } from '../../messages/editor.ts'
import { errorMessages } from '../../messages/errors.ts'
import { type ProgramTime, useProgramTime } from '../../orders/program_time.ts'
import type { BoxState, Saving } from './box_state.ts'
import { takeInstead } from './instead.ts'
import { type EditorData, type LiveLine, liveBox, productOf } from './prices.ts'
import { type Box, shortOf, useBox } from './use_box.ts'

/** @param at program time as the loader gave it */
export function useEditor(loaded: EditorData, at: ProgramTime) {
  const { id: brand } = useBrand()
  const time = useProgramTime(at)
  const [savedAt, setSavedAt] = useState('')
  const { onRefused, onOtherTotal, removed } = useNotices(loaded)
  const editing = useRef<Box['edit'] | null>(null)
  const box = useBox(loaded.order, {
    foresee: (order, edit) => liveBox(loaded, brand, order, [edit]).receipt.totalCents,
    onRefused: (edit, refusal, state) => onRefused(edit, refusal, state, other => editing.current?.(other)),
    onSaved: () => setSavedAt(time.read().time),
    onOtherTotal,
  })
  editing.current = box.edit
  const { order, edits, saving } = box.state
  const data = useMemo(() => ({ ...loaded, order }), [loaded, order])
  const live = useMemo(() => liveBox(data, brand, order, edits), [data, brand, order, edits])

  const change = (edit: Edit) => {
    const before = live.lines.find(line => line.productId === edit.productId)
    box.edit(edit)
    if (before && 'quantity' in edit && edit.quantity === 0) {
      removed(before.name, () => putBack(before).forEach(box.edit))
    }
  }
  return {
    box,
    data,
    live,
    now: time.current.now,
    saved: saveState(saving, savedAt),
    edit: useLatest(change),
  }
}

/** The edits that put a line back as it was. */
function putBack({ productId, quantity, customizationId, pairings }: LiveLine): Edit[] {
  return [
    { productId, quantity },
    ...(customizationId ? [{ productId, customizationId }] : []),
    ...(pairings.length > 0 ? [{ productId, pairings }] : []),
  ]
}

function saveState(saving: Saving, at: string): SaveState | undefined {
  if (saving === 'unchanged') return undefined
  return saving === 'saved' ? { state: 'saved', at } : { state: saving }
}

/** What is said loudly: a refusal, a total that came out otherwise, and what went out of the box, with the way back. */
function useNotices(data: EditorData) {
  const say = useMessages(editorMessages)
  const errors = useMessages(errorMessages)
  const locale = useLocale()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const nameOf = (id: string) => productOf(data, id)?.name ?? ''
  const onRefused = (edit: Edit, refusal: Refusal, state: BoxState, onEdit: (edit: Edit) => void) => {
    const short = shortOf(refusal)
    const text = !short
      ? say.refused(nameOf(edit.productId), errors[refusal.code])
      : short.left > 0
        ? say.fewLeft(nameOf(short.productId), short.left)
        : say.soldOut(nameOf(short.productId))
    const instead = short ? takeInstead(data, state, edit, short) : []
    const actions = instead.map(other => ({
      label: say.instead(other.name),
      onPress: () => onEdit(other.edit),
    }))
    notify({ text, tone: 'failed', actions })
  }
  const onOtherTotal = (order: OrderData) => {
    notify({ text: say.otherTotal(formatMoney(order.totalCents, locale)), tone: 'failed' })
    // What it reckons with is asked for again, so that the next change comes out right.
    void revalidate()
  }
  return {
    onRefused,
    onOtherTotal,
    removed: (name: string, onUndo: () => void) => notify({ text: say.removed(name), onUndo }),
  }
}

/** A function that stays the same one while what it does follows the last drawing: cards need not be drawn again for it. */
function useLatest<A extends unknown[]>(act: (...parameters: A) => void): (...parameters: A) => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...parameters: A) => latest.current(...parameters), [])
}
