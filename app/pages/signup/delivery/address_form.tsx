import { type FormEvent, useState } from 'react'
import type { AddressSuggestion } from '../../../../contract/views.ts'
import { browserApi } from '../../../api.ts'
import { type Attempt, useAttempt } from '../../../attempt.ts'
import { brandFacts } from '../../../brands/index.ts'
import { Banner } from '../../../components/banner.tsx'
import { useBrand, useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SearchCombobox } from '../../../components/search_combobox.tsx'
import { PhoneField, TextArea, TextField } from '../../../components/text_fields.tsx'
import { signupStepMessages } from '../../../messages/signup_steps.ts'
import { useRootData } from '../../../root_data.ts'

/** The address, chosen from suggestions; unit, phone and notes. What was typed stays when it is refused. */
export function AddressForm({ onSaved }: { onSaved: () => void }) {
  const say = useMessages(signupStepMessages).delivery
  const attempt = useAttempt()
  const [typed, setTyped] = useState('')
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
    <form className="form" noValidate onSubmit={save}>
      <p className="text-lede">{say.lede}</p>
      <Refused attempt={attempt} />
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
      <div className="form-pair">
        <TextField
          autoComplete="address-level2"
          error={attempt.of('city')}
          key={`city ${chosen?.id}`}
          defaultValue={chosen?.city ?? ''}
          label={say.city}
          name="city"
        />
        <TextField
          autoComplete="postal-code"
          defaultValue={chosen?.postal ?? ''}
          error={attempt.of('postal')}
          key={`postal ${chosen?.id}`}
          label={say.postal}
          name="postal"
        />
      </div>
      <div className="form-pair">
        <TextField
          autoComplete="address-line2"
          defaultValue={chosen?.unit ?? ''}
          error={attempt.of('unit')}
          key={`unit ${chosen?.id}`}
          label={say.unit}
          name="unit"
          optional
        />
        <TextField error={attempt.of('buzzer')} label={say.buzzer} name="buzzer" optional />
      </div>
      <PhoneField error={attempt.of('phone')} hint={say.phoneHint} label={say.phone} name="phone" />
      <TextArea
        error={attempt.of('instructions')}
        hint={say.instructionsHint}
        label={say.instructions}
        name="instructions"
        optional
        rows={2}
      />
      <Button arrow busy={attempt.busy} type="submit" width="full">
        {say.submit}
      </Button>
    </form>
  )
}

/** Why the address was not taken; where the sister brand serves it, the way there. */
function Refused({ attempt }: { attempt: Attempt }) {
  const say = useMessages(signupStepMessages).delivery
  const { facts } = useBrand()
  const locale = useLocale()
  const root = useRootData()
  const { refusal } = attempt
  if (!refusal) return null
  const sentence = attempt.sentence ?? attempt.of('postal')
  if (!sentence) return null
  const sister = refusal.code === 'postal_sister_brand' && root
  return (
    <Banner
      action={
        sister && (
          <a className="link" href={`${root.sisterOrigin}/${locale}/signup/plans`}>
            {say.sister(brandFacts[facts.sister].name)}
          </a>
        )
      }
      tone="warn"
    >
      {sentence}
    </Banner>
  )
}
