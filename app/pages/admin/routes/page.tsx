// A day's routes: their stops, their drivers, and moving a stop by hand.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { askedDay, DayPage } from '../../../office/day_page.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { Drivers } from './drivers.tsx'
import { Fleets } from './fleets.tsx'
import { RouteOf } from './route.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('routes.day', askedDay(args.request)))

export default function RoutesOfADay() {
  const day = useLoaderData<typeof loader>()
  const say = useMessages(adminRouteMessages)
  return (
    <DayPage date={day.date} lede={say.lede} page="adminRoutes" title={say.title}>
      {day.routes.length === 0 && <p>{say.none}</p>}
      {day.routes.map(route => (
        <RouteOf drivers={day.drivers} key={route.id} route={route} routes={day.routes} />
      ))}
      <Fleets date={day.date} key={`vans ${day.date}`} kitchens={day.kitchens} />
      <Drivers drivers={day.drivers} />
    </DayPage>
  )
}
