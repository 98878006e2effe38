import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { componentMessages } from '../messages/components.ts'
import { useMessages } from './brand_context.tsx'
import { Button } from './button.tsx'

export interface DialogProps {
  open: boolean
  /** Asked to close: Escape, the cross, or a press beside it. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the primary one last. */
  actions?: ReactNode
  /** `side` slides in from the right (menus); `bottom` comes up from below (the phone's receipt). */
  place?: 'middle' | 'side' | 'bottom'
  /** `wide` has room for two columns. */
  width?: 'normal' | 'wide'
}

/** The platform's own modal: it traps the focus, answers Escape, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, place = 'middle', width = 'normal' } = props
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const say = useMessages(componentMessages)
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
    if (!open) return
    return holdPage()
  }, [open])
  const closeBeside = (event: MouseEvent) => {
    if (event.target === element.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close a <dialog>.
    <dialog
      aria-labelledby={titleId}
      className="dialog"
      data-place={place}
      data-width={width}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeBeside}
      onClose={onClose}
      ref={element}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button aria-label={say.close} kind="icon" onClick={onClose}>
            <X aria-hidden size={20} />
          </Button>
        </header>
        {open && children}
        {open && actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}

let holding = 0

/** Keeps the page under a dialog from scrolling, until the last one that asked for it has let go. */
function holdPage(): () => void {
  const tell = (change: number) => {
    holding += change
    document.documentElement.toggleAttribute('data-dialog', holding > 0)
  }
  tell(1)
  return () => tell(-1)
}
