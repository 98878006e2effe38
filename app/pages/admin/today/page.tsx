// Today: what somebody has to look at, by until when; how the week's batches stand; and, small, what is fine.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { urgencyOf } from '../../../../domain/office/exceptions.ts'
import { addDays, inOurTimes, isCalendarDate } from '../../../../domain/time/zone.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { officeMessages } from '../../../../i18n/office.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Strip } from '../../../office/strip.tsx'
import { whenOf } from '../../../office/when.ts'
import { Clock } from './clock.tsx'
import { Exceptions } from './exceptions.tsx'
import { Fine } from './fine.tsx'
import { Run } from './run.tsx'
import { todayMessages } from './words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand, now }) => {
    const asked = new URL(args.request.url).searchParams.get('date') ?? ''
    const isDay = isCalendarDate(asked) && inOurTimes(asked)
    const { exceptions, batches, countedAt, endOfDay, endOfWeek, ...day } = await api.get(
      'office_admin.today',
      isDay ? { date: asked } : {},
    )
    return {
      ...day,
      countedAt: whenOf(brand, countedAt),
      exceptions: exceptions.map(one => ({
        ...one,
        brand,
        urgency: urgencyOf(one, { now, endOfDay, endOfWeek }),
        isOverdue: one.until !== null && Date.parse(one.until) <= Date.parse(now),
        until: whenOf(brand, one.until),
        since: whenOf(brand, one.since),
      })),
      batches: batches.map(batch => ({ ...batch, brand })),
      next: batches
        .flatMap(batch => {
          const of = (kind: 'cutoff' | 'retry', at: string | null) =>
            at !== null && Date.parse(at) > Date.parse(now)
              ? [{ kind, batch: { kitchen: batch.kitchen, date: batch.date }, when: whenOf(brand, at) }]
              : []
          const open = batch.counts.find(({ state }) => state === 'upcoming')?.orders ?? 0
          return [
            ...of('cutoff', open > 0 ? batch.cutoffAt : null).map(one => ({ ...one, boxes: open })),
            ...of('retry', batch.retryAt).map(one => ({ ...one, boxes: 0 })),
          ]
        })
        .map(one => ({ ...one, brand })),
    }
  })

export type Day = ReturnType<typeof useLoaderData<typeof loader>>[number]

export default function Today() {
  const days = useLoaderData<typeof loader>()
  const say = useMessages(todayMessages)
  // Jobs are those of both brands: one line says so.
  const exceptions = days.flatMap((day, place) =>
    day.exceptions.filter(({ kind }) => kind !== 'job' || place === 0),
  )
  const [first] = days
  if (!first) return null
  return (
    <OfficePage
      aside={
        <>
          <Clock days={days} />
          <Fine days={days} />
        </>
      }
      end={<Weeks today={first.today} week={first.week} />}
      lede={say.lede(exceptions.length, exceptions.filter(({ urgency }) => urgency === 'now').length)}
      page="admin"
      title={say.title}
    >
      {exceptions.length > 0 && <Exceptions exceptions={exceptions} today={first.today} />}
      <Run days={days} />
    </OfficePage>
  )
}

/** The weeks around the one that is shown: the one before, and four after. */
function Weeks({ today, week }: Pick<Day, 'today' | 'week'>) {
  const say = useMessages(todayMessages)
  const strip = useMessages(officeMessages).strip
  const locale = useLocale()
  const mondays = Array.from({ length: 6 }, (_, place) => addDays(week, 7 * (place - 1)))
  return (
    <Strip
      after={addDays(week, 35)}
      before={addDays(week, -14)}
      chosen={week}
      name={strip.week}
      parameter="date"
      stops={mondays.map(monday => {
        const isNow = monday <= today && today < addDays(monday, 7)
        return {
          value: monday,
          label: formatShortDay(monday, locale),
          said: isNow ? say.weeks.now : monday > today ? say.weeks.next : say.weeks.past,
        }
      })}
    />
  )
}
