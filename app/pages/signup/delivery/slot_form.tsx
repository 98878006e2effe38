import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatHours, formatWallClock, formatWeekday, formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { ChoiceCards } from '../../../dishes/choice_cards.tsx'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { slotForm } from './forms.ts'

type Options = OutputOf<'signup.delivery_options'>['options']
export type KeptAddress = OutputOf<'signup.delivery_options'>['address']

/** The query parameter that shows the address again where there are no scripts. */
export const changedBy = 'change'

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
  const choosing = useForm(slotForm, ({ url }) => navigate(url))
  const changing = useId()
  const [key, setKey] = useState(() => {
    const first = options.find(option => option.selected) ?? options[0]
    return first ? keyOf(first) : ''
  })
  const chosen = options.find(option => keyOf(option) === key)

  return (
    <>
      {/* Without scripts the page comes with the address. */}
      <form hidden id={changing} method="get" />
      <PostForm className="checkout-form" of={choosing}>
        {address && (
          <div className="goes-to" data-ground="sunk">
            <p>
              {say.goesTo} <b>{[address.address, address.unit, address.city].filter(Boolean).join(', ')}</b>
            </p>
            <Button
              form={changing}
              kind="link"
              name={changedBy}
              onClick={event => {
                event.preventDefault()
                onChangeAddress()
              }}
              type="submit"
              value="address"
            >
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
        <FormFault of={choosing} />
        <Button arrow busy={choosing.busy} type="submit" width="full">
          {say.choose}
        </Button>
      </PostForm>
    </>
  )
}
