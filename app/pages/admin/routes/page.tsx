// A day's vans: how each stands, the stops of the one that is picked, and what a kitchen has to drive with.

import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { askedDay, DayPage } from '../../../office/day_page.tsx'
import { loadOne } from '../../../office/load_office.ts'
import { Drivers } from './drivers.tsx'
import { Fleets } from './fleets.tsx'
import { RouteMap } from './route_map.tsx'
import { PickedVan } from './stops.tsx'
import { isDone, Vans } from './vans.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadOne(args, api => api.get('routes.day', askedDay(args.request)))

export type Day = ReturnType<typeof useLoaderData<typeof loader>>
export type Route = Day['routes'][number]

export default function RoutesOfADay() {
  const day = useLoaderData<typeof loader>()
  const say = useMessages(adminRouteMessages)
  const [asked] = useSearchParams()
  const { routes } = day
  const picked = routes.find(({ id }) => id === asked.get('van')) ?? routes[0]
  const stops = routes.flatMap(route => route.stops)
  return (
    <DayPage
      date={day.date}
      lede={
        routes.length === 0 ? say.lede : say.inAll(routes.length, stops.length, stops.filter(isDone).length)
      }
      page="adminRoutes"
      title={say.title}
    >
      {picked ? (
        <div className="of-road">
          <Vans date={day.date} picked={picked.id} routes={routes} />
          <RouteMap picked={picked} routes={routes.filter(({ kitchen }) => kitchen === picked.kitchen)} />
          <PickedVan drivers={day.drivers} key={picked.id} route={picked} routes={routes} />
        </div>
      ) : (
        <p className="of-none">{say.none}</p>
      )}
      <div className="of-halves">
        <Fleets date={day.date} kitchens={day.kitchens} />
        <Drivers drivers={day.drivers} />
      </div>
    </DayPage>
  )
}
