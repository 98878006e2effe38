// An admin's page about one day, which its address names: `?date=2026-11-28`; today by default.

import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { PageId } from '../../contract/paths.ts'
import { addDays, inOurTimes, isCalendarDate } from '../../domain/time/zone.ts'
import { adminMessages } from '../../i18n/admin.ts'
import { formatFullDay } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/text_fields.tsx'
import { AdminFrame } from './frame.tsx'

/** The day in a request's address, as calls take it: absent where there is none, or where it is not a date. */
export function askedDay({ url }: Request): { date?: string } {
  const date = new URL(url).searchParams.get('date') ?? ''
  return isCalendarDate(date) && inOurTimes(date) ? { date } : {}
}

interface DayProps {
  page: PageId
  say: { title: string; lede: string; date: string; show: string }
  /** ISO date. */
  date: string
  children: ReactNode
}

/** The frame of such a page, with a field for another day, and the days beside it. */
export function DayFrame({ page, say, date, children }: DayProps) {
  const locale = useLocale()
  const { before, after } = useMessages(adminMessages).day
  return (
    <AdminFrame lede={say.lede} page={page} title={say.title}>
      <Form className="admin-find grid gap-3" key={date} method="get">
        <TextField defaultValue={date} label={say.date} name="date" required type="date" />
        <p>
          <Button kind="secondary" type="submit">
            {say.show}
          </Button>
        </p>
      </Form>
      <h2 className="font-display text-h2">{formatFullDay(date, locale)}</h2>
      <p className="admin-day-ways">
        <Link className="link" to={`?date=${addDays(date, -1)}`}>
          {before}
        </Link>
        <Link className="link" to={`?date=${addDays(date, 1)}`}>
          {after}
        </Link>
      </p>
      {children}
    </AdminFrame>
  )
}
