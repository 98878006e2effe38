// Undoes the changes of a page step by step: Ctrl+Z, Cmd+Z on a Mac, and the Undo of a notice.

import { useCallback, useMemo, useRef } from 'react'
import { useUndoKey } from './undo_key.ts'

interface UndoStep {
  back: () => void
}

interface UndoSteps<Step extends UndoStep> {
  note: (step: Step) => void
  /** Takes back a step, by default the last one; a step that was taken back already is left alone. */
  undo: (step?: Step) => void
  /** Forgets steps that can no longer be undone; returns whether there were any. */
  forget: (lost: (step: Step) => boolean) => boolean
}

export function useUndoSteps<Step extends UndoStep>(): UndoSteps<Step> {
  const steps = useRef<Step[]>([])
  const undo = useCallback((named?: Step) => {
    const step = named ?? steps.current.at(-1)
    if (!step || !steps.current.includes(step)) return
    steps.current = steps.current.filter(other => other !== step)
    step.back()
  }, [])
  useUndoKey(undo)
  return useMemo(
    () => ({
      undo,
      note: step => void steps.current.push(step),
      forget: lost => {
        const kept = steps.current.filter(step => !lost(step))
        const some = kept.length < steps.current.length
        steps.current = kept
        return some
      },
    }),
    [undo],
  )
}
