import { accountPartMessages } from '../../../i18n/account_parts.ts'
import { Banner } from '../../components/banner.tsx'
import { useBrand, useMessages } from '../../components/brand_context.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { useLinks } from '../../layout/links.ts'
import type { Account } from '../../orders/account.ts'
import { PaymentNotices } from '../../orders/payment_notices.tsx'

/** What needs attention before anything else: a payment, an unfinished sign-up, a subscription that stands still. */
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
      <StandingNotice state={account.subscription?.state ?? null} />
    </div>
  )
}

/** Paused, closing, closed: said as it is, with the way to a person. */
function StandingNotice({ state }: { state: 'active' | 'paused' | 'closing' | 'closed' | null }) {
  const say = useMessages(accountPartMessages).notice
  const { facts } = useBrand()
  const to = useLinks()
  if (state === null || state === 'active') return null
  const words = {
    paused: [say.paused, say.pausedNote],
    closing: [say.closing, say.closingNote],
    closed: [say.closed, say.closedNote],
  } as const
  const [title, note] = words[state]
  return (
    <Banner
      action={
        <ButtonLink kind="secondary" size="small" to={to('history')}>
          {say.history}
        </ButtonLink>
      }
      title={title}
    >
      {note}{' '}
      {state !== 'closing' && (
        <>
          {say.reach}{' '}
          <a className="link" href={`mailto:${facts.email}`}>
            {facts.email}
          </a>{' '}
          {say.orCall}{' '}
          <a className="link" href={facts.phone.href}>
            {facts.phone.shown}
          </a>
          .
        </>
      )}
    </Banner>
  )
}
