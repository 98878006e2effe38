import { type FormEvent, useState } from 'react'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import type { Route } from './page.tsx'

type Stop = Route['stops'][number]

interface MoveStopProps {
  stop: Stop
  /** From 1. */
  place: number
  route: Route
  routes: readonly Route[]
  /** @returns whether it was moved */
  move: (stop: Stop, to: { routeId: string; place: number }) => Promise<boolean>
}

/** Moves a stop: to another van of the kitchen, or another place. */
export function MoveStop({ stop, place, route, routes, move }: MoveStopProps) {
  const say = useMessages(adminRouteMessages)
  const [open, setOpen] = useState(false)
  const [to, setTo] = useState(route.id)
  const [typed, setTyped] = useState(String(place))

  function send(event: FormEvent) {
    event.preventDefault()
    setOpen(false)
    void move(stop, { routeId: to, place: Math.max(1, Math.round(Number(typed)) || 1) })
  }

  return (
    <>
      <button
        aria-label={say.moveName(stop.name)}
        className="of-btn"
        onClick={() => {
          setTo(route.id)
          setTyped(String(place))
          setOpen(true)
        }}
        type="button"
      >
        {say.move}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={say.moveName(stop.name)}>
        <form className="form" method="dialog" onSubmit={send}>
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
            onChange={event => setTyped(event.currentTarget.value)}
            required
            type="number"
            value={typed}
          />
          <Button type="submit">{say.moveIt}</Button>
        </form>
      </Dialog>
    </>
  )
}
