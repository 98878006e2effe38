import { type ChangeEvent, useState } from 'react'
import type { OutputOf } from '../../../contract/index.ts'
import { type FailureReason, failureReasons } from '../../../domain/delivery_failures.ts'
import { formatClock, formatHours } from '../../../i18n/dates.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { SelectField, TextField } from '../../components/text_fields.tsx'
import { smallPhoto } from '../../small_photo.ts'
import { Phone } from './phone.tsx'
import type { Action } from './queue.ts'
import { Scan } from './scan.tsx'
import { driverMessages } from './words.ts'

type Stop = OutputOf<'drivers.today'>['routes'][number]['stops'][number]
type StopReport = Omit<Action, 'id' | 'lat' | 'lon'>

/** A stop in two lines: who and where, when and in what state. */
export function StopLine({ stop }: { stop: Stop }) {
  const say = useMessages(driverMessages)
  const locale = useLocale()
  return (
    <span className="driver-line">
      <b>{stop.kind === 'pickup' ? `${stop.name}, ${say.pickup}` : stop.name}</b>
      <span>{stop.unit ? `${stop.address}, ${stop.unit}` : stop.address}</span>
      <span className="text-muted">
        {[
          formatHours(stop.window, locale),
          say.planned(formatClock(stop.planned, locale)),
          ...(stop.state === 'planned' ? [] : [say.states[stop.state]]),
        ].join(', ')}
      </span>
    </span>
  )
}

/** Everything about the current stop, and its actions. */
export function StopCard({ stop, tell }: { stop: Stop; tell: (said: StopReport) => boolean }) {
  const say = useMessages(driverMessages)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [others, setOthers] = useState('')
  const [trouble, setTrouble] = useState<'full' | 'nothing' | null>(null)
  const taken = () => [...ticked, ...others.split(/[\s,;]+/).filter(number => number !== '')]
  const isPickup = stop.kind === 'pickup'

  const shown = trouble === 'nothing' && taken().length > 0 ? null : trouble

  function report(said: Omit<StopReport, 'stopId'>) {
    setTrouble(tell({ ...said, stopId: stop.id }) ? null : 'full')
  }

  /** What is not ticked stays in the household's list, and is billed one day: so nothing at all is asked about once. */
  function done() {
    const numbers = taken()
    if (isPickup && stop.returnables.length > 0 && numbers.length === 0 && trouble !== 'nothing')
      setTrouble('nothing')
    else report({ kind: 'done', taken: numbers })
  }
  return (
    <div className="driver-stop">
      <StopLine stop={stop} />
      {(stop.buzzer || stop.city) && (
        <p>{[stop.buzzer && say.buzzer(stop.buzzer), stop.city].filter(Boolean).join(', ')}</p>
      )}
      {stop.notes && (
        <p className="driver-notes">
          <b>{say.notes}</b> {stop.notes}
        </p>
      )}
      <p>
        <a
          className="link"
          href={`geo:${stop.lat},${stop.lon}?q=${encodeURIComponent(`${stop.address}, ${stop.city}`)}`}
        >
          {say.way}
        </a>
      </p>
      <Phone name={stop.name} stopId={stop.id} />
      <Bags others={others} setOthers={setOthers} setTicked={setTicked} stop={stop} ticked={ticked} />
      <div className="driver-buttons">
        {stop.state === 'planned' && (
          <Button kind="secondary" onClick={() => report({ kind: 'arrived' })}>
            {say.arrived}
          </Button>
        )}
        <Button onClick={done}>
          {isPickup ? (shown === 'nothing' ? say.pickedNothing : say.picked) : say.delivered}
        </Button>
      </div>
      <div aria-live="polite">{shown && <Banner tone="warn">{say.troubles[shown]}</Banner>}</div>
      <Photo tell={photo => tell({ stopId: stop.id, kind: 'photo', photo })} />
      <Failed isPickup={isPickup} tell={report} />
    </div>
  )
}

interface BagsProps {
  stop: Stop
  ticked: readonly string[]
  setTicked: (ticked: readonly string[]) => void
  others: string
  setOthers: (others: string) => void
}

/** The expected bags, to be ticked as they are collected, and other bags found. */
function Bags({ stop, ticked, setTicked, others, setOthers }: BagsProps) {
  const say = useMessages(driverMessages)
  const { kind } = useMessages(pickupMessages)
  return (
    <fieldset className="driver-bags">
      <legend>{say.bags}</legend>
      {stop.returnables.map(one => (
        <Checkbox
          checked={ticked.includes(one.number)}
          key={one.number}
          onChange={event =>
            setTicked(
              event.currentTarget.checked
                ? [...ticked, one.number]
                : ticked.filter(number => number !== one.number),
            )
          }
        >
          {kind[one.kind]} {one.number}
        </Checkbox>
      ))}
      <Scan
        found={number => {
          if (!stop.returnables.some(one => one.number === number))
            setOthers(others === '' ? number : `${others} ${number}`)
          else if (!ticked.includes(number)) setTicked([...ticked, number])
        }}
      />
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        hint={say.otherBagsHint}
        label={say.otherBags}
        onChange={event => setOthers(event.currentTarget.value)}
        value={others}
      />
    </fieldset>
  )
}

/** A photo of the door; the phone's camera takes it. */
function Photo({ tell }: { tell: (photo: string) => boolean }) {
  const say = useMessages(driverMessages)
  const [kept, setKept] = useState<boolean | null>(null)
  async function add(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    const photo = file ? await smallPhoto(file) : null
    if (file) setKept(photo !== null && tell(photo))
  }
  return (
    <div className="driver-photo">
      <label className="button" data-kind="secondary" data-size="small">
        {say.photo}
        <input
          accept="image/*"
          capture="environment"
          className="visually-hidden"
          onChange={add}
          type="file"
        />
      </label>
      <p aria-live="polite">{kept === null ? '' : kept ? say.photoKept : say.photoLost}</p>
    </div>
  )
}

/** Why it failed. */
function Failed({
  isPickup,
  tell,
}: {
  isPickup: boolean
  tell: (said: Pick<StopReport, 'kind' | 'reason' | 'note'>) => void
}) {
  const say = useMessages(driverMessages)
  const [reason, setReason] = useState<FailureReason>(isPickup ? 'nobody_home' : 'no_access')
  const [note, setNote] = useState('')
  return (
    <details className="driver-failed">
      <summary>{isPickup ? say.missed : say.failed}</summary>
      <div className="driver-failed-form">
        {!isPickup && (
          <SelectField
            label={say.reason}
            onChange={event => setReason(event.currentTarget.value as FailureReason)}
            options={failureReasons.map(value => ({ value, label: say.reasons[value] }))}
            value={reason}
          />
        )}
        <TextField
          label={say.note}
          maxLength={300}
          onChange={event => setNote(event.currentTarget.value)}
          optional
          value={note}
        />
        <p>
          <Button kind="secondary" onClick={() => tell({ kind: 'failed', reason, note })}>
            {isPickup ? say.sayMissed : say.sayFailed}
          </Button>
        </p>
      </div>
    </details>
  )
}
