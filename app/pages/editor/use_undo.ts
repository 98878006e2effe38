// The way back from every change, step by step: Ctrl+Z, Cmd+Z on a Mac, and the Undo of a notice.

import { useCallback, useEffect, useRef } from 'react'

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
  const steps = useRef<Step[]>([])
  const undo = useCallback(() => {
    const step = steps.current.pop()
    step?.back()
    if (step) requestAnimationFrame(() => focusNear(step.productId))
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      // A field has an undo of its own for what was typed.
      if (target instanceof HTMLInputElement && target.type === 'text') return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo])
  return {
    undo,
    note: useCallback(step => void steps.current.push(step), []),
    forget: useCallback(lost => {
      steps.current = steps.current.filter(step => !lost.some(edit => edit.productId === step.productId))
    }, []),
    more: useCallback(() => steps.current.length > 0, []),
  }
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
