// A day's boxes and pickups: their states, and ways to change them.

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { askedDay, DayPage } from '../../../office/day_page.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { Note } from '../../../office/note.tsx'
import { Batches } from './batches.tsx'
import { CameBack } from './came_back.tsx'
import { Orders } from './orders.tsx'
import { Pickups } from './pickups.tsx'
import { Report } from './report.tsx'
import { SetAside } from './set_aside.tsx'

export { keepsData as shouldRevalidate } from '../../../office/table/keeps_data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, async api => {
    const { searchParams } = new URL(args.request.url)
    const day = await api.get('deliveries.day', askedDay(args.request))
    const asked = searchParams.get('kitchen')
    const kitchen = (day.batches.find(batch => batch.kitchen === asked) ?? day.batches[0])?.kitchen
    const name = (searchParams.get('name') ?? '').slice(0, 80)
    const orders = kitchen
      ? {
          kitchen,
          name,
          ...(await api.get('deliveries.orders', { date: day.date, kitchen, find: name })),
        }
      : null
    const report = await api.get('deliveries.report', { until: day.date })
    return { ...day, orders, report }
  })

export default function DayOfDeliveries() {
  const day = useLoaderData<typeof loader>()
  const say = useMessages(adminDeliveryMessages)
  return (
    <DayPage
      date={day.date}
      lede={day.date > day.today ? say.ahead : say.lede}
      page="adminDeliveries"
      title={say.title}
    >
      <Unreported unreported={day.unreported} />
      <Batches batches={day.batches} date={day.date} shown={day.orders?.kitchen} today={day.today} />
      <div className="of-halves">
        <div className="of-content">
          {day.orders && (
            <Orders {...day.orders} date={day.date} key={day.orders.kitchen} today={day.today} />
          )}
          <SetAside setAside={day.setAside} />
        </div>
        <div className="of-content">
          <Pickups isAhead={day.date > day.today} pickups={day.pickups} />
          <CameBack />
          <Report report={day.report} />
        </div>
      </div>
    </DayPage>
  )
}

/** Boxes of earlier days that are neither delivered nor failed: their households still wait. */
function Unreported({ unreported }: Pick<OutputOf<'deliveries.day'>, 'unreported'>) {
  const say = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const to = useLinks()
  if (unreported.length === 0) return null
  return (
    <Note shape="warning" tone="warn">
      <p>{say.unreported}</p>
      <ul className="of-line">
        {unreported.map(({ date, kitchen, boxes }) => (
          <li key={`${date} ${kitchen}`}>
            <Link className="link" to={`${to('adminDeliveries')}?${new URLSearchParams({ date, kitchen })}`}>
              {say.unreportedOf(formatFullDay(date, locale), kitchen, boxes)}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}
