import type { ReactNode } from 'react'
import { componentMessages } from '../../i18n/components.ts'
import { useMessages } from './brand_context.tsx'
import { CircleAlert, CircleCheck, Info, X } from './icons.tsx'

interface BannerProps {
  tone?: 'info' | 'good' | 'warn'
  title?: string
  children: ReactNode
  /** A button or a link at the end. */
  action?: ReactNode
  onDismiss?: () => void
}

const marks = { info: Info, good: CircleCheck, warn: CircleAlert }

/** A notice for the person on this page. A warning is announced when it appears. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const say = useMessages(componentMessages)
  const Mark = marks[tone]
  return (
    <div className="banner" data-tone={tone} role={tone === 'warn' ? 'alert' : undefined}>
      <Mark aria-hidden className="banner-mark" size={22} />
      <div>
        {title && <p className="banner-title">{title}</p>}
        <div>{children}</div>
      </div>
      {action && <div className="banner-action">{action}</div>}
      {onDismiss && (
        <button aria-label={say.close} className="banner-close" onClick={onDismiss} type="button">
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}
