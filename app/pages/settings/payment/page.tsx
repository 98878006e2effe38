import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { balanceMessages } from '../../../../i18n/balances.ts'
import { mailedMessages } from '../../../../i18n/mailed.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { cardName } from '../../../card/card_name.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { ShowMore } from '../../../components/pagination.tsx'
import { payOtherwise } from '../../../orders/other_ways.tsx'
import { useReadAgain } from '../../../read_again.ts'
import { RedeemForm } from '../../../redeem_form.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { Outcome } from '../../../settings/row.tsx'
import { useMore } from '../../../settings/use_more.ts'
import { type Setting, useSetting } from '../../../settings/use_setting.ts'
import { Balances } from '../../../value/balances.tsx'
import { GiftCardRow } from './gift_card_row.tsx'
import { PayPalPart } from './paypal_part.tsx'
import { settingsPaymentMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_payment.show', {}))
}

type Payment = OutputOf<'settings_payment.show'>

/** All means of payment of a household. */
export default function PaymentSettings() {
  const settings = useLoaderData<typeof loader>()
  const { shown } = settings
  const say = useMessages(settingsPaymentMessages)
  const balance = useMessages(balanceMessages)
  const to = useLinks()
  return (
    <SettingsFrame lede={say.lede} room="settingsPayment" settings={settings}>
      <SettingsPart heading={say.cards}>
        <Cards cards={shown.cards} />
        <p className="text-muted">{say.addText}</p>
        <p>
          <ButtonLink kind="secondary" size="small" to={to('paymentMethod')}>
            {say.add}
          </ButtonLink>
        </p>
      </SettingsPart>
      {shown.paypal !== null && <PayPalPart has={shown.cards.some(isAccount)} />}
      <SettingsPart heading={balance.heading}>
        <Balances {...shown.balances} />
      </SettingsPart>
      <Codes codes={shown.codes} />
      {shown.giftCards.length > 0 && <GiftCards first={shown} key={shown.giftCards[0]?.id} />}
      <Receipts count={shown.receipts} />
    </SettingsFrame>
  )
}

type Card = Payment['cards'][number]

const isAccount = (card: Card) => card.brand === 'paypal'

/** Its holder and its expiry; an account has none. */
function factsOf(
  { nameOnCard, expiryMonth, expiryYear }: Card,
  say: (name: string, expiry: string) => string,
) {
  if (expiryMonth === null || expiryYear === null) return nameOnCard
  return say(nameOnCard, `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(2)}`)
}

/** Removes an entry; it outlives the removed row, and reports the result in its place. */
const useTakingOff = (kind: 'card' | 'code') =>
  useSetting((id: string) => browserApi().post('settings_payment.invalidate', { kind, id }))

function Cards({ cards }: { cards: readonly Card[] }) {
  const off = useTakingOff('card')
  return (
    <>
      <ul className="setting-rows">
        {cards.map(card => (
          <CardRow card={card} key={card.id} off={off} />
        ))}
      </ul>
      {off.attempt.sentence && <Banner tone="warn">{off.attempt.sentence}</Banner>}
      <Outcome setting={off} />
    </>
  )
}

function CardRow({ card, off }: { card: Card; off: Setting<string> }) {
  const say = useMessages(settingsPaymentMessages)
  const first = useSetting((id: string) => browserApi().post('cards.make_default', { id }))
  const name = say.card(cardName(card.brand), card.last4)
  const isDefault = card.isDefault ? say.isDefault : ''
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label">{name}</p>
        <p className="setting-value">{say.accountFacts(factsOf(card, say.cardFacts), isDefault)}</p>
        {card.stays !== null && <p className="text-muted">{say.stays[card.stays]}</p>}
      </div>
      {(!card.isDefault || card.stays === null) && (
        <p className="button-row">
          {!card.isDefault && (
            <Button
              aria-label={say.makeDefaultOf(name)}
              busy={first.attempt.busy}
              kind="secondary"
              onClick={() => void first.save(card.id)}
              size="small"
            >
              {say.makeDefault}
            </Button>
          )}
          {card.stays === null && (
            <Button
              aria-label={say.removeOf(name)}
              busy={off.attempt.busy}
              kind="link"
              onClick={() => void off.save(card.id)}
              size="small"
            >
              {say.remove}
            </Button>
          )}
        </p>
      )}
      {first.attempt.sentence && <Banner tone="warn">{first.attempt.sentence}</Banner>}
      <Outcome setting={first} />
    </li>
  )
}

