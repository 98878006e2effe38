import type { ReactNode } from 'react'
import { formatClock, formatFullDay } from '../../i18n/dates.ts'
import { useLocale } from '../components/brand_context.tsx'
import type { ShapeId } from './shapes.tsx'
import { State, type Tone } from './state.tsx'

const looks = {
  inForce: ['done', 'good'],
  toCome: ['waits', 'info'],
  before: ['skipped', 'calm'],
  takenBack: ['failed', 'calm'],
} as const satisfies Readonly<Record<string, readonly [ShapeId, Tone]>>

/** How a version of a value stands on a day. */
export type Standing = keyof typeof looks

interface VersionLineProps {
  /** From which day, in words. */
  begins: string
  standing: Standing
  /** The standing in words. */
  said: string
  /** Who made it, when and why; `admin` is null where it came with the program. */
  by: { admin: string | null; date: string; time: string; reason: string }
  /** Said where it came with the program. */
  program: string
  value: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** A version of a value in its history: from when, how it stands, what it is, who made it, when and why. */
export function VersionLine({ begins, standing, said, by, program, value, children }: VersionLineProps) {
  const locale = useLocale()
  const [shape, tone] = looks[standing]
  const { admin, date, time, reason } = by
  return (
    <li>
      <p>
        <b>{begins}</b>{' '}
        <State shape={shape} tone={tone}>
          {said}
        </State>
      </p>
      {value}
      <p className="of-meta">
        {admin === null ? program : `${admin}, ${formatFullDay(date, locale)}, ${formatClock(time, locale)}`}
      </p>
      {admin !== null && <q>{reason}</q>}
      {children}
    </li>
  )
}
