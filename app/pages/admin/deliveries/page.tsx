// A day's boxes and pickups: how far they are, and what became of them.

import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isCalendarDate } from '../../../../domain/time/zone.ts'
import { adminMessages } from '../../../../i18n/admin.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { AdminFrame } from '../../../admin/frame.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useLinks } from '../../../layout/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { Batches } from './batches.tsx'
import { CameBack } from './came_back.tsx'
import { Orders } from './orders.tsx'
import { Pickups } from './pickups.tsx'
import { Report } from './report.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, async api => {
    const { searchParams } = new URL(args.request.url)
    const asked = searchParams.get('date') ?? ''
    const day = await api.get('deliveries.day', isCalendarDate(asked) ? { date: asked } : {})
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
  const admin = useMessages(adminMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <AdminFrame above={[{ to: to('admin'), label: admin.title }]}>
      <PageHead page="adminDeliveries" title={say.title} />
      <header className="grid gap-3">
        <h1 className="font-display text-h1">{say.title}</h1>
        <p className="text-lede">{say.lede}</p>
      </header>
      <Form className="admin-find grid gap-3" key={day.date} method="get">
        <TextField defaultValue={day.date} label={say.date} name="date" required type="date" />
        <p>
          <Button kind="secondary" type="submit">
            {say.show}
          </Button>
        </p>
      </Form>
      <h2 className="font-display text-h2">{formatFullDay(day.date, locale)}</h2>
      <Batches batches={day.batches} date={day.date} />
      {day.orders && <Orders {...day.orders} date={day.date} key={day.orders.kitchen} />}
      <Pickups pickups={day.pickups} />
      <CameBack />
      <Report report={day.report} />
    </AdminFrame>
  )
}
