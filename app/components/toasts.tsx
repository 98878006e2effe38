import {
  createContext,
  type FocusEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { X } from './icons.tsx'
import { painted } from './painted.ts'

export interface Toast {
  text: string
  /** Replaces the notice with the same subject, so that notices do not pile up; nothing replaces a failure. */
  subject?: string
  /** A failure stays until it is dismissed and is announced at once. */
  tone?: 'done' | 'failed'
  onUndo?: () => void
  /** The key that undoes it too, as it is printed. */
  undoKey?: string
  /**
   * What the notice is about, one by one. Such a notice holds all there is of its subject: it replaces an earlier one, a failure too, and
   * only its actions dismiss it.
   */
  list?: readonly string[]
  /** An action that one press carries out; it also dismisses the notice. */
  actions?: readonly { label: string; onPress: () => void }[]
}

interface VisibleToast extends Toast {
  id: number
}

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Long enough to read it; the time stops while the notice has the pointer or the focus. */
const SHOWN_MILLISECONDS = 8000
/** Long enough to reach Undo by its key too (office/undo.tsx). */
const UNDONE_MILLISECONDS = 10_000

/** Shows a notice: `const notify = useToasts(); notify({ text, onUndo })`. */
export function useToasts(): (toast: Toast) => void {
  const notify = useContext(ToastContext)
  if (!notify) throw new Error('A notice was asked for outside <ToastProvider>.')
  return notify
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly VisibleToast[]>([])
  const count = useRef(0)
  const notify = useCallback((toast: Toast) => {
    count.current += 1
    const next = count.current
    // The change is on screen before its notice.
    startTransition(() => setShown(before => withNotice(before, toast, next)))
  }, [])
  const dismiss = useCallback(
    (gone: VisibleToast) => setShown(before => before.filter(toast => toast !== gone)),
    [],
  )
  const say = useMessages(componentMessages).toasts
  const host = useOpenDialog(shown)
  const focus = useFocusBack(shown)
  const notices = (
    <section aria-label={say.label} aria-live="polite" className="toasts" {...focus}>
      {shown.map(toast => (
        <ToastNotice dismiss={dismiss} key={toast.id} toast={toast} />
      ))}
    </section>
  )
  return (
    <ToastContext value={notify}>
      {children}
      {host ? createPortal(notices, host) : notices}
    </ToastContext>
  )
}

function withNotice(before: readonly VisibleToast[], toast: Toast, next: number): readonly VisibleToast[] {
  const { subject, tone, text, list } = toast
  const same = before.find(other =>
    other.tone === 'failed' && !(list && other.list)
      ? other.text === text
      : subject && other.subject === subject,
  )
  const id = (tone !== 'failed' && same?.id) || next
  return [...before.filter(other => other !== same).slice(-2), { ...toast, id }]
}

/** The top dialog: nothing outside it can be pressed or read, so notices move into it while it is open. */
function useOpenDialog(shown: readonly VisibleToast[]): Element | null {
  const [host, setHost] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const look = () => setHost([...document.querySelectorAll('dialog[open]')].at(-1) ?? null)
    if (shown.length > 0) look()
    document.addEventListener('close', look, true)
    return () => document.removeEventListener('close', look, true)
  }, [shown])
  return host
}

/** A notice that disappears when it is pressed returns the focus to its former place. */
function useFocusBack(shown: readonly VisibleToast[]) {
  const from = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of notices can lose the focus.
  useEffect(() => {
    if (document.activeElement === document.body && from.current instanceof HTMLElement) from.current.focus()
    from.current = null
  }, [shown])
  return {
    onFocus: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget
    },
  }
}

/** One notice; `useToasts` places it. */
export function ToastNotice({
  toast,
  dismiss,
}: {
  toast: VisibleToast
  dismiss: (toast: VisibleToast) => void
}) {
  const say = useMessages(componentMessages).toasts
  const [held, setHeld] = useState(false)
  // Hidden first, then removed: removing the focused element at once would make the browser lay out the page.
  const [gone, setGone] = useState(false)
  const leave = (act?: () => void) => {
    setGone(true)
    void painted().then(() => {
      act?.()
      dismiss(toast)
    })
  }
  const failed = toast.tone === 'failed'
  const undo = toast.onUndo && { label: say.undo, onPress: toast.onUndo, printed: toast.undoKey }
  const actions: { label: string; onPress: () => void; printed?: string | undefined }[] = [
    ...(toast.actions ?? []),
    ...(undo ? [undo] : []),
  ]
  useEffect(() => {
    if (held || failed) return
    const timer = setTimeout(() => dismiss(toast), toast.undoKey ? UNDONE_MILLISECONDS : SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [held, failed, dismiss, toast])
  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  )
  return (
    <div
      className="toast"
      data-gone={gone || undefined}
      data-choices={toast.actions?.length ? '' : undefined}
      data-ground="deep"
      role={failed ? 'alert' : undefined}
      {...hold}
    >
      <p>{toast.text}</p>
      {toast.list && (
        <ul className="toast-list">
          {toast.list.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {actions.map(({ label, onPress, printed }) => (
        <button className="link" key={label} onClick={() => leave(onPress)} type="button">
          <span>{label}</span>
          {printed && <kbd aria-hidden>{printed}</kbd>}
        </button>
      ))}
      {!toast.list && (
        <button aria-label={say.dismiss} className="toast-close" onClick={() => leave()} type="button">
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}
