// What was just done in the office can be taken back: by the button of its notice, or by Z, for ten seconds.

import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../contract/errors.ts'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useToasts } from '../components/toasts.tsx'
import { useRefusalSentence } from '../forms/attempt.ts'
import { useKeys } from './keys.tsx'

/** Milliseconds; the notice stays as long (components/toasts.tsx). */
const undoLasts = 10_000

/** Says that something is done, and offers to take it back. */
type Undoable = (done: string, undo?: () => Promise<unknown>) => void

const UndoContext = createContext<Undoable | null>(null)

/** One notice of it at a time: the last change is the one that Z takes back. */
const subject = 'office'

export function UndoProvider({ children }: { children: ReactNode }) {
  const say = useMessages(officeMessages)
  const notify = useToasts()
  const sentenceOf = useRefusalSentence()
  const { revalidate } = useRevalidator()
  const last = useRef<{ undo: () => void; at: number } | null>(null)

  const tell = useCallback<Undoable>(
    (done, undo) => {
      if (!undo) {
        last.current = null
        notify({ text: done, subject })
        return
      }
      const takeBack = () => {
        last.current = null
        void undo()
          .then(() => notify({ text: say.undone, subject }))
          .catch((failure: unknown) => {
            const refusal = failure instanceof Refusal ? failure : new Refusal('unexpected')
            notify({ text: sentenceOf(refusal), tone: 'failed' })
          })
          .finally(() => void revalidate())
      }
      last.current = { undo: takeBack, at: performance.now() }
      notify({ text: done, subject, onUndo: takeBack, undoKey: 'Z' })
    },
    [notify, revalidate, say, sentenceOf],
  )
  useKeys({
    z: () => {
      const offered = last.current
      if (!offered || performance.now() - offered.at > undoLasts) return false
      offered.undo()
      return undefined
    },
  })
  return <UndoContext value={tell}>{children}</UndoContext>
}

/** `const undoable = useUndo()`, then `undoable(say.saved, () => api().post(… as it was))`. */
export function useUndo(): Undoable {
  const tell = useContext(UndoContext)
  if (!tell) throw new Error('Undo was offered outside <UndoProvider>.')
  return tell
}
