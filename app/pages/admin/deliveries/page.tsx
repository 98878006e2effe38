// A day's boxes and pickups: their states, and ways to change them.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { askedDay, DayFrame } from '../../../admin/day.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { load } from '../../../load.ts'
import { Batches } from './batches.tsx'
import { CameBack } from './came_back.tsx'
import { Orders } from './orders.tsx'
import { Pickups } from './pickups.tsx'
import { Report } from './report.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => {
    const { searchParams } = new URL(args.request.url)
    const day = await api.get('deliveries.day', askedDay(args.request))
    const kitchen = day.batches.find(batch => batch.kitchen === searchParams.get('kitchen'))?.kitchen
    const find = (searchParams.get('find') ?? '').slice(0, 80)
    const orders = kitchen
      ? { kitchen, find, ...(await api.get('deliveries.orders', { date: day.date, kitchen, find })) }
      : null
    const report = await api.get('deliveries.report', { until: day.date })
    return { ...day, orders, report }
  })

export default function DayOfDeliveries() {
  const day = useLoaderData<typeof loader>()
  const say = useMessages(adminDeliveryMessages)
  return (
    <DayFrame date={day.date} page="adminDeliveries" say={say}>
      <Batches batches={day.batches} date={day.date} today={day.today} />
      {day.orders && <Orders {...day.orders} date={day.date} key={day.orders.kitchen} today={day.today} />}
      <Pickups isAhead={day.date > day.today} pickups={day.pickups} />
      <CameBack />
      <Report report={day.report} />
    </DayFrame>
  )
}
