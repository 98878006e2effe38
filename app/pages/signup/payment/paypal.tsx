// PayPal instead of a card: approved on PayPal's own pages, and charged when its owner returns and starts.

import { type ReactNode, useState } from 'react'
import { errorMessages } from '../../../../i18n/errors.ts'
import { signupStepMessages } from '../../../../i18n/signup_steps.ts'
import { browserApi } from '../../../api.ts'
import { usePayPalReturn } from '../../../card/paypal_return.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useAttempt } from '../../../forms/attempt.ts'

interface PayPalChoiceProps {
  /** The card's form, shown until PayPal is approved. */
  children: ReactNode
  /** Whether the card is being charged just now: a second press of its button, after the page has moved, starts nothing here. */
  cardUnderWay: boolean
  /** Completes the sign-up with the approved account. */
  onStart: () => Promise<void>
}

export function PayPalChoice({ children, cardUnderWay, onStart }: PayPalChoiceProps) {
  const say = useMessages(signupStepMessages).payment
  const attempt = useAttempt(useMessages(errorMessages))
  const [back, setBack] = useState<'approved' | 'cancelled' | null>(null)
  usePayPalReturn(setBack)

  const begin = () =>
    attempt.run(async () => {
      const begun = await browserApi().get('paypal.get_vault_setup_token', { from: 'signup' })
      location.assign(begun.approveUrl)
    })

  const sentence = attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>
  if (back === 'approved')
    return (
      <div className="form">
        <Banner title={say.paypalReady} tone="good">
          {say.paypalReadyNote}
        </Banner>
        {sentence}
        <Button busy={attempt.busy} onClick={() => void attempt.run(onStart)} width="full">
          {say.submit}
        </Button>
        <Button kind="link" onClick={() => setBack(null)}>
          {say.useCard}
        </Button>
      </div>
    )
  return (
    <>
      {back === 'cancelled' && <Banner tone="info">{say.paypalCancelled}</Banner>}
      {children}
      <div className="stack-tight">
        <Button
          aria-disabled={cardUnderWay || undefined}
          busy={attempt.busy}
          kind="secondary"
          onClick={cardUnderWay ? undefined : () => void begin()}
          width="full"
        >
          {say.paypal}
        </Button>
        <p className="text-muted">{say.paypalNote}</p>
        {sentence}
      </div>
    </>
  )
}
