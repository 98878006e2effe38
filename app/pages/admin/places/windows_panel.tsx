// The windows of a zone: changed from a day on, with what follows before it is done. Its timetables stand below.

import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import type { Weekday } from '../../../../domain/time/zone.ts'
import { newestOf, type Window } from '../../../../domain/windows.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { type Follow, Follows, Preview } from '../../../office/preview.tsx'
import { SaveWithReason } from '../../../office/save_with_reason.tsx'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import { rowsOf, timetableOf, type WindowRow, windowName, withNew } from './timetable.ts'
import { WindowRows } from './window_rows.tsx'
import { windowWords } from './window_words.ts'

export type Zone = OutputOf<'places_admin.zone'>
type Foreseen = OutputOf<'places_admin.preview_windows'>

const asWindows = (windows: readonly Zone['windows'][number][]) =>
  windows.map(window => ({ ...window, weekday: window.weekday as Weekday }))

/** Give it `key` of the zone and its version: a change begins again from what holds. */
export function WindowsPanel({ zone, name }: { zone: Zone; name: string }) {
  const say = useMessages(windowWords)
  const { rights } = useOffice()
  const present = newestOf(asWindows(zone.windows))
  return (
    <Panel said={name} title={say.windows}>
      <Passing zone={zone} />
      {rights.includes('set_places') ? (
        <ChangeWindows present={present} zone={zone} />
      ) : (
        <p className="of-meta">{say.mayNot}</p>
      )}
    </Panel>
  )
}

/** Windows that end or begin on a day to come. */
function Passing({ zone: { windows } }: { zone: Zone }) {
  const say = useMessages(windowWords)
  const locale = useLocale()
  const ending = windows.filter(({ until }) => until !== null)
  if (ending.length === 0) return null
  return (
    <Note shape="waits" tone="info">
      {ending.map(window => (
        <p key={`${window.weekday}/${window.startHour}/${window.from}`}>
          {say.ending(windowName(window, locale), window.until ?? '')}
        </p>
      ))}
    </Note>
  )
}

function ChangeWindows({ zone, present }: { zone: Zone; present: readonly Window[] }) {
  const say = useMessages(windowWords)
  const api = useOfficeApi()
  const [rows, setRows] = useState(() => rowsOf(present))
  const [from, setFrom] = useState(zone.first)
  const timetable = timetableOf(rows, present)
  const windows = typeof timetable === 'string' ? null : timetable
  const { form, attempt, reason, setReason, save } = useSaving(zone, { from, windows })
  const change = (key: string, by: Partial<WindowRow>) =>
    setRows(rows.map(row => (row.key === key ? { ...row, ...by } : row)))
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={form}>
      <WindowRows
        change={change}
        drop={key => setRows(rows.filter(row => row.key !== key))}
        rows={rows}
        takenOf={row => (row.isNew ? null : takenOf(say, zone, row))}
      />
      <p>
        <button className="of-btn" onClick={() => setRows(withNew(rows))} type="button">
          {say.add}
        </button>
      </p>
      <TextField
        error={attempt.of('from')}
        label={say.fromDay}
        max={zone.last}
        min={zone.first}
        name="from"
        onChange={event => setFrom(event.currentTarget.value)}
        type="date"
        value={from}
      />
      {windows === null ? (
        <Note
          shape={timetable === 'wrong' ? 'warning' : 'info'}
          tone={timetable === 'wrong' ? 'warn' : 'info'}
        >
          {timetable === 'wrong' ? say.wrong : say.same}
        </Note>
      ) : (
        <Preview
          of={JSON.stringify({ from, windows })}
          read={() => api().post('places_admin.preview_windows', { zone: zone.zone, from, windows })}
        >
          {foreseen => <Foresees foreseen={foreseen} />}
        </Preview>
      )}
      <SaveWithReason
        attempt={attempt}
        isReady={windows !== null}
        label={say.reason}
        onReason={setReason}
        reason={reason}
        words={say.save(from === '' ? zone.first : from)}
      />
    </form>
  )
}

/** Sends the change with its reason. */
function useSaving(zone: Zone, { from, windows }: { from: string; windows: Window[] | null }) {
  const say = useMessages(windowWords)
  const api = useOfficeApi()
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (windows === null) return
    const kept = await attempt.run(() =>
      api().post('places_admin.set_windows', { zone: zone.zone, base: zone.version, from, windows, reason }),
    )
    if (!kept) return
    notify({ text: say.saved(kept.households, kept.waiting) })
    await revalidate()
  }
  return { form: attempt.form, attempt, reason, setReason, save }
}

function takenOf(say: ReturnType<typeof windowWords>, { windows }: Zone, row: WindowRow): string | null {
  const window = windows.find(one => one.until === null && `${one.weekday}/${one.startHour}` === row.key)
  return window ? say.taken(window.households, window.most) : null
}

function Foresees({ foreseen }: { foreseen: Foreseen }) {
  const say = useMessages(windowWords)
  const locale = useLocale()
  const { households, standing, chooses, moved, skipped, resting, letters } = foreseen
  const follows: Follow[] = [
    ...standing.map(one => ({ words: say.get(windowName(one, locale)), is: one.households })),
    ...counted(say.choose, chooses, 'warn'),
    ...moved.map(({ day, boxes }) => ({ words: say.move(day), is: boxes })),
    ...counted(say.skip, skipped, 'warn'),
    ...counted(say.rest, resting),
    ...counted(say.letters, letters),
  ]
  return <Follows follows={follows} none={say.nobody(households)} />
}

const counted = (words: string, count: number, tone?: Follow['tone']): Follow[] =>
  count === 0 ? [] : [{ words, is: count, ...(tone && { tone }) }]
