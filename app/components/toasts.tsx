import X from 'lucide-react/icons/x'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { componentMessages } from '../messages/components.ts'
import { useMessages } from './brand_context.tsx'

export interface Toast {
  text: string
  /** A failure stays until it is dismissed and is announced at once. */
  tone?: 'done' | 'failed'
  onUndo?: () => void
  /** What can be done about it with one press; it also dismisses the notice. */
  actions?: readonly { label: string; onPress: () => void }[]
}

interface Shown extends Toast {
  id: number
}

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Long enough to read it and reach Undo; the clock stands still under the pointer and the focus. */
const SHOWN_MILLISECONDS = 8000

/** Says what happened: `const notify = useToasts(); notify({ text, onUndo })`. */
export function useToasts(): (toast: Toast) => void {
  const notify = useContext(ToastContext)
  if (!notify) throw new Error('A notice was asked for outside <ToastProvider>.')
  return notify
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const notify = useCallback((toast: Toast) => {
    setShown(before => [...before.slice(-2), { ...toast, id: (before.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const dismiss = useCallback((id: number) => setShown(before => before.filter(toast => toast.id !== id)), [])
  const say = useMessages(componentMessages).toasts
  return (
    <ToastContext value={notify}>
      {children}
      <section aria-label={say.label} aria-live="polite" className="toasts">
        {shown.map(toast => (
          <ToastNotice dismiss={dismiss} key={toast.id} toast={toast} />
        ))}
      </section>
    </ToastContext>
  )
}

function ToastNotice({ toast, dismiss }: { toast: Shown; dismiss: (id: number) => void }) {
  const say = useMessages(componentMessages).toasts
  const [held, setHeld] = useState(false)
  const failed = toast.tone === 'failed'
  const undo = toast.onUndo && { label: say.undo, onPress: toast.onUndo }
  const actions = [...(toast.actions ?? []), ...(undo ? [undo] : [])]
  useEffect(() => {
    if (held || failed) return
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [held, failed, dismiss, toast.id])
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
      data-choices={toast.actions?.length ? '' : undefined}
      data-ground="deep"
      role={failed ? 'alert' : undefined}
      {...hold}
    >
      <p>{toast.text}</p>
      {actions.map(({ label, onPress }) => (
        <button
          className="link"
          key={label}
          onClick={() => {
            onPress()
            dismiss(toast.id)
          }}
          type="button"
        >
          {label}
        </button>
      ))}
      <button
        aria-label={say.dismiss}
        className="toast-close"
        onClick={() => dismiss(toast.id)}
        type="button"
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
