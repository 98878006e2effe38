import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { formatHours, formatShortDay, formatWeekday } from '../../i18n/dates.ts'
import { settingsDeliveryMessages } from '../../i18n/settings_delivery.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { ChoiceCards } from '../dishes/choice_cards.tsx'

type Day = OutputOf<'settings_delivery.available_schedules'>['days'][number]

/** Weekdays are lower case in French, but not at the start of a line. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A day and window; initially the present one, else the soonest. */
export function SlotField({ days, legend }: { days: readonly Day[]; legend: string }) {
  const say = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const keyOf = (day: Day) => `${day.weekday} ${day.window.startHour}`
  const first = days.find(day => day.selected) ?? days[0]
  const [slot, setSlot] = useState(first ? keyOf(first) : null)
  return (
    <ChoiceCards
      legend={legend}
      look="tile"
      name="slot"
      onChange={setSlot}
      options={days.map(day => ({
        value: keyOf(day),
        title: sentence(formatWeekday(day.firstDeliveryDate, locale)),
        text: `${formatHours(day.window, locale)}, ${say.slotFirst(formatShortDay(day.firstDeliveryDate, locale))}`,
      }))}
      value={slot}
    />
  )
}
