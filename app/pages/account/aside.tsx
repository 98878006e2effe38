import { isOneOf } from '../../../domain/machines/is_one_of.ts'
import { openSubscriptions } from '../../../domain/machines/subscription_groups.ts'
import { formatMoneyShort } from '../../../domain/money.ts'
import { accountPartMessages } from '../../../i18n/account_parts.ts'
import { balanceMessages } from '../../../i18n/balances.ts'
import { formatShortDay } from '../../../i18n/dates.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { cardName } from '../../card/card_name.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { TextLink } from '../../components/button.tsx'
import { Illustration } from '../../components/illustrations.tsx'
import { useLinks } from '../../components/links.ts'
import type { Account } from '../../orders/account.ts'
import { type Booking, Pickup } from '../../pickups/pickup.tsx'
import { Balances } from '../../value/balances.tsx'
import { isBoxComing } from './box_coming.ts'
import { StampCard } from './merit.tsx'

/** A household's other property: bags, points, credit, a card. */
export function AccountAside({ account, booking }: { account: Account; booking: Booking }) {
  const state = account.subscription?.state
  return (
    <div className="account-aside">
      <Bags booking={booking} isComing={isBoxComing(account)} returnables={account.returnables} />
      {account.merit && <StampCard merit={account.merit} />}
      <HeldValue account={account} />
      {isOneOf(state, openSubscriptions) && <Friends {...account.friends} />}
      {state !== 'closed' && <Card card={account.card} />}
    </div>
  )
}

const kinds = ['cooler_bag', 'zero_waste_kit'] as const

interface BagsProps {
  returnables: Account['returnables']
  booking: Booking
  /** Whether a box comes whose driver can take them along. */
  isComing: boolean
}

function Bags({ returnables, booking, isComing }: BagsProps) {
  const to = useLinks()
  const say = useMessages(accountPartMessages).bags
  const { untold } = useMessages(pickupMessages)
  const locale = useLocale()
  const out = kinds
    .map(kind => ({ kind, of: (returnables ?? []).filter(one => one.kind === kind) }))
    .filter(group => group.of.length > 0)
  const since = (group: NonNullable<Account['returnables']>) => group.map(one => one.outSince).sort()[0] ?? ''
  return (
    <section>
      <h2 className="account-heading">{say.heading}</h2>
      {out.length === 0 ? (
        <p className="text-muted">{returnables ? say.none : untold}</p>
      ) : (
        <>
          <ul className="bag-tiles">
            {out.map(({ kind, of }) => (
              <li key={kind}>
                <Illustration name={kind === 'cooler_bag' ? 'bag' : 'kit'} size="small" />
                <b>{say[kind](of.length)}</b>
                <span>{say.since(formatShortDay(since(of), locale))}</span>
              </li>
            ))}
          </ul>
          {isComing ? <p>{say.note}</p> : booking.pickup ? null : <p>{say.noteAlone}</p>}
          <p>
            <TextLink to={to('bagsAndKits')}>{say.list}</TextLink>
          </p>
        </>
      )}
      <Pickup booking={booking} nothingOut={returnables !== null && out.length === 0} />
    </section>
  )
}

function HeldValue({ account: { credit, points, pointsEnding } }: { account: Account }) {
  const say = useMessages(balanceMessages)
  return (
    <section>
      <h2 className="account-heading">{say.heading}</h2>
      <Balances
        {...credit}
        points={points.available}
        pointsEnding={pointsEnding}
        pointsPending={points.pending}
      />
    </section>
  )
}

function Friends({ creditCents, freeServings }: Account['friends']) {
  const { box } = useMessages(referralMessages)
  const to = useLinks()
  const locale = useLocale()
  const credit = formatMoneyShort(creditCents, locale)
  return (
    <section>
      <h2 className="account-heading">{box.heading}</h2>
      <p>{box.text(freeServings, credit)}</p>
      <p>
        <TextLink to={to('invite')}>{box.link}</TextLink>
      </p>
    </section>
  )
}

function Card({ card }: { card: Account['card'] }) {
  const say = useMessages(accountPartMessages).card
  const to = useLinks()
  return (
    <section>
      <h2 className="account-heading">{say.heading}</h2>
      <p>{card ? say.onFile(cardName(card.brand), card.last4) : say.none}</p>
      <p>
        <TextLink to={to('paymentMethod')}>{card ? say.change : say.add}</TextLink>
      </p>
    </section>
  )
}
