import { Link } from 'react-router'
import type { OrderData } from '../../../contract/views.ts'
import { formatHours, formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { layoutMessages } from '../../../i18n/layout.ts'
import { OrderCutoff } from '../../box/cutoff.tsx'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useFocusKept } from '../../components/focus_kept.ts'
import { X } from '../../components/icons.tsx'
import { useLinks } from '../../components/links.ts'
import { Logo } from '../../components/logo.tsx'
import { editorMessages } from './words.ts'

interface EditorHeaderProps {
  order: OrderData
  /** Program time, ISO instant. */
  now: string
  /** Skips the week; absent where it cannot be skipped. */
  onSkip: (() => void) | null
  busy: boolean
}

/** The box's date, how long it can change, and the two ways out: skip the week, or close. */
export function EditorHeader({ order, now, onSkip, busy }: EditorHeaderProps) {
  const say = useMessages(editorMessages)
  const layout = useMessages(layoutMessages).header
  const { facts } = useBrand()
  const locale = useLocale()
  const to = useLinks()
  const waysOut = useFocusKept<HTMLDivElement>(onSkip === null, 0)
  const day = formatWeekdayAndDay(order.deliveryDate, locale)
  return (
    <header className="editor-header">
      <Link aria-label={layout.home(facts.name)} className="site-logo editor-logo" to={to('account')}>
        <Logo />
      </Link>
      <div className="editor-when">
        <h1>{day.charAt(0).toUpperCase() + day.slice(1)}</h1>
        <p>{say.delivered(formatHours(order.window, locale))}</p>
      </div>
      {order.editable && (
        <div className="editor-cutoff">
          <OrderCutoff now={now} order={order} />
        </div>
      )}
      <div className="editor-ways-out" ref={waysOut}>
        {onSkip && (
          <Button aria-label={say.skip} busy={busy} kind="link" onClick={onSkip}>
            <span className="editor-skip-long">{say.skip}</span>
            <span className="editor-skip-short">{say.skipShort}</span>
          </Button>
        )}
        <ButtonLink aria-label={say.close} kind="icon" to={to('account')}>
          <X aria-hidden size={20} />
        </ButtonLink>
      </div>
    </header>
  )
}
