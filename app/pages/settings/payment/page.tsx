import type { LoaderFunctionArgs } from 'react-router'
import { balanceMessages } from '../../../../i18n/balances.ts'
import { mailedMessages } from '../../../../i18n/mailed.ts'
import { browserApi } from '../../../api.ts'
import { cardName } from '../../../card/card_name.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { ShowMore } from '../../../components/pagination.tsx'
import { FormFault } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { payOtherwise } from '../../../orders/other_ways.tsx'
import { RedeemForm } from '../../../redeem_form.tsx'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { Outcome, SettingPress } from '../../../settings/row.tsx'
import { useMore } from '../../../settings/use_more.ts'
import { useRoom } from '../../../settings/use_room.ts'
import { type Setting, useSetting } from '../../../settings/use_setting.ts'
import { Balances } from '../../../value/balances.tsx'
import * as forms from './forms.ts'
import { GiftCardRow } from './gift_card_row.tsx'
import type { Payment, PaymentRoom } from './payment.ts'
import { PayPalPart } from './paypal_part.tsx'
import { settingsPaymentMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_payment.show', {}))
}

export const action = settingsAction(...Object.values(forms))

/** All means of payment of a household. */
export default function PaymentSettings() {
  const room = useRoom<Payment>()
  const { shown } = room
  const say = useMessages(settingsPaymentMessages)
  const balance = useMessages(balanceMessages)
  const to = useLinks()
  return (
    <SettingsFrame lede={say.lede} room="settingsPayment" settings={room}>
      <SettingsPart heading={say.cards}>
        <Cards room={room} />
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
      <Codes room={room} />
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

type Removing = Setting<'settings_payment.invalidate'>

function Cards({ room: { shown, take } }: { room: PaymentRoom }) {
  // It outlives the row that it removes, and reports the result in its place.
  const off = useSetting(forms.removeCardForm, { take: answer => take(answer.shown) })
  return (
    <>
      <ul className="setting-rows">
        {shown.cards.map(card => (
          <CardRow card={card} key={card.id} off={off} take={take} />
        ))}
      </ul>
      <FormFault of={off} />
      <Outcome setting={off} />
    </>
  )
}

interface CardRowProps extends Pick<PaymentRoom, 'take'> {
  card: Card
  off: Removing
}

function CardRow({ card, off, take }: CardRowProps) {
  const say = useMessages(settingsPaymentMessages)
  const first = useSetting(forms.defaultCardForm, { take: answer => take(answer.shown) })
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
        <div className="button-row">
          {!card.isDefault && (
            <SettingPress
              aria-label={say.makeDefaultOf(name)}
              kind="secondary"
              name="id"
              setting={first}
              value={card.id}
            >
              {say.makeDefault}
            </SettingPress>
          )}
          {card.stays === null && (
            <SettingPress aria-label={say.removeOf(name)} kind="link" name="id" setting={off} value={card.id}>
              {say.remove}
            </SettingPress>
          )}
        </div>
      )}
      <FormFault of={first} />
      <Outcome setting={first} />
    </li>
  )
}

function Codes({ room: { shown, take } }: { room: PaymentRoom }) {
  const say = useMessages(settingsPaymentMessages)
  const { mailed } = useMessages(mailedMessages)
  const off = useSetting(forms.removeCodeForm, { take: answer => take(answer.shown) })
  const applying = useForm(forms.applyForm, answer => take(answer.shown))
  const { answer } = applying
  const applied =
    answer &&
    (answer.valueCents === null ? say.appliedCode(answer.name ?? '') : say.appliedGift(answer.valueCents))
  return (
    <SettingsPart heading={say.codes} id={payOtherwise.gift} note={say.codeText}>
      <RedeemForm
        answer={applied && `${applied} ${mailed}`}
        label={say.code}
        of={applying}
        submit={say.apply}
      />
      {shown.codes.length > 0 && (
        <ul className="setting-rows">
          {shown.codes.map(code => (
            <CodeRow code={code} key={code.code} off={off} />
          ))}
        </ul>
      )}
      <FormFault of={off} />
      <Outcome setting={off} />
    </SettingsPart>
  )
}

function CodeRow({ code, off }: { code: Payment['codes'][number]; off: Removing }) {
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
        <SettingPress
          aria-label={say.removeOf(code.code)}
          kind="secondary"
          name="id"
          setting={off}
          value={code.code}
        >
          {say.remove}
        </SettingPress>
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
  const setting = useSetting(forms.receiptsForm)
  return (
    <SettingsPart heading={say.receipts} note={count === 0 ? say.receiptsNone : say.receiptsText}>
      {count > 0 && (
        <div>
          <SettingPress kind="secondary" setting={setting}>
            {say.send}
          </SettingPress>
        </div>
      )}
      <FormFault of={setting} />
      <div aria-live="polite">
        {setting.answer && <Banner tone="good">{say.sent(setting.answer.sent)}</Banner>}
      </div>
    </SettingsPart>
  )
}
