import type { OutputOf } from '../../../contract/index.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'

/** Whom the household invited or brought, and how far each has come. */
export function Invitations({ invitations }: Pick<OutputOf<'referrals.invite'>, 'invitations'>) {
  const say = useMessages(referralMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="invitations" className="invite-part">
      <h2 className="account-heading" id="invitations">
        {say.listHeading}
      </h2>
      {invitations.length === 0 ? (
        <p className="text-muted">{say.none}</p>
      ) : (
        <ul className="invite-list">
          {invitations.map(({ id, friendName, state, on }) => (
            <li key={id}>
              <b>{friendName}</b>{' '}
              <span className="text-muted">{say.states[state](formatDay(on, locale))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