function Codes({ codes }: { codes: Payment['codes'] }) {
  const say = useMessages(settingsPaymentMessages)
  const { mailed } = useMessages(mailedMessages)
  const off = useTakingOff('code')
  const readAgain = useReadAgain()

  async function apply(code: string): Promise<string> {
    const { valueCents, name } = await browserApi().post('settings_payment.apply', { code })
    const applied = valueCents === null ? say.appliedCode(name ?? '') : say.appliedGift(valueCents)
    return `${applied} ${mailed}`
  }

  return (
    <SettingsPart heading={say.codes} id={payOtherwise.gift} note={say.codeText}>
      <RedeemForm apply={apply} label={say.code} onApplied={readAgain} submit={say.apply} />
      {codes.length > 0 && (
        <ul className="setting-rows">
          {codes.map(code => (
            <CodeRow code={code} key={code.code} off={off} />
          ))}
        </ul>
      )}
      {off.attempt.sentence && <Banner tone="warn">{off.attempt.sentence}</Banner>}
      <Outcome setting={off} />
    </SettingsPart>
  )
}

function CodeRow({ code, off }: { code: Payment['codes'][number]; off: Setting<string> }) {
  const say = useMessages(settingsPaymentMessages)
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label">{code.name}</p>
        <p className="setting-value">
          {code.code} · {code.active ? say.used(code.used, Math.max(1, code.elements.length)) : say.usedUp}
        </p>
      </div>
      {code.active && (
        <Button
          aria-label={say.removeOf(code.code)}
          busy={off.attempt.busy}
          kind="secondary"
          onClick={() => void off.save(code.code)}
          size="small"
        >
          {say.remove}
        </Button>
      )}
    </li>
  )
}

type GiftCardsPage = Pick<Payment, 'giftCards' | 'giftCardsNext'>

/** The latest entries, and earlier ones on request. */
function GiftCards({ first }: { first: GiftCardsPage }) {
  const say = useMessages(settingsPaymentMessages)
  const { pages, list, more, attempt, hasMore } = useMore<GiftCardsPage>(
    first,
    after => browserApi().get('cards.held_value', { after }),
    page => page.giftCardsNext,
    page => page.giftCards.length,
  )
  const cards = pages.flatMap(page => page.giftCards)
  return (
    <SettingsPart heading={say.giftCards}>
      <ul className="setting-rows" ref={list}>
        {cards.map(card => (
          <GiftCardRow card={card} key={card.id} />
        ))}
      </ul>
      {attempt.sentence && <Banner tone="warn">{say.moreFailed(attempt.sentence)}</Banner>}
      {hasMore && <ShowMore busy={attempt.busy} onMore={more} />}
      <p className="visually-hidden" role="status">
        {pages.length > 1 && say.loaded(cards.length)}
      </p>
    </SettingsPart>
  )
}

function Receipts({ count }: { count: number }) {
  const say = useMessages(settingsPaymentMessages)
  const attempt = useFormAttempt()
  const [sent, setSent] = useState<number | null>(null)
  const send = () =>
    attempt.run(async () =>
      setSent((await browserApi().post('settings_payment.send_order_receipts', {})).sent),
    )
  return (
    <SettingsPart heading={say.receipts} note={count === 0 ? say.receiptsNone : say.receiptsText}>
      {count > 0 && (
        <p>
          <Button busy={attempt.busy} kind="secondary" onClick={() => void send()} size="small">
            {say.send}
          </Button>
        </p>
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <div aria-live="polite">{sent !== null && <Banner tone="good">{say.sent(sent)}</Banner>}</div>
    </SettingsPart>
  )
}
