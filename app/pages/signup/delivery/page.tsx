import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { Refusal } from '../../../../contract/errors.ts'
import { linkTo } from '../../../../contract/paths.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { formAction, leading } from '../../../forms/action.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { BoxSummary } from '../box_summary.tsx'
import { chosenBox } from '../chosen_box.ts'
import { SignupFrame } from '../frame.tsx'
import { AddressForm } from './address_form.tsx'
import { addressForm, slotForm } from './forms.ts'
import { changedBy, SlotForm } from './slot_form.tsx'

/** The address first; then the delivery days of its zone. */
export async function loader(args: LoaderFunctionArgs) {
  return load(args, async api => {
    const current = await api.get('signup.current_step', {})
    if (current.step !== 'delivery' && current.step !== 'payment') throw redirect(current.url)
    const box = await chosenBox(api)
    const known = await api.get('signup.delivery_options', {}).catch(failure => {
      if (failure instanceof Refusal && failure.code === 'step_missing') return null
      throw failure
    })
    return { box, options: known?.options ?? [], address: known?.address ?? null }
  })
}

export const action = formAction(
  leading(addressForm, (_, { page }) => linkTo('signupDelivery', page)),
  leading(slotForm, ({ url }) => url),
)

export default function DeliveryPage() {
  const { box, options, address } = useLoaderData<typeof loader>()
  const say = useMessages(signupStepMessages).delivery
  const revalidator = useRevalidator()
  const [search] = useSearchParams()
  const [changing, setChanging] = useState(search.has(changedBy))
  const askSlot = options.length > 0 && !changing
  const heading = useFocusOnChange(askSlot)
  return (
    <SignupFrame step="delivery">
      <PageHead page="signupDelivery" title={say.title} />
      <div className="checkout">
        <div className="checkout-words">
          <h1 className="text-h1" ref={heading} tabIndex={-1}>
            {askSlot ? say.slotHeading : say.heading}
          </h1>
        </div>
        {box && <BoxSummary {...box} brief />}
        {askSlot ? (
          <SlotForm address={address} onChangeAddress={() => setChanging(true)} options={options} />
        ) : (
          <AddressForm
            kept={address}
            onSaved={() => {
              setChanging(false)
              revalidator.revalidate()
            }}
          />
        )}
      </div>
    </SignupFrame>
  )
}

/** One form replaces the other: the focus goes to their common heading, which has new words. */
function useFocusOnChange(askSlot: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(askSlot)
  useEffect(() => {
    if (before.current === askSlot) return
    before.current = askSlot
    heading.current?.focus()
  }, [askSlot])
  return heading
}
