// The strip of weeks or days, where a date form would be. `[` and `]` move it.

import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { officeMessages } from '../../i18n/office.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useKeys } from './keys.tsx'

export interface Stop {
  /** What the address names: a date of a day, the Monday of a week. */
  value: string
  /** `Nov 30`, `Mon Nov 30`. */
  label: string
  /** Its state: `running`, `menu open`, `today`. */
  said?: ReactNode
}

interface StripProps {
  /** What it is a strip of, for those who do not see it. */
  name: string
  /** The parameter of the address that names the chosen one. */
  parameter: string
  stops: readonly Stop[]
  chosen: string
  /** The ones before and after the strip; null where there is none. */
  before: string | null
  after: string | null
}

/** The address of this page with another day or week; what belongs to the day alone is left out. */
function useAddressWith(parameter: string): (value: string) => string {
  const { pathname, search } = useLocation()
  return value => {
    const asked = new URLSearchParams(search)
    asked.set(parameter, value)
    asked.delete('page')
    return `${pathname}?${asked}`
  }
}

export function Strip({ name, parameter, stops, chosen, before, after }: StripProps) {
  const say = useMessages(officeMessages).strip
  const addressWith = useAddressWith(parameter)
  const navigate = useNavigate()
  const place = stops.findIndex(({ value }) => value === chosen)
  const go = (value: string | null | undefined) => () => void (value && navigate(addressWith(value)))
  useKeys({ '[': go(stops[place - 1]?.value ?? before), ']': go(stops[place + 1]?.value ?? after) })
  return (
    <nav aria-label={name} className="of-strip">
      {before !== null && (
        <Link aria-label={say.before} className="of-strip-arrow" to={addressWith(before)}>
          <Arrow way="back" />
        </Link>
      )}
      {stops.map(({ value, label, said }) => (
        <Link aria-current={value === chosen ? 'date' : undefined} key={value} to={addressWith(value)}>
          <b>{label}</b>
          {said !== undefined && <i>{said}</i>}
        </Link>
      ))}
      {after !== null && (
        <Link aria-label={say.after} className="of-strip-arrow" to={addressWith(after)}>
          <Arrow way="on" />
        </Link>
      )}
    </nav>
  )
}

function Arrow({ way }: { way: 'back' | 'on' }) {
  return (
    <svg
      aria-hidden
      fill="none"
      height="14"
      stroke="currentColor"
      strokeWidth="2"
      viewBox="0 0 20 20"
      width="14"
    >
      <path
        d={way === 'back' ? 'M12 5l-5 5 5 5' : 'M8 5l5 5-5 5'}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
