import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { componentMessages } from '../../../i18n/components.ts'
import { useMessages } from '../brand_context.tsx'
import { Button } from '../button.tsx'
import { X } from '../icons.tsx'
import { painted } from '../painted.ts'

export interface DialogProps {
  open: boolean
  /** Closing was requested: Escape, the cross, or a press beside it. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the primary one last. */
  actions?: ReactNode
  /** `side` slides in from the right (menus); `bottom` comes up from below (the phone's receipt). */
  place?: 'middle' | 'side' | 'bottom'
  /** Whether it is there without scripts too, as a part of the page until they make it modal. Never changes. */
  plain?: boolean
  /** `wide` has room for two columns. */
  width?: 'normal' | 'wide'
}

/** The platform's own modal: it traps the focus, answers Escape, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, place = 'middle', width = 'normal', plain = false } = props
  const { element, modal } = useModal(open)
  // The frame opens and closes at once. Its content is rendered once the frame is modal, because becoming modal moves the focus: what
  // is typed or pressed in the content before that would be lost. It is removed once the frame is gone.
  const isModal = useDeferredValue(open && modal, false)
  const filled = plain ? open : isModal
  const titleId = useId()
  const say = useMessages(componentMessages)
  const closeBeside = (event: MouseEvent) => {
    if (event.target === element.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a <dialog>.
    <dialog
      aria-labelledby={titleId}
      className="dialog"
      data-place={place}
      data-shown={open || undefined}
      data-width={width}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeBeside}
      onClose={() => open && onClose()}
      open={plain || undefined}
      ref={element}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button aria-label={say.close} kind="icon" onClick={onClose}>
            <X aria-hidden size={20} />
          </Button>
        </header>
        {filled && children}
        {filled && actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}

/**
 * Makes a dialog modal after it is on screen (`data-shown`), and releases the page after it is gone: either makes the browser check
 * every element of the page, and no tap should wait for that.
 */
function useModal(open: boolean): { element: RefObject<HTMLDialogElement | null>; modal: boolean } {
  const element = useRef<HTMLDialogElement>(null)
  const [modal, setModal] = useState(false)
  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    let wanted = true
    const holding = painted().then(() => {
      if (!wanted) return null
      // An open one that is not modal became so without scripts.
      if (!dialog.matches(':modal')) dialog.removeAttribute('open')
      if (!dialog.open) dialog.showModal()
      setModal(true)
      return holdPage()
    })
    return () => {
      wanted = false
      void Promise.all([holding, painted()]).then(([letGo]) => {
        letGo?.()
        if (dialog.hasAttribute('data-shown')) return
        dialog.close()
        setModal(false)
      })
    }
  }, [open])
  // A removed element receives no events, and it may contain notices (toasts.tsx).
  useEffect(() => () => void document.dispatchEvent(new Event('close')), [])
  return { element, modal }
}

let holding = 0

/** Keeps the page under a dialog from scrolling until the last dialog closes. */
function holdPage(): () => void {
  const tell = (change: number) => {
    holding += change
    document.documentElement.toggleAttribute('data-dialog', holding > 0)
  }
  tell(1)
  return () => tell(-1)
}
