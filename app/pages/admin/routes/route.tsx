import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { finishedStops } from '../../../../domain/machines/stop_groups.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { formatClock, formatHours } from '../../../../i18n/dates.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { sentences } from '../../../components/sentences.ts'
import { Table } from '../../../components/table.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import { RouteMap } from './route_map.tsx'

type Day = OutputOf<'routes.day'>
export type Route = Day['routes'][number]
type Stop = Route['stops'][number]

interface RouteProps {
  route: Route
  routes: readonly Route[]
  drivers: Day['drivers']
}

/** One van: its facts, its map, its driver and its stops. */
export function RouteOf({ route, routes, drivers }: RouteProps) {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const done = route.stops.filter(({ state }) => isOneOf(state, finishedStops)).length
  const duration = say.duration(Math.floor(route.minutes / 60), route.minutes % 60)
  const title = say.route(route.number, route.kitchen)
  return (
    <section aria-label={title} className="admin-section">
      <h2 className="text-h3">{title}</h2>
      <p>
        {sentences(
          say.facts(route.stops.length, done, formatClock(route.leaves, locale), duration),
          route.startedAt && say.started(formatClock(route.startedAt, locale)),
          route.outsideShift && say.outsideShift,
        )}
      </p>
      <DriverOf drivers={drivers} route={route} />
      <RouteMap route={route} />
      <Table
        caption={say.stopsOf(route.number, route.kitchen)}
        columns={say.columns}
        rows={route.stops.map((stop, at) => ({
          id: stop.id,
          cells: [
            sentences(`${at + 1}. ${stop.name}`, stop.kind === 'pickup' && `(${say.pickup})`),
            sentences(formatClock(stop.planned, locale), stop.late && `(${say.late})`),
            formatHours(stop.window, locale),
            stop.address,
            say.states[stop.state],
            <Move key="move" route={route} routes={routes} stop={stop} />,
          ],
        }))}
      />
    </section>
  )
}

function DriverOf({ route, drivers }: Pick<RouteProps, 'route' | 'drivers'>) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const attempt = useAttempt({ conflict: say.overtaken(route.driver?.name ?? null) })
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const seen = route.driver?.id ?? null
  const [chosen, choose] = useState<string | null>(null)

  /** Whatever came of it, the present driver is shown: somebody else may have named another one in the meantime. */
  async function save(event: FormEvent) {
    event.preventDefault()
    const named = { routeId: route.id, driverId: (chosen ?? seen) || null, seen }
    const saved = await attempt.run(async () => {
      try {
        return await api().post('routes.set_driver', named)
      } finally {
        await revalidate()
        choose(null)
      }
    })
    if (saved) notify({ text: say.saved })
  }

  return (
    <form className="admin-find stack-close" method="dialog" onSubmit={save}>
      <SelectField
        error={attempt.of('driverId')}
        label={say.driver}
        onChange={event => choose(event.currentTarget.value)}
        value={chosen ?? seen ?? ''}
      >
        <option value="">{say.nobody}</option>
        {drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SaveRow attempt={attempt} label={say.save} />
    </form>
  )
}

/** Moves a stop: to another route of the kitchen, or another place. */
function Move({ route, routes, stop }: Pick<RouteProps, 'route' | 'routes'> & { stop: Stop }) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [to, setTo] = useState(route.id)
  const [place, setPlace] = useState('1')
  if (stop.state !== 'planned') return null
  const { id, clientId, name } = stop

  async function move(event: FormEvent) {
    event.preventDefault()
    const moved = { clientId, id, routeId: to, place: Math.max(1, Math.round(Number(place)) || 1) }
    if (await attempt.run(() => api().post('routes.move_stop', moved))) notify({ text: say.moved(name) })
    await revalidate()
  }

  return (
    <details>
      <summary aria-label={say.moveName(name)}>{say.move}</summary>
      <form className="stack-close" method="dialog" onSubmit={move}>
        <SelectField label={say.toRoute} onChange={event => setTo(event.currentTarget.value)} value={to}>
          {routes
            .filter(({ kitchen }) => kitchen === route.kitchen)
            .map(one => (
              <option key={one.id} value={one.id}>
                {say.route(one.number, one.kitchen)}
              </option>
            ))}
        </SelectField>
        <TextField
          inputMode="numeric"
          label={say.toPlace}
          min={1}
          onChange={event => setPlace(event.currentTarget.value)}
          required
          type="number"
          value={place}
        />
        <SaveRow attempt={attempt} label={say.save} />
      </form>
    </details>
  )
}
