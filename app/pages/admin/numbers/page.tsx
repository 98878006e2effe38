// The numbers of the weeks: boxes and who chose them, sales and refunds, cost and margin, and how many households stay; each as a table
// with its chart.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { addDays, inOurTimes, isCalendarDate } from '../../../../domain/time/zone.ts'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { officeMessages } from '../../../../i18n/office.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { loadEach } from '../../../office/load_office.ts'
import { OfficePage } from '../../../office/office_page.tsx'
import { Strip } from '../../../office/strip.tsx'
import { whenOf, wordsOf } from '../../../office/when.ts'
import { Days } from './days.tsx'
import { Retention } from './retention.tsx'
import { Weeks } from './weeks.tsx'
import { numbersMessages } from './words.ts'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadEach(args, async (api, { brand }) => {
    const asked = new URL(args.request.url).searchParams.get('week') ?? ''
    const isDay = isCalendarDate(asked) && inOurTimes(asked)
    const { weeks, days, ...numbers } = await api.get('office_admin.numbers', isDay ? { week: asked } : {})
    return {
      ...numbers,
      countedAt: whenOf(brand, numbers.countedAt),
      weeks: weeks.map(one => ({ ...one, brand })),
      days: days.map(one => ({ ...one, brand })),
    }
  })

export type Loaded = ReturnType<typeof useLoaderData<typeof loader>>[number]
export type Week = Loaded['weeks'][number]
export type Day = Loaded['days'][number]

export default function NumbersPage() {
  const brands = useLoaderData<typeof loader>()
  const say = useMessages(numbersMessages)
  const locale = useLocale()
  const [first] = brands
  if (!first) return null
  const { week, today, countedAt } = first
  const weeks = brands.flatMap(one => one.weeks)
  return (
    <OfficePage
      end={<WeekStrip current={first.current} week={week} />}
      lede={countedAt ? say.counted(wordsOf(countedAt, today, locale)) : say.notCounted}
      page="adminNumbers"
      title={say.title}
    >
      <Weeks weeks={weeks} week={week} />
      <Retention brands={brands} />
      <Days days={brands.flatMap(one => one.days)} week={week} />
    </OfficePage>
  )
}

/** The chosen week with the ones around it; none after this one has numbers. */
function WeekStrip({ current, week }: Pick<Loaded, 'current' | 'week'>) {
  const say = useMessages(numbersMessages)
  const strip = useMessages(officeMessages).strip
  const locale = useLocale()
  const last = week > addDays(current, -7) ? week : addDays(week, 7)
  const mondays = Array.from({ length: 5 }, (_, place) => addDays(last, 7 * (place - 4)))
  return (
    <Strip
      after={last < current ? addDays(last, 7) : null}
      before={addDays(last, -35)}
      chosen={week}
      name={strip.week}
      parameter="week"
      stops={mondays.map(monday => ({
        value: monday,
        label: formatShortDay(monday, locale),
        said: monday < current ? say.over : monday === current ? say.running : say.toCome,
      }))}
    />
  )
}
