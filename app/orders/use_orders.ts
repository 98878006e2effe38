// Skips a delivery, takes a skip back, or moves a delivery back to its day. The row changes at the press, the server
// confirms, and a refusal restores the row with its sentence.

import { useEffect, useReducer, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import type { OrderCard } from '../../contract/views.ts'
import type { Missing } from '../../i18n/sold_out.ts'
import { browserApi } from '../api.ts'

/** A day and a window of a delivery. */
export type Slot = Pick<OrderCard, 'deliveryDate' | 'window'>

/** The answer to a change: the order as it is now, and the reference of the change. */
export interface Answer {
  order: OrderCard
  reference: string
  /** What the box lost, because it sold out while the week was skipped. */
  missing?: readonly Missing[]
}

type Wanted = { skipped: boolean } | Slot

interface Entry {
  /** The household's request while the server has not answered. */
  guess: Wanted | null
  /** The server's answers since the page was loaded. */
  answer: OrderCard | null
  refusal: { code: ErrorCode; wanted: 'skip' | 'unskip' | 'move' } | null
  /** Skipped here, on this visit. */
  skippedNow: boolean
  /** The reference of the last change; null before the first answer. */
  reference: string | null
  /** What it lost with the last change; usually nothing. */
  missing: readonly Missing[]
}

export type Orders = Readonly<Record<string, Entry>>

type OrdersEvent =
  | { type: 'asked'; id: string; wanted: Wanted }
  | ({ type: 'answered' } & Answer)
  | { type: 'refused'; id: string; code: ErrorCode }
  | { type: 'loaded' }

const untouched: Entry = {
  guess: null,
  answer: null,
  refusal: null,
  skippedNow: false,
  reference: null,
  missing: [],
}

/** The dashboard's orders after an event. */
export function ordersReducer(orders: Orders, event: OrdersEvent): Orders {
  if (event.type === 'loaded') {
    return Object.fromEntries(Object.entries(orders).map(([id, entry]) => [id, { ...entry, answer: null }]))
  }
  const id = event.type === 'answered' ? event.order.id : event.id
  const entry = orders[id] ?? untouched
  return { ...orders, [id]: entryAfter(entry, event) }
}

function entryAfter(entry: Entry, event: Exclude<OrdersEvent, { type: 'loaded' }>): Entry {
  switch (event.type) {
    case 'asked': {
      const skippedNow = 'skipped' in event.wanted && event.wanted.skipped
      return { ...entry, guess: event.wanted, refusal: null, skippedNow, reference: null, missing: [] }
    }
    case 'answered':
      return {
        ...entry,
        guess: null,
        answer: event.order,
        refusal: null,
        reference: event.reference,
        missing: event.missing ?? [],
      }
    case 'refused':
      return {
        ...entry,
        guess: null,
        // Another tab has undone the skip: what was wanted is so, and the page is read again.
        refusal:
          event.code === 'order_not_skipped' ? null : { code: event.code, wanted: nameOf(entry.guess) },
        skippedNow: false,
      }
  }
}

function nameOf(wanted: Wanted | null) {
  if (wanted && !('skipped' in wanted)) return 'move'
  return wanted?.skipped === false ? 'unskip' : 'skip'
}

export interface ShownOrder extends Pick<Entry, 'refusal' | 'skippedNow' | 'reference' | 'missing'> {
  order: OrderCard
  busy: boolean
}

/** An order to show: as loaded or last answered, with the pending change applied. */
export function shownOrder(loaded: OrderCard, entry: Entry = untouched): ShownOrder {
  const known = entry.answer ?? loaded
  const { guess, refusal, skippedNow, reference, missing } = entry
  const order = guess ? { ...known, ...guess, ...('skipped' in guess && standing(guess.skipped)) } : known
  return { order, busy: guess !== null, refusal, skippedNow: skippedNow && order.skipped, reference, missing }
}

const standing = (skipped: boolean) => ({
  editable: !skipped,
  state: skipped ? ('skipped' as const) : ('upcoming' as const),
})

interface Changes {
  shown: ShownOrder[]
  /** Both resolve to whether it was done. */
  setSkipped: (id: string, skipped: boolean) => Promise<boolean>
  move: (id: string, to: Slot) => Promise<boolean>
  /** Takes over an order that was moved elsewhere. */
  moved: (answer: Answer) => void
}

export function useOrders(loaded: readonly OrderCard[]): Changes {
  const [orders, tell] = useReducer(ordersReducer, {})
  const revalidator = useRevalidator()
  const seen = useRef(loaded)
  useEffect(() => {
    if (seen.current !== loaded) tell({ type: 'loaded' })
    seen.current = loaded
  }, [loaded])
  const running = useRef(new Map<string, Promise<boolean>>())

  // One change of an order at a time: an undo pressed during it follows right after.
  function ask(id: string, wanted: Wanted, post: () => Promise<Answer>) {
    const before = running.current.get(id) ?? Promise.resolve(false)
    const asked = before.then(() => tryOnce(id, wanted, post))
    running.current.set(id, asked)
    return asked
  }

  async function tryOnce(id: string, wanted: Wanted, post: () => Promise<Answer>) {
    tell({ type: 'asked', id, wanted })
    try {
      tell({ type: 'answered', ...(await post()) })
      // A skipped box passes its discount on, so later boxes may have another price.
      void revalidator.revalidate()
      return true
    } catch (failure) {
      const code = failure instanceof Refusal ? failure.code : 'unexpected'
      tell({ type: 'refused', id, code })
      // Refused because it has changed since the page was loaded: read it again.
      if (code !== 'busy') void revalidator.revalidate()
      return false
    }
  }

  return {
    shown: loaded.map(order => shownOrder(order, orders[order.id])),
    setSkipped: (id, skipped) =>
      ask(id, { skipped }, () =>
        browserApi().post(skipped ? 'account.skip_order' : 'account.unskip_order', { orderId: id }),
      ),
    move: (id, { deliveryDate, window }) =>
      ask(id, { deliveryDate, window }, () =>
        browserApi().post('account.update_delivery', {
          orderId: id,
          deliveryDate,
          startHour: window.startHour,
        }),
      ),
    moved: answer => {
      tell({ type: 'answered', ...answer })
      void revalidator.revalidate()
    },
  }
}
