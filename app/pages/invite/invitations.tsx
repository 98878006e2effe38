import type { OutputOf } from '../../../contract/index.ts'
import { formatFullDay } from '../../../i18n/dates.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'

/** The friends a household invited or brought, each with its state. */
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
              <span className="text-muted">{say.states[state](formatFullDay(on, locale))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
