import { accountPartMessages } from '../../../i18n/account_parts.ts'
import { formatWeekdayAndDay } from '../../../i18n/dates.ts'
import { stoppingMessages } from '../../../i18n/stopping.ts'
import { Banner } from '../../components/banner.tsx'
import { useBrand, useLocale, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink, buttonLook } from '../../components/button.tsx'
import { useLinks } from '../../components/links.ts'
import { sentences } from '../../components/sentences.ts'
import type { Account } from '../../orders/account.ts'
import { PaymentNotices } from '../../orders/payment_notices.tsx'
import { Unpause } from '../../subscription/unpause.tsx'
import { isBoxComing } from './box_coming.ts'
import { Raised } from './raised.tsx'

/** Urgent matters first: a payment, an unfinished sign-up, a stopped subscription. */
export function Notices({ account }: { account: Account }) {
  const say = useMessages(accountPartMessages).notice
  return (
    <div className="account-notices">
      <PaymentNotices account={account} />
      {account.signupUrl && (
        <Banner
          action={
            <ButtonLink size="small" to={account.signupUrl}>
              {say.goOn}
            </ButtonLink>
          }
          title={say.signup}
        >
          {say.signupNote}
        </Banner>
      )}
      <StandingNotice account={account} />
      <Raised isComing={isBoxComing(account)} messages={account.messages} />
    </div>
  )
}

/** Paused, closing or closed, with what the household can do. */
function StandingNotice({ account: { subscription, returnables } }: { account: Account }) {
  const state = subscription?.state ?? 'active'
  if (state === 'paused') return <PausedNotice resumesOn={subscription?.resumesOn ?? null} />
  if (state === 'closing') return <ClosingNotice hasOut={returnables === null || returnables.length > 0} />
  return state === 'closed' ? <ClosedNotice /> : null
}

function PausedNotice({ resumesOn }: { resumesOn: string | null }) {
  const say = useMessages(accountPartMessages).notice
  const stop = useMessages(stoppingMessages)
  const locale = useLocale()
  const day = resumesOn && formatWeekdayAndDay(resumesOn, locale)
  return (
    <Banner action={<Unpause />} title={day ? stop.pausedUntil(day) : say.paused}>
      {sentences(say.pausedNote, day && stop.pausedUntilNote(day))}
    </Banner>
  )
}

/** @param props.hasOut whether bags or kits are out, or may be: then a pickup is the way on */
function ClosingNotice({ hasOut }: { hasOut: boolean }) {
  const say = useMessages(accountPartMessages).notice
  const stop = useMessages(stoppingMessages)
  const to = useLinks()
  return (
    <Banner
      action={
        hasOut && (
          <ButtonLink size="small" to={to('bagsAndKits')}>
            {stop.bookPickup}
          </ButtonLink>
        )
      }
      title={say.closing}
    >
      {say.closingNote}
    </Banner>
  )
}

/** Only a person can reopen a closed account (area 4). */
function ClosedNotice() {
  const say = useMessages(accountPartMessages).notice
  const { facts } = useBrand()
  return (
    <Banner
      action={
        <a {...buttonLook({ size: 'small' })} href={`mailto:${facts.email}`}>
          {say.comeBack}
        </a>
      }
      title={say.closed}
    >
      {say.closedNote} {say.reach}{' '}
      <a className="link" href={`mailto:${facts.email}`}>
        {facts.email}
      </a>{' '}
      {say.orCall}{' '}
      <a className="link" href={facts.phone.href}>
        {facts.phone.shown}
      </a>
      .
    </Banner>
  )
}
