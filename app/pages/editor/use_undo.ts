// The way back from every change of a box, and where the focus goes then.

import { useMemo } from 'react'
import { useUndoSteps } from '../../orders/undo_steps.ts'

interface Step {
  /** What was changed; undefined for the week as a whole. */
  productId?: string | undefined
  back: () => void
}

export interface Undo {
  note: (step: Step) => void
  /** Forgets the changes of what was not saved: there is nothing to take back. */
  forget: (lost: readonly { productId: string }[]) => void
  undo: () => void
  /** Whether anything is left to take back. */
  more: () => boolean
}

export function useUndo(): Undo {
  const { note, undo, forget, more } = useUndoSteps<Step>(({ productId }) => {
    requestAnimationFrame(() => focusNear(productId))
  })
  return useMemo(
    () => ({
      note,
      more,
      undo: () => undo(),
      forget: lost => void forget(step => lost.some(edit => edit.productId === step.productId)),
    }),
    [note, undo, forget, more],
  )
}

/** Where the focused button went with its line or its notice, the product takes the focus, or what is open over it. */
function focusNear(productId: string | undefined) {
  if (document.activeElement !== document.body) return
  const card = document.querySelector(`.dish-card:has(a[href*="look=${productId}"])`)
  const near =
    document.querySelector<HTMLElement>('dialog[open] .receipt-remove, dialog[open] button') ??
    [...(card?.querySelectorAll<HTMLElement>('.dish-card-action button') ?? [])].at(-1) ??
    card?.querySelector<HTMLElement>('a')
  near?.focus({ preventScroll: true })
}

/** A button that goes with its line leaves the focus to its nearest neighbour on the receipt. */
export function keepFocus() {
  const pressed = document.activeElement
  const all = [...(pressed?.closest('.receipt')?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const place = all.indexOf(pressed as HTMLElement)
  if (place < 0) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const near = [...all.slice(place), ...all.slice(0, place).reverse()]
    near.find(one => one.isConnected)?.focus()
  })
}
