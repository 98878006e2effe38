import { pickupWindows } from '../../../../domain/pickups.ts'
import { formatDay, formatHours, formatWeekday } from '../../../../i18n/dates.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { SlotField } from '../../../address/slot_field.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SelectField, TextArea } from '../../../components/text_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { DeliveryRoom } from './delivery.ts'
import { bagPickupForm, notesForm, slotForm } from './forms.ts'
import { Outcome } from './outcome.tsx'

/** The standing day and window. */
export function SlotRow({ room: { shown, take } }: { room: DeliveryRoom }) {
  const say = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const { delivery, days } = shown
  const { weekday, window } = delivery.slot
  const [first] = delivery.open
  const setting = useSetting(slotForm, {
    before: { weekday, startHour: window.startHour },
    take: ({ days, ...changed }) => take({ delivery: changed, days }),
  })
  // A Monday, so that the n-th day of that week is the weekday.
  const name = formatWeekday(`2024-01-0${weekday}`, locale)
  return (
    <SettingRow
      label={say.slot}
      note={first ? say.holdsFrom(formatDay(first, locale)) : say.holdsNone}
      setting={setting}
      value={
        <>
          <span>{say.everyWeek(name, formatHours(window, locale))}</span>
          {setting.outcome === 'saved' && setting.answer && <Outcome changed={setting.answer} />}
        </>
      }
    >
      <SlotField days={days} legend={say.slot} />
    </SettingRow>
  )
}

/** Notes for the driver (ERR-DELIVERY-NOTES where they are not saved). */
export function NotesRow({ room: { shown, take } }: { room: DeliveryRoom }) {
  const say = useMessages(settingsDeliveryMessages)
  const { notes } = shown.delivery
  const setting = useSetting(notesForm, {
    before: { notes },
    take: answer => take(({ delivery }) => ({ delivery: { ...delivery, notes: answer.notes } })),
  })
  return (
    <SettingRow label={say.notes} note={say.notesEffect} setting={setting} value={notes || say.noNotes}>
      <TextArea {...setting.field('notes', notes)} hint={say.notesHint} label={say.notes} rows={3} />
      {setting.refusal && <Banner tone="warn">{say.notesFailed}</Banner>}
    </SettingRow>
  )
}

/** The preferred time to collect bags. */
export function BagPickupRow({ room: { shown, take } }: { room: DeliveryRoom }) {
  const say = useMessages(settingsDeliveryMessages)
  const { effect } = useMessages(settingsMessages)
  const locale = useLocale()
  const { bagPickup } = shown.delivery
  const hour = bagPickup?.startHour ?? null
  const setting = useSetting(bagPickupForm, {
    before: { bagPickupHour: hour },
    take: ({ days, ...changed }) => take({ delivery: changed, days }),
  })
  return (
    <SettingRow
      label={say.bagPickup}
      note={
        <span>
          {effect.atOnce} {say.bagNote}
        </span>
      }
      setting={setting}
      value={bagPickup ? formatHours(bagPickup, locale) : say.withBox}
    >
      <SelectField
        {...setting.field('bagPickupHour', hour === null ? '' : String(hour))}
        label={say.bagPickup}
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
