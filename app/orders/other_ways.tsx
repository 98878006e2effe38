// Other ways to pay for a box than a card: an account at PayPal, or a gift card that covers it. Both are in the payment settings.

import { otherWayMessages } from '../../i18n/other_ways.ts'
import { useMessages } from '../components/brand_context.tsx'
import { ButtonLink } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'

/** The parts of the payment settings that pay for a box. */
export const payOtherwise = { paypal: 'paypal', gift: 'codes' } as const

/** @param paypal whether PayPal can pay here */
export function OtherWays({ paypal }: { paypal: boolean }) {
  const say = useMessages(otherWayMessages)
  const to = useLinks()
  return (
    <>
      {paypal && (
        <ButtonLink kind="secondary" size="small" to={`${to('settingsPayment')}#${payOtherwise.paypal}`}>
          {say.paypal}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" size="small" to={`${to('settingsPayment')}#${payOtherwise.gift}`}>
        {say.gift}
      </ButtonLink>
    </>
  )
}
