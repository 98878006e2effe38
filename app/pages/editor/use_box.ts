// Editing a box: shown within the frame, saved in the background one change after the other, the last one of a thing
// alone. The server's answer takes the place of the guess; a refusal puts things back and says so.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/views.ts'
import type { Edit } from '../../../domain/orders/edits.ts'
import { costsOther, type Foreseen } from '../../../domain/pricing/foreseen.ts'
import { browserApi } from '../../api.ts'
import {
  type BoxEvent,
  type BoxState,
  boxReducer,
  closesTheBox,
  isStillWanted,
  nextEdit,
  openBox,
  type Short,
} from './box_state.ts'

export interface Box {
  state: BoxState
  edit: (edit: Edit) => void
}

interface Listener {
  /** What the box will cost once a change is saved, as this browser reckons; cents. */
  foresee: (order: OrderData, edit: Edit) => number
  /** @param state the box once the change was taken back */
  onRefused: (edit: Edit, refusal: Refusal, state: BoxState) => void
  /** A change has just been saved. */
  onSaved: () => void
  /** A change was saved at another total than was foreseen. */
  onOtherTotal: (order: OrderData) => void
}

/**
 * The box of one order.
 * @param loaded the order as the loader gave it; a new load is taken in, and what is still wanted stays on top of it
 */
export function useBox(loaded: OrderData, listener: Listener): Box {
  const [state, tell, latest] = useMachine(loaded)
  const revalidator = useRevalidator()
  const heard = useRef(listener)
  heard.current = listener
  const busy = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  useEffect(() => tell({ type: 'told', order: loaded }), [loaded, tell])
  useLeaveWarning(state.edits.length > 0)

  const refuse = useCallback(
    (edit: Edit, refusal: Refusal) => {
      const meant = isStillWanted(latest.current, edit)
      const short = shortOf(refusal)
      tell({ type: 'refused', edit, code: refusal.code, ...(short && { short }) })
      if (meant) heard.current.onRefused(edit, refusal, latest.current)
      if (closesTheBox(refusal.code)) void revalidator.revalidate()
    },
    [latest, tell, revalidator],
  )

  const save = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    for (let edit = nextEdit(latest.current); edit; edit = nextEdit(latest.current)) {
      const before = latest.current.order
      const seen = { version: before.version, totalCents: heard.current.foresee(before, edit) }
      try {
        const { order } = await send(before.id, edit, seen)
        tell({ type: 'answered', edit, order })
        heard.current.onSaved()
        if (costsOther(seen, order)) heard.current.onOtherTotal(order)
      } catch (failure) {
        refuse(edit, failure instanceof Refusal ? failure : new Refusal('unexpected'))
      }
    }
    busy.current = false
    // Saved after the editor was left: the page that came after it was loaded too early.
    if (!here.current) void revalidator.revalidate()
  }, [latest, tell, refuse, revalidator])

  const edit = useCallback(
    (change: Edit) => {
      tell({ type: 'edited', edit: change })
      void save()
    },
    [tell, save],
  )
  return { state, edit }
}

/** The state for drawing, and the same for whoever runs between two drawings. */
function useMachine(loaded: OrderData) {
  const [state, setState] = useState(() => openBox(loaded))
  const latest = useRef(state)
  const tell = useCallback((event: BoxEvent) => {
    latest.current = boxReducer(latest.current, event)
    setState(latest.current)
  }, [])
  return [state, tell, latest] as const
}

function send(orderId: string, edit: Edit, seen: Foreseen): Promise<{ order: OrderData }> {
  const api = browserApi()
  if ('quantity' in edit) return api.post('orders.update_quantity', { orderId, ...edit, seen })
  if ('pairings' in edit) {
    return api.post('orders.update_pairings', { orderId, ...edit, pairings: [...edit.pairings], seen })
  }
  return api.post('orders.update_customization', { orderId, ...edit, seen })
}

/** What a refusal says there is too little of. */
export function shortOf({ code, details }: Refusal): Short | null {
  if (code !== 'sold_out' || typeof details?.productId !== 'string') return null
  return { productId: details.productId, left: Number(details.left ?? 0) }
}

/** Closing the window while something is on its way asks first. */
function useLeaveWarning(pending: boolean) {
  useEffect(() => {
    if (!pending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])
}
