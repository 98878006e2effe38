import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../contract/index.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { mailedMessages } from '../../../i18n/mailed.ts'
import { otherWayMessages } from '../../../i18n/other_ways.ts'
import { browserApi } from '../../api.ts'
import { CardFace } from '../../card/card_face.tsx'
import { CardForm } from '../../card/card_form.tsx'
import { cardName } from '../../card/card_name.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { sentences } from '../../components/sentences.ts'
import { useAttempt } from '../../forms/attempt.ts'
import { OtherWays } from '../../orders/other_ways.tsx'
import { useReadAgain } from '../../read_again.ts'
import { settingsAction } from '../../settings/action.ts'
import { SettingsFrame } from '../../settings/frame.tsx'
import { loadSettings } from '../../settings/load.ts'
import { paymentMethodMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../settings/boundary.tsx'

/** Like every setting it requires the question before settings (rule 68). */
export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, async api => {
    const [account, { cardForm }] = await Promise.all([
      api.get('account.index', {}),
      api.get('cards.form', {}),
    ])
    return { account, cardForm }
  })
}

export const action = settingsAction()

type Account = OutputOf<'account.index'>
type Result = OutputOf<'clients.update_payment_method'>

/** Another card, which at once pays for boxes that the last one could not. */
export default function PaymentMethodPage() {
  const settings = useLoaderData<typeof loader>()
  const { account, cardForm } = settings.shown
  const say = useMessages(paymentMethodMessages)
  const other = useMessages(otherWayMessages)
  const attempt = useAttempt()
  const readAgain = useReadAgain()
  const [result, setResult] = useState<Result | null>(null)
  // The days of the boxes that were unpaid when the page was opened: once paid, the server no longer lists them.
  const [dates] = useState(() => datesOf(account))
  const unpaid = account.underway.filter(order => order.state === 'payment_failed')
  const waiting = unpaid.map(order => order.id)
  const due = unpaid.reduce((sum, order) => sum + order.receipt.payment.cardCents, 0)
  const boxes = useBoxes(dates)
  const locale = useLocale()

  async function change(paymentToken: string, nameOnCard: string) {
    setResult(await browserApi().post('clients.update_payment_method', { paymentToken, nameOnCard }))
    await readAgain()
  }

  return (
    <SettingsFrame heading={say.heading} room="paymentMethod" settings={settings}>
      {result ? (
        <Outcome boxes={boxes} onAgain={() => setResult(null)} result={result} />
      ) : (
        <>
          {account.card && <CardFace {...account.card} />}
          <div className="stack-tight">
            <p className="text-lede">
              {account.card ? say.onFile(cardName(account.card.brand), account.card.last4) : say.none}
            </p>
            <p className="text-muted">{waiting.length > 0 ? say.waiting(boxes(waiting)) : say.lede}</p>
          </div>
          <CardForm
            attempt={attempt}
            form={cardForm}
            onToken={change}
            submit={waiting.length > 0 ? say.submitAndPay(formatMoney(due, locale)) : say.submit}
          />
          {waiting.length > 0 && (
            <div className="stack-tight">
              <p>{other.title}</p>
              <p className="button-row">
                <OtherWays paypal={account.paypal} />
              </p>
            </div>
          )}
        </>
      )}
    </SettingsFrame>
  )
}

const datesOf = (account: Account): Record<string, string> =>
  Object.fromEntries([...account.underway, ...account.orders].map(order => [order.id, order.deliveryDate]))

/** Boxes by their days: "the box of Tuesday, December 1". */
function useBoxes(dates: Record<string, string>): (ids: readonly string[]) => string {
  const say = useMessages(paymentMethodMessages)
  const locale = useLocale()
  return ids =>
    ids
      .flatMap(id => dates[id] ?? [])
      .map(date => say.boxOf(formatWeekdayAndDay(date, locale)))
      .reduce((first, second) => (first ? say.and(first, second) : second), '')
}

/** The result: the card is changed, which orders were paid, and which were not. */
function Outcome(props: { result: Result; boxes: (ids: readonly string[]) => string; onAgain: () => void }) {
  const { result, boxes, onAgain } = props
  const say = useMessages(paymentMethodMessages)
  const { mailed } = useMessages(mailedMessages)
  const to = useLinks()
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack-wide" ref={heading} tabIndex={-1}>
      <Banner title={say.changed} tone="good">
        {sentences(
          result.paid.length > 0 ? say.paid(boxes(result.paid)) : say.changedNote,
          result.reference && mailed,
        )}
      </Banner>
      {result.unpaid.length > 0 && <Banner tone="warn">{say.unpaid(boxes(result.unpaid))}</Banner>}
      <p className="button-row">
        <ButtonLink kind={result.unpaid.length > 0 ? 'secondary' : 'primary'} to={to('account')}>
          {say.back}
        </ButtonLink>
        {result.unpaid.length > 0 && <Button onClick={onAgain}>{say.again}</Button>}
      </p>
    </div>
  )
}
