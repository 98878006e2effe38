// routes.day: the routes of a day, for an admin.

import type { OutputOf } from '../../../contract/index.ts'
import type { BrandId } from '../../../domain/brands.ts'
import { middleOf, usualFleet } from '../../../domain/routes/fleet.ts'
import { clockOf } from '../../../domain/time/minutes.ts'
import { brandDate, wallClock } from '../../../domain/time/zone.ts'
import type { Services } from '../../integrations/services.ts'
import { readFleets } from '../fleets/store.ts'
import { readStopDoors } from './door_store.ts'
import { type DriverRow, readDrivers } from './driver_store.ts'
import { readRoutesOfDay, readStopsOfRoutes } from './store.ts'

const driverView = ({ id, firstName, lastName, email }: DriverRow) => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
})

/** @param of.date ISO date; today by default. @param of.now program time, ISO instant */
export async function showRoutes(
  { pool }: Pick<Services, 'pool'>,
  of: { brand: BrandId; now: string; date: string | undefined },
): Promise<OutputOf<'routes.day'>> {
  const { brand, now } = of
  const today = brandDate(brand, now)
  const date = of.date ?? today
  const [routes, drivers, kitchens] = await Promise.all([
    readRoutesOfDay.all(pool, { brand, date }),
    readDrivers.all(pool, { brand }),
    readFleets.all(pool, { brand, date }),
  ])
  const ids = routes.map(({ id }) => id)
  const [places, allStops] = await Promise.all([
    readStopDoors(pool, ids),
    readStopsOfRoutes.all(pool, { routeIds: ids }),
  ])
  const stopsOf = Map.groupBy(allStops, ({ routeId }) => routeId)
  return {
    date,
    today,
    drivers: drivers.map(driverView),
    kitchens: kitchens.map(one => ({
      ...one,
      needed: routes.filter(({ kitchen }) => kitchen === one.kitchen).length,
    })),
    routes: routes.map(route => {
      const stops = stopsOf.get(route.id) ?? []
      const driver = drivers.find(({ id }) => id === route.driverId)
      const last = stops.at(-1)
      const fleet = kitchens.find(({ kitchen }) => kitchen === route.kitchen)
      const shift = fleet?.own ?? fleet?.always ?? usualFleet
      const { lat, lon } = fleet?.always ?? middleOf(stops)
      return {
        id: route.id,
        kitchen: route.kitchen,
        number: route.number,
        leaves: clockOf(route.leavesMinute),
        minutes: last ? Math.max(0, last.plannedMinute - route.leavesMinute) : 0,
        outsideShift: route.leavesMinute < shift.shiftFrom || (last?.plannedMinute ?? 0) > shift.shiftUntil,
        from: { lat, lon },
        startedAt: route.startedAt && wallClock(brand, route.startedAt).time,
        driver: driver ? driverView(driver) : null,
        stops: stops.map(stop => {
          const place = places.get(stop.id)
          return {
            id: stop.id,
            clientId: stop.clientId,
            kind: stop.kind,
            name: `${place?.firstName ?? ''} ${place?.lastName ?? ''}`,
            address: [place?.address, place?.unit, place?.city].filter(Boolean).join(', '),
            lat: stop.lat,
            lon: stop.lon,
            window: { startHour: stop.startHour, endHour: stop.endHour },
            planned: clockOf(stop.plannedMinute),
            late: stop.plannedMinute > stop.endHour * 60,
            state: stop.state,
          }
        }),
      }
    }),
  }
}
