import { type FormEvent, useState } from 'react'
import type { AddressSuggestion } from '../../../../contract/views.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SearchCombobox } from '../../../components/search_combobox.tsx'
import { PhoneField, TextArea, TextField } from '../../../components/text_fields.tsx'
import { Refused, usePostalFault } from './refused.tsx'
import type { KeptAddress } from './slot_form.tsx'

type FormAttempt = ReturnType<typeof useFormAttempt>

interface AddressFormProps {
  /** What was saved before; it need not be chosen again where it is left as it was. */
  kept: KeptAddress | null
  onSaved: () => void
}

/** The address, chosen from suggestions; unit, phone and notes. What was typed stays when it is refused. */
export function AddressForm({ kept, onSaved }: AddressFormProps) {
  const say = useMessages(signupStepMessages).delivery
  const attempt = useFormAttempt()
  const [typed, setTyped] = useState(kept?.address ?? '')
  const [chosen, setChosen] = useState<AddressSuggestion | null>(null)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '')
    const saved = await attempt.run(() =>
      browserApi().post('signup.save_address', {
        addressId: chosen?.id ?? null,
        address: chosen?.address ?? typed,
        unit: value('unit'),
        buzzer: value('buzzer'),
        city: value('city'),
        postal: value('postal'),
        phone: value('phone'),
        instructions: value('instructions'),
      }),
    )
    if (saved) onSaved()
  }

  return (
    <form className="checkout-form" noValidate onSubmit={save} ref={attempt.form}>
      <p className="text-lede">{say.lede}</p>
      <SearchCombobox
        error={attempt.of('address') ?? attempt.of('addressId')}
        hint={say.addressHint}
        label={say.address}
        load={async query => {
          const { suggestions } = await browserApi().get('addresses.suggestions', { query })
          return suggestions
        }}
        name="address"
        onChoose={suggestion => {
          setChosen(suggestion)
          setTyped(suggestion.address)
        }}
        onType={text => {
          setTyped(text)
          setChosen(null)
        }}
        value={typed}
      />
      <Place attempt={attempt} chosen={chosen} kept={kept} />
      <Contact attempt={attempt} kept={kept} />
      <Refused attempt={attempt} />
      <Button arrow busy={attempt.busy} type="submit" width="full">
        {say.submit}
      </Button>
    </form>
  )
}

/** City, postal code and unit: filled in from the suggestion that was chosen, each still the household's to correct. */
function Place(props: { attempt: FormAttempt; chosen: AddressSuggestion | null; kept: KeptAddress | null }) {
  const { attempt, chosen, kept } = props
  const say = useMessages(signupStepMessages).delivery
  const [city, setCity] = useState(kept?.city ?? '')
  const [postal, setPostal] = useState(kept?.postal ?? '')
  const [unit, setUnit] = useState(kept?.unit ?? '')
  const [filledFrom, setFilledFrom] = useState<AddressSuggestion | null>(null)
  if (chosen && chosen !== filledFrom) {
    setFilledFrom(chosen)
    setCity(chosen.city)
    setPostal(chosen.postal)
    if (chosen.unit !== '') setUnit(chosen.unit)
  }
  return (
    <>
      <div className="form-pair">
        <TextField
          autoComplete="address-level2"
          error={attempt.of('city')}
          label={say.city}
          name="city"
          onChange={event => setCity(event.target.value)}
          value={city}
        />
        <TextField
          autoComplete="postal-code"
          error={usePostalFault(attempt)}
          label={say.postal}
          name="postal"
          onChange={event => setPostal(event.target.value)}
          value={postal}
        />
      </div>
      <div className="form-pair">
        <TextField
          autoComplete="address-line2"
          error={attempt.of('unit')}
          label={say.unit}
          name="unit"
          onChange={event => setUnit(event.target.value)}
          optional
          value={unit}
        />
        <TextField
          defaultValue={kept?.buzzer}
          error={attempt.of('buzzer')}
          label={say.buzzer}
          name="buzzer"
          optional
        />
      </div>
    </>
  )
}

function Contact({ attempt, kept }: { attempt: FormAttempt; kept: KeptAddress | null }) {
  const say = useMessages(signupStepMessages).delivery
  return (
    <>
      <PhoneField
        defaultValue={kept?.phone.replace(/^\+1/, '')}
        error={attempt.of('phone')}
        hint={say.phoneHint}
        label={say.phone}
        name="phone"
      />
      <TextArea
        defaultValue={kept?.instructions}
        error={attempt.of('instructions')}
        hint={say.instructionsHint}
        label={say.instructions}
        name="instructions"
        optional
        rows={2}
      />
    </>
  )
}
