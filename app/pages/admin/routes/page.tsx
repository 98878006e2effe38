// A day's routes: where vans go, who drives, and a stop that is moved by hand.

import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isCalendarDate } from '../../../../domain/time/zone.ts'
import { adminMessages } from '../../../../i18n/admin.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { AdminFrame } from '../../../admin/frame.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useLinks } from '../../../layout/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { Drivers } from './drivers.tsx'
import { Fleets } from './fleets.tsx'
import { RouteOf } from './route.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  load(args, api => {
    const asked = new URL(args.request.url).searchParams.get('date') ?? ''
    return api.get('routes.day', isCalendarDate(asked) ? { date: asked } : {})
  })

export default function RoutesOfADay() {
  const day = useLoaderData<typeof loader>()
  const say = useMessages(adminRouteMessages)
  const admin = useMessages(adminMessages)
  const locale = useLocale()
  const to = useLinks()
  return (
    <AdminFrame above={[{ to: to('admin'), label: admin.title }]}>
      <PageHead page="adminRoutes" title={say.title} />
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
      {day.routes.length === 0 && <p>{say.none}</p>}
      {day.routes.map(route => (
        <RouteOf drivers={day.drivers} key={route.id} route={route} routes={day.routes} />
      ))}
      <Fleets date={day.date} key={`vans ${day.date}`} kitchens={day.kitchens} />
      <Drivers drivers={day.drivers} />
    </AdminFrame>
  )
}
