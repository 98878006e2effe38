import { Link, type To } from 'react-router'
import { componentMessages } from '../../i18n/components.ts'
import { formatShortDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { ChevronLeft, ChevronRight } from '../components/icons.tsx'

interface WeekSwitcherProps {
  /**
   * Three weeks; `date` is the Monday that names it, `state` its state: "closed", "3 days left"; `year` where it is not this one.
   */
  weeks: readonly { date: string; state: string; to: To; current: boolean; year?: string | null }[]
  /** Absent at the ends of the published weeks. */
  previous?: To | null
  next?: To | null
}

/** One joined control: three weeks, date over state, arrows at the ends. */
export function WeekSwitcher({ weeks, previous, next }: WeekSwitcherProps) {
  const locale = useLocale()
  const say = useMessages(componentMessages).weeks
  return (
    <nav aria-label={say.label} className="weeks">
      <Arrow label={say.previous} to={previous ?? null}>
        <ChevronLeft aria-hidden size={20} />
      </Arrow>
      {weeks.map(week => (
        <Link
          aria-current={week.current ? 'true' : undefined}
          className="week"
          key={week.date}
          preventScrollReset
          to={week.to}
        >
          <time className="week-date" dateTime={week.date}>
            {[formatShortDay(week.date, locale), week.year].filter(Boolean).join(' ')}
          </time>
          <span className="week-state">{week.state}</span>
        </Link>
      ))}
      <Arrow label={say.next} to={next ?? null}>
        <ChevronRight aria-hidden size={20} />
      </Arrow>
    </nav>
  )
}

function Arrow({ to, label, children }: { to: To | null; label: string; children: React.ReactNode }) {
  if (to === null) {
    return (
      <span aria-disabled="true" className="week" data-arrow="">
        {children}
      </span>
    )
  }
  return (
    <Link aria-label={label} className="week" data-arrow="" preventScrollReset to={to}>
      {children}
    </Link>
  )
}
