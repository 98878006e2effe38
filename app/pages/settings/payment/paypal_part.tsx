// Makes PayPal pay for the boxes: the owner approves the account on PayPal's own pages, and it is put on file on their return.

import { useRef, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { browserApi } from '../../../api.ts'
import { usePayPalReturn } from '../../../card/paypal_return.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { sentences } from '../../../components/sentences.ts'
import { useAttempt } from '../../../forms/attempt.ts'
import { payOtherwise } from '../../../orders/other_ways.tsx'
import { useReadAgain } from '../../../read_again.ts'
import { SettingsPart } from '../../../settings/frame.tsx'
import { settingsPaymentMessages } from './words.ts'

type Result = OutputOf<'account.update_payment_method_to_paypal'>

/** @param has whether an account is on file already */
export function PayPalPart({ has }: { has: boolean }) {
  const say = useMessages(settingsPaymentMessages)
  const attempt = useAttempt()
  const readAgain = useReadAgain()
  const [result, setResult] = useState<Result | 'cancelled' | null>(null)

  const begin = () =>
    attempt.run(async () => {
      setResult(null)
      location.assign((await browserApi().get('paypal.get_vault_setup_token', {})).approveUrl)
    })

  const finish = () =>
    attempt.run(async () => {
      setResult(await browserApi().post('account.update_payment_method_to_paypal', {}))
      await readAgain()
    })

  const part = useRef<HTMLDivElement>(null)
  usePayPalReturn(back => {
    part.current?.scrollIntoView({ block: 'center' })
    if (back === 'cancelled') setResult('cancelled')
    else void finish()
  })

  return (
    <SettingsPart heading={say.paypal} id={payOtherwise.paypal} note={say.paypalText}>
      <p>
        <Button busy={attempt.busy} kind="secondary" onClick={() => void begin()} size="small">
          {has ? say.paypalOther : say.paypalUse}
        </Button>
      </p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <div aria-live="polite" ref={part}>
        {result === 'cancelled' && <Banner tone="info">{say.paypalCancelled}</Banner>}
        {result !== null && result !== 'cancelled' && (
          <Banner tone="good">
            {sentences(say.paypalChanged, result.paid.length > 0 && say.paypalPaid(result.paid.length))}
          </Banner>
        )}
        {result !== null && result !== 'cancelled' && result.unpaid.length > 0 && (
          <Banner tone="warn">{say.paypalUnpaid(result.unpaid.length)}</Banner>
        )}
      </div>
    </SettingsPart>
  )
}
