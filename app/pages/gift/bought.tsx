import { useEffect, useRef } from 'react'
import { formatMoneyShort } from '../../../domain/money.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import type { BoughtGift } from './page.tsx'
import { giftMessages } from './words.ts'

/** The result of the purchase: paid, and where the gift goes. */
export function Bought({ bought, onAnother }: { bought: BoughtGift; onAnother: () => void }) {
  const say = useMessages(giftMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { answer, intent } = bought
  const print = answer.deliveryMethod === 'print'

  const where = () => {
    const { recipientName, recipientEmail, senderEmail, sendOn } = answer
    if (print) return sendOn === null ? say.paid.print(senderEmail) : say.paid.printLater(senderEmail, sendOn)
    return sendOn === null
      ? say.paid.email(recipientName, recipientEmail)
      : say.paid.emailLater(recipientName, sendOn)
  }

  async function download(paper: 'sheet' | 'receipt') {
    await attempt.run(async () => {
      const { name, pdf } = await browserApi().post(`gift_cards.${paper}`, { intent })
      const bytes = Uint8Array.from(atob(pdf), symbol => symbol.charCodeAt(0))
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    })
  }

  return (
    <section className="gift-form gift-bought">
      <h2 className="text-h2" ref={heading} tabIndex={-1}>
        {say.paid.title}
      </h2>
      <p className="text-lede">{where()}</p>
      {answer.bonusCents > 0 && <Banner tone="good">{say.bonusHere(answer.bonusCents)}</Banner>}
      <p className="gift-total">
        <span>{say.total}</span>
        <strong className="tabular">{formatMoneyShort(answer.amountCents, locale)}</strong>
      </p>
      <p className="text-muted">{say.paid.receipt(answer.senderEmail)}</p>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p className="button-row">
        {print && answer.sendOn === null && (
          <Button busy={attempt.busy} onClick={() => void download('sheet')}>
            {say.paid.download}
          </Button>
        )}
        <Button busy={attempt.busy} kind="secondary" onClick={() => void download('receipt')}>
          {say.paid.saveReceipt}
        </Button>
        <Button kind="secondary" onClick={onAnother}>
          {say.paid.another}
        </Button>
      </p>
    </section>
  )
}
