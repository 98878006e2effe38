import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoneyShort } from '../../../domain/money.ts'
import { referralMessages } from '../../../i18n/referrals.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { formAction } from '../../forms/action.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { load, pageAddress } from '../../load.ts'
import { InviteForm } from './form.tsx'
import { inviteForm } from './forms.ts'
import { Invitations } from './invitations.tsx'
import { ShareLink } from './share_link.tsx'

export function loader(args: LoaderFunctionArgs) {
  return load(args, async (api, page) => {
    const invite = await api.get('referrals.invite', {})
    return { ...invite, typed: await page.typedBefore(pageAddress(args.request)) }
  })
}

export const action = formAction(inviteForm)

/** Bringing a friend: the link to share, a letter that we send, and the state of each invitation (rule 43). */
export default function InvitePage() {
  const { link, code, active, ended, friendMeals, creditCents, invitations, typed } =
    useLoaderData<typeof loader>()
  const say = useMessages(referralMessages)
  const locale = useLocale()
  return (
    <div className="page-width account-page invite">
      <PageHead page="invite" title={say.title} />
      <header className="invite-part">
        <h1>{say.heading}</h1>
        <p className="text-lede">{say.lede(friendMeals, formatMoneyShort(creditCents, locale))}</p>
        <p className="text-muted">{say.rule}</p>
      </header>
      {active ? (
        <>
          <ShareLink code={code} link={link} meals={friendMeals} />
          <InviteForm typed={typed} />
        </>
      ) : (
        <Banner tone="info">{ended ? say.ended : say.inactive}</Banner>
      )}
      <Invitations invitations={invitations} />
    </div>
  )
}
