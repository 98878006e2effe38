import { useState } from 'react'
import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { pickupWindows } from '../../../../domain/pickups.ts'
import { formatDay, formatHours, formatWeekday } from '../../../../i18n/dates.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { SlotField } from '../../../address/slot_field.tsx'
import { slotIn } from '../../../address/there.tsx'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextArea } from '../../../components/text_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { Delivery } from './address_row.tsx'
import { Outcome } from './outcome.tsx'

type Update = InputOf<'settings_delivery.update_delivery'>
type Changed = OutputOf<'settings_delivery.update_delivery'>

const update = (input: Update) => browserApi().post('settings_delivery.update_delivery', input)

interface SlotRowProps {
  delivery: Delivery
  days: OutputOf<'settings_delivery.available_schedules'>['days']
}

/** The standing day and window. */
export function SlotRow({ delivery, days }: SlotRowProps) {
  const say = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const [changed, setChanged] = useState<Changed | null>(null)
  const setting = useSetting(async (input: Update) => {
    const answer = await update(input)
    setChanged(answer)
    return answer
  })
  const { weekday, window } = delivery.slot
  const [first] = delivery.open
  // A Monday, so that the n-th day of that week is the weekday.
  const name = formatWeekday(`2024-01-0${weekday}`, locale)
  return (
    <SettingRow
      label={say.slot}
      note={first ? say.holdsFrom(formatDay(first, locale)) : say.holdsNone}
      onSave={form => setting.save(slotIn(form), { weekday, startHour: window.startHour })}
      setting={setting}
      value={
        <>
          <span>{say.everyWeek(name, formatHours(window, locale))}</span>
          {setting.outcome === 'saved' && changed && <Outcome changed={changed} />}
        </>
      }
    >
      <SlotField days={days} legend={say.slot} />
    </SettingRow>
  )
}

/** Notes for the driver (ERR-DELIVERY-NOTES where they are not saved). */
export function NotesRow({ delivery }: { delivery: Delivery }) {
  const say = useMessages(settingsDeliveryMessages)
  const setting = useSetting((input: { notes: string }) =>
    browserApi().post('settings_delivery.update_delivery_notes', input),
  )
  const { attempt } = setting
  const { notes } = delivery
  return (
    <SettingRow
      label={say.notes}
      note={say.notesEffect}
      onSave={form => setting.save({ notes: String(form.get('notes') ?? '') }, { notes })}
      setting={setting}
      value={notes || say.noNotes}
    >
      <TextArea
        defaultValue={notes}
        error={attempt.of('notes')}
        hint={say.notesHint}
        label={say.notes}
        maxLength={500}
        name="notes"
        rows={3}
      />
      {attempt.refusal && <Banner tone="warn">{say.notesFailed}</Banner>}
    </SettingRow>
  )
}

/** The preferred time to collect bags. */
export function BagPickupRow({ delivery }: { delivery: Delivery }) {
  const say = useMessages(settingsDeliveryMessages)
  const { effect } = useMessages(settingsMessages)
  const locale = useLocale()
  const setting = useSetting(update)
  const hour = delivery.bagPickup?.startHour ?? null
  const chosen = (form: FormData) => {
    const value = String(form.get('bagPickupHour') ?? '')
    return { bagPickupHour: value === '' ? null : Number(value) }
  }
  return (
    <SettingRow
      label={say.bagPickup}
      note={
        <span>
          {effect.atOnce} {say.bagNote}
        </span>
      }
      onSave={form => setting.save(chosen(form), { bagPickupHour: hour })}
      setting={setting}
      value={delivery.bagPickup ? formatHours(delivery.bagPickup, locale) : say.withBox}
    >
      <SelectField
        defaultValue={hour === null ? '' : String(hour)}
        label={say.bagPickup}
        name="bagPickupHour"
        options={[
          { value: '', label: say.withBox },
          ...pickupWindows.map(window => ({
            value: String(window.startHour),
            label: formatHours(window, locale),
          })),
        ]}
      />
    </SettingRow>
  )
}
