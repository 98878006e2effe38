import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatHours, formatWallClock, formatWeekday, formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { browserApi } from '../../../api.ts'
import { useAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { ChoiceCards } from '../../../dishes/choice_cards.tsx'

type Options = OutputOf<'signup.delivery_options'>['options']
export type KeptAddress = OutputOf<'signup.delivery_options'>['address']

const keyOf = (option: Options[number]) => `${option.weekday}-${option.window.startHour}`

interface SlotFormProps {
  options: Options
  address: KeptAddress | null
  onChangeAddress: () => void
}

/** The delivery days of the zone, each with its first box and the cutoff of that box. */
export function SlotForm({ options, address, onChangeAddress }: SlotFormProps) {
  const say = useMessages(signupStepMessages).delivery
  const locale = useLocale()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const [key, setKey] = useState(() => {
    const first = options.find(option => option.selected) ?? options[0]
    return first ? keyOf(first) : ''
  })
  const chosen = options.find(option => keyOf(option) === key)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    const saved = await attempt.run(() =>
      browserApi().post('signup.update_delivery_slot', {
        weekday: chosen.weekday,
        startHour: chosen.window.startHour,
      }),
    )
    if (saved) navigate(saved.url)
  }

  return (
    <form className="checkout-form" method="dialog" onSubmit={save}>
      {address && (
        <div className="goes-to" data-ground="sunk">
          <p>
            {say.goesTo} <b>{[address.address, address.unit, address.city].filter(Boolean).join(', ')}</b>
          </p>
          <Button kind="link" onClick={onChangeAddress}>
            {say.changeAddress}
          </Button>
        </div>
      )}
      <ChoiceCards
        legend={say.slot}
        look="tile"
        name="slot"
        onChange={setKey}
        options={options.map(option => ({
          value: keyOf(option),
          title: formatWeekday(option.firstDeliveryDate, locale),
          text: formatHours(option.window, locale),
        }))}
        value={key}
      />
      {chosen && (
        <p aria-live="polite">
          {say.first(
            formatWeekdayAndDay(chosen.firstDeliveryDate, locale),
            formatWallClock(chosen.cutoffLocal, locale),
          )}
        </p>
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button arrow busy={attempt.busy} type="submit" width="full">
        {say.choose}
      </Button>
    </form>
  )
}
