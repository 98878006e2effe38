// The editor's state: the box with its edits, its live price, the time, and the way back from every change.

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { differing, type Edit, editsBack } from '../../../domain/orders/edits.ts'
import { useBrand } from '../../components/brand_context.tsx'
import type { SaveState } from '../../components/receipt.tsx'
import { type ProgramTime, useProgramTime } from '../../orders/program_time.ts'
import { type SaveQueue, savingOf } from '../../orders/save_queue.ts'
import { type EditorData, liveBox } from './prices.ts'
import { useBox } from './use_box.ts'
import { useNotices } from './use_notices.ts'
import { useStay } from './use_stay.ts'
import { keepFocus, useUndo } from './use_undo.ts'

/** @param at program time as the loader gave it */
export function useEditor(loaded: EditorData, at: ProgramTime) {
  const { id: brand } = useBrand()
  const { revalidate } = useRevalidator()
  const time = useProgramTime(at)
  const [savedAt, setSavedAt] = useState('')
  const undo = useUndo()
  const change = useLatest((...edits: Edit[]) => {
    keepFocus()
    const { before, after } = box.edit(...edits)
    const back = editsBack(before, after)
    if (back.length === 0) return
    undo.note({
      productId: edits[0]?.productId,
      back: () => {
        const undone = box.edit(...back)
        notices.undone(undone.after, differing(undone.before, undone.after), undo)
      },
    })
    notices.changed(after, differing(before, after), undo)
  })
  const notices = useNotices(loaded, change)
  const box = useBox(loaded.order, {
    ...notices,
    foresee: (order, edit) => liveBox(loaded, brand, order, [edit]).receipt.totalCents,
    onSaved: () => setSavedAt(time.read().time),
    onRefused: (lost, refusal, queue) => {
      undo.forget(lost)
      notices.onRefused(lost, refusal, queue)
    },
    onElsewhere: (changed, lost, order) => {
      undo.forget(lost)
      notices.onElsewhere(changed, lost, order)
    },
    revalidate,
  })
  useStay(savingOf(box.queue) === 'waiting')
  const { order, edits } = box.queue
  const data = useMemo(() => ({ ...loaded, order }), [loaded, order])
  const live = useMemo(() => liveBox(data, brand, order, edits), [data, brand, order, edits])
  const saved = useSaveState(box.queue, savedAt)
  return { box, data, live, now: time.current.now, saved, edit: change, undo }
}

/** How the box stands; the same object as long as that is the same, so that the receipt need not be drawn again. */
function useSaveState(queue: SaveQueue, at: string): SaveState {
  const saving = savingOf(queue)
  const online = saving !== 'waiting' || navigator.onLine
  return useMemo(() => saveState(saving, online, at), [saving, online, at])
}

function saveState(saving: ReturnType<typeof savingOf>, online: boolean, at: string): SaveState {
  if (saving === 'saved') return { state: saving, at }
  if (saving === 'waiting') return { state: online ? 'unreached' : 'offline' }
  return { state: saving }
}

/** A function that stays the same one while what it does follows the last drawing: cards need not be drawn again for it. */
function useLatest<A extends unknown[]>(act: (...parameters: A) => void): (...parameters: A) => void {
  const latest = useRef(act)
  // Not while drawing: a drawing can be given up before what the function uses is there.
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...parameters: A) => latest.current(...parameters), [])
}
