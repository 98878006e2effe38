import type { FormEvent } from 'react'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields, contactOf } from '../../../address/contact_fields.tsx'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { Refused, usePostalFault } from '../../../address/refused.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { checkedPostal, forgetTyped, useKeptTyping, useTypingOf } from '../../../kept_typing.ts'
import type { KeptAddress } from './slot_form.tsx'

interface AddressFormProps {
  /** The saved address; unchanged, it need not be chosen again. */
  kept: KeptAddress | null
  onSaved: () => void
}

/**
 * The address, chosen from suggestions or typed part by part; then unit, phone and notes. The typed text stays after a refusal, and
 * while its label is confirmed.
 */
export function AddressForm({ kept, onSaved }: AddressFormProps) {
  const say = useMessages(signupStepMessages).delivery
  const attempt = useFormAttempt()
  const addressTyping = useTypingOf('signup.address')
  const contactTyping = useTypingOf('signup.contact')
  const address = useAddress(kept, attempt, addressTyping, checkedPostal)
  useKeptTyping(attempt.form, contactTyping, ['buzzer', 'phone', 'instructions'])
  const label = useLabel(attempt)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const saved = await attempt.run(() =>
      browserApi().post('signup.save_address', {
        ...address.sent(label !== null),
        ...contactOf(form),
      }),
    )
    if (!saved) return
    forgetTyped(addressTyping, contactTyping, checkedPostal)
    onSaved()
  }

  return (
    <form className="checkout-form" method="dialog" noValidate onSubmit={save} ref={attempt.form}>
      {label && <LabelCheck attempt={attempt} label={label} />}
      <div className="checkout-fields" hidden={label !== null}>
        {!address.byParts && <p className="text-lede">{say.lede}</p>}
        <AddressFields address={address} attempt={attempt} postalFault={usePostalFault(attempt)} />
        <ContactFields attempt={attempt} kept={kept} words={say} />
        <Refused attempt={attempt} />
        <Button arrow busy={attempt.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </div>
    </form>
  )
}
