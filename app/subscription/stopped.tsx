import { type ReactNode, useEffect, useRef } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'

interface StoppedProps {
  title: string
  reference: string
  /** Whether the page under it could not be read again: it still shows what stood before. */
  stale?: boolean
  onClose: () => void
  children?: ReactNode
}

/** It is done: what is so now, and the reference it can be found by. Takes the focus, for what was pressed is gone. */
export function Stopped({ title, reference, stale = false, onClose, children }: StoppedProps) {
  const say = useMessages(stoppingMessages)
  const { notFetched } = useMessages(componentMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div className="stop-form" ref={element} role="status" tabIndex={-1}>
      <p className="text-lede">{title}</p>
      <p>{say.doneNote(reference)}</p>
      {children}
      {stale && <p>{notFetched.stale}</p>}
      <p className="button-row">
        {stale && (
          <Button kind="secondary" onClick={() => location.reload()}>
            {notFetched.reload}
          </Button>
        )}
        <Button onClick={onClose}>{say.back}</Button>
      </p>
    </div>
  )
}
