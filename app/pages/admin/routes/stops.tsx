// One van: its facts, its driver, and its stops in their order.

import { type RefObject, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { formatClock, formatHours } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { sentences } from '../../../components/sentences.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useKeys } from '../../../office/keys.tsx'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { ShapeId } from '../../../office/shapes.tsx'
import { State, type Tone } from '../../../office/state.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
import { useUndo } from '../../../office/undo.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import { DriverOf } from './driver_of.tsx'
import { MoveStop } from './move_stop.tsx'
import type { Day, Route } from './page.tsx'
import { isDone } from './vans.tsx'

type Stop = Route['stops'][number]

const looks: Readonly<Record<Stop['state'], { shape: ShapeId; tone: Tone }>> = {
  planned: { shape: 'open', tone: 'calm' },
  arrived: { shape: 'road', tone: 'info' },
  done: { shape: 'done', tone: 'good' },
  failed: { shape: 'failed', tone: 'bad' },
  removed: { shape: 'skipped', tone: 'calm' },
}

interface VanProps {
  route: Route
  routes: readonly Route[]
  drivers: Day['drivers']
}

export function PickedVan({ route, routes, drivers }: VanProps) {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const duration = say.duration(Math.floor(route.minutes / 60), route.minutes % 60)
  return (
    <Panel bare title={say.route(route.number, route.kitchen)}>
      <div className="of-van">
        <p className="of-meta">
          {sentences(
            say.facts(
              route.stops.length,
              route.stops.filter(isDone).length,
              formatClock(route.leaves, locale),
              duration,
            ),
            route.startedAt && say.started(formatClock(route.startedAt, locale)),
          )}
        </p>
        {route.outsideShift && (
          <Note shape="warning" tone="warn">
            {say.outsideShift}
          </Note>
        )}
        <DriverOf drivers={drivers} route={route} />
      </div>
      <Stops route={route} routes={routes} />
    </Panel>
  )
}

function Stops({ route, routes }: Omit<VanProps, 'drivers'>) {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const { move, sentence } = useMoving(route, place)
  const rows = route.stops.map((stop, at) => ({ ...stop, place: at + 1 }))
  return (
    <div ref={place}>
      {sentence && (
        <Note alert shape="failed" tone="bad">
          {sentence}
        </Note>
      )}
      <OfficeTable
        actionsOf={stop =>
          stop.state === 'planned' && (
            <MoveStop move={move} place={stop.place} route={route} routes={routes} stop={stop} />
          )
        }
        caption={say.stopsOf(route.number, route.kitchen)}
        name="stops"
        columns={[
          {
            id: 'door',
            words: say.columns.stop,
            cell: stop => (
              <>
                <span className="of-meta">{stop.place}</span>{' '}
                <b>{sentences(stop.name, stop.kind === 'pickup' && `(${say.pickup})`)}</b>
                <p className="of-meta">{stop.address}</p>
              </>
            ),
            csv: stop => stop.name,
          },
          {
            id: 'planned',
            words: say.columns.planned,
            cell: stop =>
              stop.late ? (
                <State shape="late" tone="bad">
                  {say.plannedLate(formatClock(stop.planned, locale))}
                </State>
              ) : (
                formatClock(stop.planned, locale)
              ),
            csv: stop => stop.planned,
          },
          {
            id: 'window',
            words: say.columns.window,
            cell: stop => formatHours(stop.window, locale),
            csv: stop => formatHours(stop.window, locale),
          },
          {
            id: 'state',
            words: say.columns.state,
            cell: ({ state }) => <State {...looks[state]}>{say.states[state]}</State>,
            csv: ({ state }) => say.states[state],
          },
          {
            id: 'address',
            words: say.columns.address,
            cell: stop => stop.address,
            csv: stop => stop.address,
            isOptional: true,
          },
        ]}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        none={say.noStops}
        rows={rows}
        wordsOf={say.stopWords}
      />
    </div>
  )
}

/** Moves a stop of the van, and offers to move it back. Alt and the arrows move the one whose row has the focus. */
function useMoving(route: Route, place: RefObject<HTMLElement | null>) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const undoable = useUndo()
  const { revalidate } = useRevalidator()
  async function move({ id, clientId, name }: Stop, to: { routeId: string; place: number }) {
    const from = { routeId: route.id, place: route.stops.findIndex(stop => stop.id === id) + 1 }
    const send = (where: typeof to) => api().post('routes.move_stop', { clientId, id, ...where })
    const isMoved = await attempt.run(() => send(to))
    if (isMoved) undoable(say.moved(name), () => send(from))
    await revalidate()
    return isMoved !== undefined
  }
  const by = (places: number) => () => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-place]')
    if (!row || !place.current?.contains(row)) return false
    const at = Number(row.dataset.place)
    const stop = route.stops[at]
    const to = at + 1 + places
    if (stop?.state !== 'planned' || to < 1 || to > route.stops.length) {
      notify({ text: say.notMoved, subject: 'move' })
      return undefined
    }
    void move(stop, { routeId: route.id, place: to })
    return undefined
  }
  useKeys({ 'Alt+arrowup': by(-1), 'Alt+arrowdown': by(1) })
  return { move, sentence: attempt.refusal && (attempt.sentence ?? attempt.refusal.message) }
}
