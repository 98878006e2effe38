import type { ReactNode } from 'react'
import { FormerPrice, Total } from './price.tsx'

interface TotalBarProps {
  /** The bar's name for screen readers: "Your first box". */
  label: string
  /** A visible title before the figure, where there is room for one. */
  title?: string
  totalCents: number
  formerCents?: number
  /** Names the parts of the total: "first box with MARKET50, GST, PST and delivery $0.00". */
  note: ReactNode
  /** The same in fewer words, for phones. */
  short?: string
  /** The one primary button. */
  action: ReactNode
  /** A banner over the figure, where the person looks who has just pressed the button. */
  notice?: ReactNode
  /** The basis of the total, at the bar's start; hidden on a phone. */
  children?: ReactNode
}

/** A bar at the bottom of a page where a person pays: the choice, the total with everything, the next step. */
export function TotalBar({
  label,
  title,
  totalCents,
  formerCents,
  note,
  short,
  action,
  notice,
  children,
}: TotalBarProps) {
  return (
    <section aria-label={label} className="total-bar" data-ground="deep">
      {notice && <div className="total-bar-notice page-width">{notice}</div>}
      <div className="total-bar-inside page-width">
        {children && <div className="total-bar-start">{children}</div>}
        <div className="total-bar-words">
          {title && <b className="total-bar-title">{title}</b>}
          <p className="total-bar-figure">
            {formerCents !== undefined && <FormerPrice cents={formerCents} />}
            <Total cents={totalCents} />
          </p>
          <p className="total-bar-note">
            <span className={short && 'on-wide'}>{note}</span>
            {short && (
              <span aria-hidden className="on-narrow">
                {short}
              </span>
            )}
          </p>
        </div>
        {action}
      </div>
    </section>
  )
}
