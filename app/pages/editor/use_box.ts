// Editing a box: shown within the frame, saved in the background (app/orders/box_saver.ts).

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OrderData } from '../../../contract/views.ts'
import { isLeaving } from '../../api.ts'
import { type BoxSaver, boxSaver, type SaverListener } from '../../orders/box_saver.ts'
import { openQueue, type SaveQueue } from '../../orders/save_queue.ts'

export interface Box extends BoxSaver {
  queue: SaveQueue
}

/**
 * The box of one order.
 * @param loaded the order as the loader gave it; a new load is taken in, and what is still wanted stays on top of it
 */
export function useBox(loaded: OrderData, listener: Omit<SaverListener, 'onQueue'>): Box {
  const [queue, setQueue] = useState(() => openQueue(loaded))
  const onQueue = (next: SaveQueue, asked: boolean) => {
    if (asked) setQueue(next)
    else startTransition(() => setQueue(next))
  }
  const latest = useRef({ ...listener, onQueue })
  useLayoutEffect(() => {
    latest.current = { ...listener, onQueue }
  })
  const [saver] = useState(() => boxSaver(loaded, () => latest.current))
  useEffect(() => saver.open(), [saver])
  useEffect(() => saver.learn(loaded), [saver, loaded])
  useLeaveWarning(queue.edits.length > 0)
  return { ...saver, queue }
}

/** Closing the window while something is not saved asks first; signing in again does not, for it is kept until then. */
function useLeaveWarning(pending: boolean) {
  useEffect(() => {
    if (!pending) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])
}
