import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { AddressFields } from '../../../address/address_fields.tsx'
import { ContactFields } from '../../../address/contact_fields.tsx'
import { LabelCheck, useLabel } from '../../../address/label_check.tsx'
import { Refused, usePostalFault } from '../../../address/refused.tsx'
import { useAddress } from '../../../address/use_address.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { checkedPostal, forgetTyped, useTypingOf } from '../../../forms/kept_typing.ts'
import { PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { addressForm } from './forms.ts'
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
  const addressTyping = useTypingOf(`${addressForm.id} address`)
  const saving = useForm(addressForm, () => {
    forgetTyped(addressTyping, checkedPostal)
    onSaved()
  })
  const address = useAddress(kept, saving, addressTyping, checkedPostal)
  const label = useLabel(saving)

  return (
    <PostForm className="checkout-form" of={saving}>
      {label && <LabelCheck attempt={saving} label={label} />}
      <div className="checkout-fields" hidden={label !== null}>
        {!address.byParts && <p className="text-lede">{say.lede}</p>}
        <AddressFields address={address} attempt={saving} postalFault={usePostalFault(saving)} />
        <ContactFields attempt={saving} kept={kept} words={say} />
        <Refused attempt={saving} />
        <Button arrow busy={saving.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </div>
    </PostForm>
  )
}
