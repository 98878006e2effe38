import { type FormEvent, useState } from 'react'
import { formatDay, formatHours, formatWeekday, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { mailedMessages } from '../../i18n/mailed.ts'
import { pickupMessages } from '../../i18n/pickups.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { ChoiceCards } from '../dishes/choice_cards.tsx'
import { PostForm } from '../forms/post_form.tsx'
import { useForm } from '../forms/use_form.ts'
import { useSayDone } from '../read_again.ts'
import { bookForm, moveForm } from './forms.ts'
import type { Booking } from './pickup.tsx'
import { Trouble } from './trouble.tsx'

interface PickupFormProps {
  booking: Booking
  /** One is booked, and moves to the chosen window. */
  moves?: boolean
  /** Given where the form is in a dialog. */
  onClose?: () => void
}

/** Weekdays are lower case in French, but not at the start of a line. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A day of next week and a window on it: initially the household's usual one, where it set one. */
export function PickupForm({ booking, moves = false, onClose }: PickupFormProps) {
  const { days, usualHour } = booking
  const say = useMessages(pickupMessages)
  const { mailed } = useMessages(mailedMessages)
  const locale = useLocale()
  const sayDone = useSayDone()
  const to = useLinks()
  const asking = useForm(moves ? moveForm : bookForm, async ({ pickup }) => {
    const booked = say.bookedToast(formatWeekdayAndDay(pickup.date, locale))
    onClose?.()
    await sayDone(`${booked} ${mailed}`)
  })
  const [date, setDate] = useState<string | null>(null)
  const [hour, setHour] = useState(usualHour === null ? null : String(usualHour))
  const [incomplete, setIncomplete] = useState(false)
  const windows = (days.find(day => day.date === date) ?? days[0])?.windows ?? []

  function submit(event: FormEvent<HTMLFormElement>) {
    setIncomplete(date === null || hour === null)
    if (date === null || hour === null) return event.preventDefault()
    asking.submit(event)
  }

  return (
    <PostForm action={to('bagsAndKits')} className="pickup-form" of={{ ...asking, submit }}>
      <p className="text-muted">{say.pickupNote}</p>
      <Trouble sentence={asking.sentence} />
      <ChoiceCards
        legend={say.days}
        look="tile"
        name="date"
        onChange={setDate}
        options={days.map(day => ({
          value: day.date,
          title: sentence(formatWeekday(day.date, locale)),
          text: formatDay(day.date, locale),
        }))}
        value={date}
      />
      <ChoiceCards
        legend={say.windows}
        look="tile"
        name="startHour"
        onChange={setHour}
        options={windows.map(window => ({
          value: String(window.startHour),
          title: formatHours(window, locale),
        }))}
        value={hour}
      />
      {incomplete && (date === null || hour === null) && (
        <p className="field-error" role="alert">
          {say.chooseBoth}
        </p>
      )}
      <p className="button-row">
        {onClose && (
          <Button kind="secondary" onClick={onClose}>
            {say.keep}
          </Button>
        )}
        <Button busy={asking.busy} type="submit">
          {moves ? say.moveSubmit : say.submit}
        </Button>
      </p>
    </PostForm>
  )
}
