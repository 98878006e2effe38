import { type ReactNode, useEffect, useRef } from 'react'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'

interface StoppedProps {
  title: string
  reference: string
  onClose: () => void
  children?: ReactNode
}

/** It is done: what is so now, and the reference it can be found by. Takes the focus, for what was pressed is gone. */
export function Stopped({ title, reference, onClose, children }: StoppedProps) {
  const say = useMessages(stoppingMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div className="stop-form" ref={element} role="status" tabIndex={-1}>
      <p className="text-lede">{title}</p>
      <p>{say.doneNote(reference)}</p>
      {children}
      <p className="button-row">
        <Button onClick={onClose}>{say.back}</Button>
      </p>
    </div>
  )
}
