import { Link } from 'react-router'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { finishedStops } from '../../../../domain/machines/stop_groups.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { formatClock } from '../../../../i18n/dates.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useLinks } from '../../../components/links.ts'
import { State } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import type { Route } from './page.tsx'

type Stop = Route['stops'][number]

export const isDone = ({ state }: Stop): boolean => isOneOf(state, finishedStops)
const lateOf = (route: Route) => route.stops.filter(stop => stop.late && !isDone(stop)).length
const failedOf = (route: Route) => route.stops.filter(({ state }) => state === 'failed').length
const isOver = (route: Route) => route.stops.length > 0 && route.stops.every(isDone)

interface VansProps {
  routes: readonly Route[]
  date: string
  /** The id of the route whose stops are shown. */
  picked: string
}

/** The vans of the day; a press, or Enter, shows the stops of one. */
export function Vans({ routes, date, picked }: VansProps) {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const to = useLinks()
  const hrefOf = ({ id }: Route) => `${to('adminRoutes')}?${new URLSearchParams({ date, van: id })}`
  return (
    <OfficeTable
      caption={say.vansOfDay}
      columns={[
        {
          id: 'van',
          words: say.van,
          cell: route => (
            <Link
              aria-current={route.id === picked ? 'true' : undefined}
              aria-label={say.route(route.number, route.kitchen)}
              preventScrollReset
              to={hrefOf(route)}
            >
              <b>{route.number}</b>
            </Link>
          ),
          by: ({ number }) => number,
        },
        {
          id: 'kitchen',
          words: say.kitchen,
          cell: ({ kitchen }) => kitchenName(kitchen),
          by: ({ kitchen }) => kitchenName(kitchen),
        },
        {
          id: 'driver',
          words: say.driver,
          cell: ({ driver }) => driver?.name ?? <span className="of-meta">{say.nobody}</span>,
          by: ({ driver }) => driver?.name ?? null,
        },
        {
          id: 'doors',
          words: say.doors,
          cell: ({ stops }) => `${stops.filter(isDone).length}/${stops.length}`,
          by: ({ stops }) => stops.length,
          end: true,
        },
        {
          id: 'now',
          words: say.now,
          cell: route => <Standing route={route} />,
          by: route => lateOf(route),
          csv: route => say.lateDoors(lateOf(route)),
        },
        {
          id: 'leaves',
          words: say.leaves,
          cell: ({ leaves }) => formatClock(leaves, locale),
          by: ({ leaves }) => leaves,
          isOptional: true,
        },
      ]}
      filters={[
        { id: 'late', words: say.filters.late, holds: route => lateOf(route) > 0 },
        { id: 'failed', words: say.filters.failed, holds: route => failedOf(route) > 0 },
        { id: 'nobody', words: say.filters.nobody, holds: ({ driver }) => driver === null },
      ]}
      hrefOf={hrefOf}
      idOf={({ id }) => id}
      nameOf={({ number, kitchen }) => say.route(number, kitchen)}
      none={say.none}
      rows={routes}
      sums={{
        van: say.all,
        doors: `${routes.flatMap(({ stops }) => stops).filter(isDone).length}/${routes.flatMap(({ stops }) => stops).length}`,
      }}
      wordsOf={say.vanWords}
    />
  )
}

/** The worst that can be said of a van: late doors, missed ones, outside its hours; else how far it is. */
function Standing({ route }: { route: Route }) {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const [late, failed] = [lateOf(route), failedOf(route)]
  if (late > 0) {
    return (
      <State shape="late" tone="bad">
        {say.lateDoors(late)}
      </State>
    )
  }
  if (failed > 0) {
    return (
      <State shape="failed" tone="bad">
        {say.failedDoors(failed)}
      </State>
    )
  }
  if (isOver(route)) {
    return (
      <State shape="done" tone="good">
        {say.over}
      </State>
    )
  }
  if (route.outsideShift) {
    return (
      <State shape="warning" tone="warn">
        {say.outside}
      </State>
    )
  }
  if (route.startedAt) {
    return (
      <State shape="road" tone="info">
        {say.onRoad}
      </State>
    )
  }
  return <State shape="open">{say.leavesAt(formatClock(route.leaves, locale))}</State>
}
