import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { usualFleet } from '../../../../domain/routes/fleet.ts'
import { clockOf, minuteOf } from '../../../../domain/time/minutes.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

type Kitchen = OutputOf<'routes.day'>['kitchens'][number]

/** The vans of each kitchen: the number the day needs, the number available, and the forms that change them. */
export function Fleets({ kitchens, date }: { kitchens: readonly Kitchen[]; date: string }) {
  const say = useMessages(adminRouteMessages)
  return (
    <section aria-labelledby="vans" className="admin-section">
      <h2 className="text-h3" id="vans">
        {say.vans}
      </h2>
      <p>{say.vansNote}</p>
      {kitchens.map(kitchen => (
        <FleetOf date={date} key={kitchen.kitchen} {...kitchen} />
      ))}
    </section>
  )
}

function FleetOf({ kitchen, always, own, needed, date }: Kitchen & { date: string }) {
  const say = useMessages(adminRouteMessages)
  const locale = useLocale()
  const vans = (own ?? always)?.vans
  const day = formatFullDay(date, locale)
  return (
    <section aria-label={say.vansOf(kitchen)} className="admin-whole stack-close">
      <h3 className="text-lede admin-strong">{say.vansOf(kitchen)}</h3>
      {vans === undefined ? (
        <p>{say.noVans}</p>
      ) : (
        <Banner tone={needed > vans ? 'warn' : 'info'}>{say.needed(needed, vans)}</Banner>
      )}
      <details>
        <summary>{say.always}</summary>
        <Always always={always} kitchen={kitchen} />
      </details>
      {always && (
        <details>
          <summary>{say.thatDay(day)}</summary>
          <ThatDay always={always} date={date} key={String(own === null)} kitchen={kitchen} own={own} />
        </details>
      )}
    </section>
  )
}

/** A form that only its script sends, and its answer. */
function useSaving() {
  const say = useMessages(adminRouteMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  async function save(send: () => Promise<unknown>) {
    if (await attempt.run(send)) notify({ text: say.saved })
    await revalidate()
  }
  return { say, attempt, save }
}

function Always({ kitchen, always }: Pick<Kitchen, 'kitchen' | 'always'>) {
  const api = useOfficeApi()
  const { say, attempt, save } = useSaving()
  const is = always ?? usualFleet

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const number = (name: string) => Number(typed.get(name))
    const fleet = {
      kitchen,
      ...vansIn(typed),
      boxes: number('boxes'),
      bags: number('bags'),
      lat: number('lat'),
      lon: number('lon'),
    }
    return save(() => api().post('routes.set_fleet', fleet))
  }

  const count = (name: 'boxes' | 'bags', least: number) => (
    <TextField
      defaultValue={is[name]}
      error={attempt.of(name)}
      inputMode="numeric"
      label={say[name]}
      min={least}
      name={name}
      required
      type="number"
    />
  )
  const place = (name: 'lat' | 'lon') => (
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
    <form className="admin-find stack-close" method="dialog" onSubmit={send} ref={attempt.form}>
      <Vans attempt={attempt} is={is} />
      {count('boxes', 1)}
      {count('bags', 0)}
      {place('lat')}
      {place('lon')}
      <SaveRow attempt={attempt} label={say.save} />
    </form>
  )
}

interface ThatDayProps {
  kitchen: string
  date: string
  always: NonNullable<Kitchen['always']>
  own: Kitchen['own']
}

function ThatDay({ kitchen, date, always, own }: ThatDayProps) {
  const api = useOfficeApi()
  const { say, attempt, save } = useSaving()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = vansIn(new FormData(event.currentTarget))
    return save(() => api().post('routes.set_fleet_day', { kitchen, date, own: typed }))
  }

  return (
    <form className="admin-find stack-close" method="dialog" onSubmit={send} ref={attempt.form}>
      {own === null && <p>{say.sameAsAlways}</p>}
      <Vans attempt={attempt} is={own ?? always} />
      <p className="button-row">
        <Button busy={attempt.busy} kind="secondary" size="small" type="submit">
          {say.save}
        </Button>
        {own && (
          <Button
            busy={attempt.busy}
            kind="secondary"
            onClick={() => save(() => api().post('routes.set_fleet_day', { kitchen, date, own: null }))}
            size="small"
          >
            {say.clearDay}
          </Button>
        )}
      </p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </form>
  )
}

function Vans({
  is,
  attempt,
}: {
  is: NonNullable<Kitchen['own']>
  attempt: { of(field: string): string | undefined }
}) {
  const say = useMessages(adminRouteMessages)
  return (
    <>
      <TextField
        defaultValue={is.vans}
        error={attempt.of('vans')}
        inputMode="numeric"
        label={say.vanCount}
        min={1}
        name="vans"
        required
        type="number"
      />
      {(['shiftFrom', 'shiftUntil'] as const).map(name => (
        <TextField
          defaultValue={clockOf(is[name])}
          error={attempt.of(name)}
          key={name}
          label={say[name]}
          name={name}
          required
          type="time"
        />
      ))}
    </>
  )
}

/** The fields of vans and their hours. */
const vansIn = (typed: FormData) => ({
  vans: Number(typed.get('vans')),
  shiftFrom: minuteOf(String(typed.get('shiftFrom'))),
  shiftUntil: minuteOf(String(typed.get('shiftUntil'))),
})
