// The editor's store in React: its state for rendering, with the live price, and its commands.

import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Edit } from '../../../domain/orders/edits.ts'
import { isLeaving } from '../../api.ts'
import { type ProgramTime, useProgramTime } from '../../box/program_time.ts'
import type { SaveState } from '../../box/receipt.tsx'
import { useUndoKey } from '../../box/undo_key.ts'
import { useReread } from '../../dishes/answers_in_place.ts'
import { focusNear, restoreFocus } from './focus.ts'
import { useNotices } from './notices.ts'
import { type EditorData, liveBox } from './prices.ts'
import { type Saving, savingOf, wanted } from './saving.ts'
import { type EditorState, type EditorStore, editorStore } from './store.ts'
import { useStay } from './use_stay.ts'
import { browserWorld } from './world.ts'

/** @param at program time as the loader gave it */
export function useEditor(loaded: EditorData, at: ProgramTime) {
  const time = useProgramTime(at)
  const [store] = useState(() => editorStore(loaded, browserWorld()))
  const edit = useCallback(
    (...edits: Edit[]) => {
      restoreFocus()
      store.edit(...edits)
    },
    [store],
  )
  const undo = useCallback(() => {
    const step = store.undo()
    if (step) requestAnimationFrame(() => focusNear('productId' in step ? step.productId : undefined))
  }, [store])
  useUndoKey(undo)
  usePage(store, time.read, edit, undo)
  useEffect(() => store.load(loaded), [store, loaded])
  const state = useShown(store)
  const { data: week, box, skipping, savedAt } = state
  const { order, request, edits } = box
  const saving = savingOf(box)
  useStay(saving === 'waiting')
  useLeaveWarning(wanted(box).length > 0)
  const data = useMemo(() => ({ ...week, order }), [week, order])
  const live = useMemo(() => liveBox(data, order, wanted({ request, edits })), [data, order, request, edits])
  const saved = useSaveState(saving, savedAt)
  return { week, box, data, live, now: time.current.now, saved, skipping, edit, skip: store.skip }
}

/** A command shows at once; the server's answer need not interrupt the next one. */
function useShown(store: EditorStore): EditorState {
  const now = useSyncExternalStore(store.subscribe, store.state, store.state)
  const later = useDeferredValue(now)
  return now.presses === later.presses ? later : now
}

/** Opens the store on this page, and shows its notices. */
function usePage(
  store: EditorStore,
  readTime: () => ProgramTime,
  edit: EditorStore['edit'],
  undo: () => void,
) {
  const reread = useReread()
  const notice = useNotices()
  // Before the store opens, and whenever the texts of notices change.
  useLayoutEffect(() =>
    store.heed({
      tell: news => {
        const tell = () => notice(news, store.state(), { edit, undo })
        // Another total is told once the box is priced anew from its present inputs, and shows it.
        void (news.type === 'otherTotal' ? reread().then(tell, tell) : tell())
      },
      time: () => readTime().time,
      revalidate: reread,
    }),
  )
  useEffect(() => {
    const leave = store.open()
    const wake = () => {
      if (!document.hidden) store.wake()
    }
    const events = ['online', 'focus', 'visibilitychange']
    for (const name of events) addEventListener(name, wake)
    return () => {
      leave()
      for (const name of events) removeEventListener(name, wake)
    }
  }, [store])
}

/** The box's state; the same object while it is unchanged, so that the receipt need not render again. */
function useSaveState(saving: Saving, at: string): SaveState {
  const online = saving !== 'waiting' || navigator.onLine
  return useMemo(() => {
    if (saving === 'saved') return { state: saving, at }
    if (saving === 'waiting') return { state: online ? 'unreached' : 'offline' }
    return { state: saving }
  }, [saving, online, at])
}

/** Closing the window with unsaved changes asks first; leaving to sign in does not, because they are stored until then. */
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
