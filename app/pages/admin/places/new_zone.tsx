// A zone that the company makes: its name, province and kitchen, and its delivery windows from a day on. Inert until its script is there.

import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type BrandId, brands, type Province } from '../../../../domain/brands.ts'
import type { Weekday } from '../../../../domain/time/zone.ts'
import { kitchenName } from '../../../../i18n/kitchens.ts'
import { provinceNames } from '../../../../i18n/provinces.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Field } from '../../../components/field.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { SaveWithReason } from '../../../office/save_with_reason.tsx'
import { useOffice, useOfficeApi } from '../../../office/use_office.ts'
import type { PlacesData } from './page.tsx'
import { timetableOf, type WindowRow, withNew } from './timetable.ts'
import { WindowRows } from './window_rows.tsx'
import { windowWords } from './window_words.ts'

interface NewZoneProps {
  brand: BrandId
  zones: PlacesData['zones']
  /** The first day on which it can have windows, ISO date. */
  first: string
}

export function NewZone(props: NewZoneProps) {
  const say = useMessages(windowWords)
  const { rights } = useOffice()
  return (
    <Panel title={say.newZone}>
      {rights.includes('set_places') ? <ZoneForm {...props} /> : <Note shape="locked">{say.mayNot}</Note>}
    </Panel>
  )
}

function ZoneForm({ brand, zones, first }: NewZoneProps) {
  const say = useMessages(windowWords)
  const locale = useLocale()
  const kitchens = [...new Set(zones.map(({ kitchen }) => kitchen))]
  const { provinces } = brands[brand]
  const [name, setName] = useState({ en: '', fr: '' })
  const [province, setProvince] = useState<Province>(provinces[0] as Province)
  const [kitchen, setKitchen] = useState(kitchens[0] ?? '')
  const [rows, setRows] = useState<WindowRow[]>(() => withNew([]))
  const [from, setFrom] = useState(first)
  const timetable = timetableOf(rows, [])
  const windows = typeof timetable === 'string' ? null : timetable
  const { form, attempt, reason, setReason, save } = useAdding({ name, province, kitchen, from, windows })
  return (
    <form className="form" method="dialog" noValidate onSubmit={save} ref={form}>
      <div className="of-term-fields">
        <TextField
          autoComplete="off"
          error={attempt.of('name.en')}
          label={say.nameEn}
          lang="en"
          maxLength={60}
          name="name.en"
          onChange={event => setName({ ...name, en: event.currentTarget.value })}
          value={name.en}
        />
        <TextField
          autoComplete="off"
          error={attempt.of('name.fr')}
          label={say.nameFr}
          lang="fr"
          maxLength={60}
          name="name.fr"
          onChange={event => setName({ ...name, fr: event.currentTarget.value })}
          value={name.fr}
        />
        <Field label={say.province}>
          {control => (
            <select
              {...control}
              className="input"
              onChange={event => setProvince(event.currentTarget.value as Province)}
              value={province}
            >
              {provinces.map(one => (
                <option key={one} value={one}>
                  {provinceNames[locale][one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say.kitchen}>
          {control => (
            <select
              {...control}
              className="input"
              onChange={event => setKitchen(event.currentTarget.value)}
              value={kitchen}
            >
              {kitchens.map(one => (
                <option key={one} value={one}>
                  {kitchenName(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <WindowRows
        change={(key, by) => setRows(rows.map(row => (row.key === key ? { ...row, ...by } : row)))}
        drop={key => setRows(rows.filter(row => row.key !== key))}
        rows={rows}
        takenOf={() => null}
      />
      <p>
        <button className="of-btn" onClick={() => setRows(withNew(rows))} type="button">
          {say.add}
        </button>
      </p>
      <TextField
        error={attempt.of('from')}
        label={say.firstDay}
        min={first}
        name="from"
        onChange={event => setFrom(event.currentTarget.value)}
        type="date"
        value={from}
      />
      {windows === null && (
        <Note shape="warning" tone="warn">
          {say.wrong}
        </Note>
      )}
      <SaveWithReason
        attempt={attempt}
        isReady={windows !== null}
        label={say.reason}
        onReason={setReason}
        reason={reason}
        words={say.addZone}
      />
    </form>
  )
}

interface ZoneToAdd {
  name: { en: string; fr: string }
  province: Province
  kitchen: string
  from: string
  windows: { weekday: Weekday; startHour: number; endHour: number; capacity: number | null }[] | null
}

/** Sends it with its reason, and leads to the zone. */
function useAdding({ windows, ...asked }: ZoneToAdd) {
  const say = useMessages(windowWords)
  const api = useOfficeApi()
  const attempt = useFormAttempt()
  const notify = useToasts()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (windows === null) return
    const added = await attempt.run(() => api().post('places_admin.add_zone', { ...asked, windows, reason }))
    if (!added) return
    notify({ text: say.zoneAdded })
    await navigate(`?zone=${added.zone}`)
  }
  return { form: attempt.form, attempt, reason, setReason, save }
}
