import { type FormEvent, useState } from 'react'
import { usualFleet } from '../../../../domain/routes/fleet.ts'
import { clockOf, minuteOf } from '../../../../domain/time/minutes.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Kitchen } from './fleets.tsx'

interface EveryDayProps {
  kitchen: Kitchen
  onSaved: () => Promise<void>
}

/** What a kitchen has to drive with on every day that has nothing of its own, and where its vans leave from. */
export function EveryDay({ kitchen, onSaved }: EveryDayProps) {
  const say = useMessages(adminRouteMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        aria-label={say.alwaysOf(kitchen.kitchen)}
        className="of-btn"
        onClick={() => setOpen(true)}
        type="button"
      >
        {say.always}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={say.vansOf(kitchen.kitchen)}>
        <FleetForm
          kitchen={kitchen}
          onSaved={async () => {
            setOpen(false)
            await onSaved()
          }}
        />
      </Dialog>
    </>
  )
}

function FleetForm({ kitchen: { kitchen, always }, onSaved }: EveryDayProps) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const is = always ?? usualFleet

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const number = (name: string) => Number(typed.get(name))
    const fleet = {
      kitchen,
      vans: number('vans'),
      shiftFrom: minuteOf(String(typed.get('shiftFrom'))),
      shiftUntil: minuteOf(String(typed.get('shiftUntil'))),
      boxes: number('boxes'),
      bags: number('bags'),
      lat: number('lat'),
      lon: number('lon'),
    }
    if (!(await attempt.run(() => api().post('routes.set_fleet', fleet)))) return
    notify({ text: say.saved })
    await onSaved()
  }

  const count = (name: 'vans' | 'boxes' | 'bags', label: string, least: number) => (
    <TextField
      defaultValue={is[name]}
      error={attempt.of(name)}
      inputMode="numeric"
      label={label}
      min={least}
      name={name}
      required
      type="number"
    />
  )
  const time = (name: 'shiftFrom' | 'shiftUntil') => (
    <TextField
      defaultValue={clockOf(is[name])}
      error={attempt.of(name)}
      label={say[name]}
      name={name}
      required
      type="time"
    />
  )
  const degrees = (name: 'lat' | 'lon') => (
    <TextField
      defaultValue={always?.[name]}
      error={attempt.of(name)}
      inputMode="decimal"
      label={say[name]}
      name={name}
      required
      step="any"
      type="number"
    />
  )
  return (
    <form className="form" method="dialog" onSubmit={send} ref={attempt.form}>
      {count('vans', say.vanCount, 1)}
      {time('shiftFrom')}
      {time('shiftUntil')}
      {count('boxes', say.boxes, 1)}
      {count('bags', say.bags, 0)}
      {degrees('lat')}
      {degrees('lon')}
      <SaveRow attempt={attempt} label={say.save} />
    </form>
  )
}
