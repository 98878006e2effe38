import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { browserApi } from '../../../api.ts'
import { cardName } from '../../../card/card_name.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { ShowMore } from '../../../components/pagination.tsx'
import { NoneYet } from '../../../orders/none_yet.tsx'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { useMore } from '../../../settings/use_more.ts'
import { paymentHistoryMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_payment.payment_history', {}))
}

export const action = settingsAction()

type History = OutputOf<'settings_payment.payment_history'>
type Payment = History['payments'][number]
type Split = Payment['paidWith']

/** The household's payments, newest first, twenty at a time. */
export default function PaymentHistoryPage() {
  const settings = useLoaderData<typeof loader>()
  const say = useMessages(paymentHistoryMessages)
  const { pages, list, more, attempt, hasMore } = useMore(
    settings.shown,
    after => browserApi().get('settings_payment.payment_history', { after }),
    page => page.next,
    page => page.payments.length,
  )
  const payments = pages.flatMap(page => page.payments)
  return (
    <SettingsFrame lede={say.lede} room="settingsPaymentHistory" settings={settings}>
      {payments.length === 0 ? (
        <NoneYet say={say} />
      ) : (
        <section className="settings-part">
          <ul className="setting-rows" ref={list}>
            {payments.map(payment => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          {attempt.sentence && <Banner tone="warn">{say.moreFailed(attempt.sentence)}</Banner>}
          {hasMore && <ShowMore busy={attempt.busy} onMore={more} />}
          <p className="visually-hidden" role="status">
            {pages.length > 1 && say.loaded(payments.length)}
          </p>
        </section>
      )}
    </SettingsFrame>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const say = useMessages(paymentHistoryMessages)
  const to = useLinks()
  const pdf = usePdf()
  const what = useWhat(payment)
  return (
    <li className="setting" tabIndex={-1}>
      <div className="setting-words">
        <p className="setting-value">{what}</p>
        <p className="text-muted">{say.paidOn(payment.date)}</p>
        <PaidWith payment={payment} />
        {payment.refunds.map((refund, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds of one payment are only added at the end.
          <Refund key={place} orderId={payment.orderId} refund={refund} />
        ))}
        {(payment.orderId || payment.receiptId) && (
          <p>
            {payment.orderId && (
              <TextLink aria-label={say.toBoxOf(what)} to={to('box', { id: payment.orderId })}>
                {say.toBox}
              </TextLink>
            )}
            {payment.orderId && payment.receiptId && <span> · </span>}
            {payment.receiptId && (
              <>
                <TextLink aria-label={say.receiptOf(what)} to={to('receipt', { id: payment.receiptId })}>
                  {say.receipt}
                </TextLink>
                <span> · </span>
                <a aria-label={say.pdfOf(what)} className="link" download href={pdf(payment.receiptId)}>
                  {say.pdf}
                </a>
              </>
            )}
          </p>
        )}
      </div>
      <strong className="tabular">{formatMoney(payment.billedCents, useLocale())}</strong>
    </li>
  )
}

function useWhat({ paidFor, deliveryDate }: Payment): string {
  const say = useMessages(paymentHistoryMessages)
  if (paidFor === 'returnables') return say.returnables
  if (paidFor === 'gift_card') return say.giftCard
  if (deliveryDate === null) return say.lateGiftPayment
  if (paidFor === 'added_items') return say.added(deliveryDate)
  return paidFor === 'late_payment' ? say.latePayment(deliveryDate) : say.box(deliveryDate)
}

function PaidWith({ payment: { paidWith, card } }: { payment: Payment }) {
  const say = useMessages(paymentHistoryMessages)
  const onCard = (cents: number) =>
    card ? say.card(cents, cardName(card.brand), card.last4) : say.cardGone(cents)
  const words = wordsOf(paidWith, { ...say, card: onCard })
  return <p className="text-muted">{words.join(' · ')}</p>
}

interface RefundProps {
  orderId: string | null
  refund: Payment['refunds'][number]
}

function Refund({ orderId, refund }: RefundProps) {
  const say = useMessages(paymentHistoryMessages)
  const to = useLinks()
  const pdf = usePdf()
  const all = refund.cardCents + refund.givenCents + refund.boughtCents + refund.corporateCents
  return (
    <p className="setting-value">
      <strong>{say.refunded(all, refund.date)}</strong>
      <span className="text-muted"> · {wordsOf(refund, say.backTo).join(' · ')}</span>
      {orderId && refund.note !== null && (
        <>
          <span> · </span>
          <TextLink to={to('creditNote', { id: orderId, number: String(refund.note) })}>
            {say.creditNote}
          </TextLink>
          <span> · </span>
          <a
            aria-label={say.pdfOf(say.creditNote)}
            className="link"
            download
            href={pdf(`${orderId}-${refund.note}`)}
          >
            {say.pdf}
          </a>
        </>
      )}
    </p>
  )
}

/** The PDF of a receipt or a credit note, in the language of the page. */
function usePdf(): (name: string) => string {
  const locale = useLocale()
  return name => `/clients/receipts/${name}.pdf?locale=${locale}`
}

type Words = Record<'card' | 'given' | 'bought' | 'corporate', (cents: number) => string>

/** In the order of payment (rule 35). */
function wordsOf(split: Split, say: Words): string[] {
  const kinds = ['given', 'bought', 'corporate', 'card'] as const
  return kinds.filter(kind => split[`${kind}Cents`] !== 0).map(kind => say[kind](split[`${kind}Cents`]))
}
