import { type ReactNode, useEffect, useRef } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { mailedMessages } from '../../i18n/mailed.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'

interface StoppedProps {
  title: string
  /** Whether the page below could not be reloaded and still shows the former state. */
  stale?: boolean
  onClose: () => void
  children?: ReactNode
}

/** The result: the new state, and the letter that confirms it. It takes the focus, because the pressed button is gone. */
export function Stopped({ title, stale = false, onClose, children }: StoppedProps) {
  const say = useMessages(stoppingMessages)
  const { mailed } = useMessages(mailedMessages)
  const { notFetched } = useMessages(componentMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div className="stop-form" ref={element} role="status" tabIndex={-1}>
      <p className="text-lede">{title}</p>
      <p>{mailed}</p>
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
