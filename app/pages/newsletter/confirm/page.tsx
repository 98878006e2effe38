import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { newsletterTokenLength } from '../../../../contract/newsletter.ts'
import { newsletterLinkDays } from '../../../../domain/newsletter.ts'
import { openWeek } from '../../../../domain/time/weeks.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction } from '../../../forms/action.ts'
import { useCameBack } from '../../../forms/came_back.ts'
import { useForm } from '../../../forms/use_form.ts'
import { Newsletter, newsletterName } from '../../../layout/newsletter.tsx'
import { newsletterForm } from '../../../layout/newsletter_forms.ts'
import { showsNewsletter } from '../../../layout/newsletter_shown.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { LinkPress } from '../../../mailed_link.tsx'
import { useRootData } from '../../../root_data.ts'
import { confirmForm } from './forms.ts'
import { newsletterConfirmMessages } from './words.ts'

/** The address that the link confirms. Opening the page confirms nothing, so neither does a mail scanner. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > newsletterTokenLength) return null
  return load(args, async api => {
    const { email } = await api.post('newsletter.check_link', { token })
    return email === null ? null : { token, email }
  })
}

export const action = formAction(confirmForm, newsletterForm)

/** Puts an address on the newsletter's list, for whoever reads its mail (rule 80). */
export default function ConfirmNewsletter() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(newsletterConfirmMessages)
  const newsletter = useRootData()?.newsletter
  const confirming = useForm(confirmForm)
  const subscribing = useCameBack(newsletterName)
  // Posted from another page without scripts.
  const subscribed = newsletter && (subscribing.answer !== null || subscribing.refusal !== null)
  return (
    <div className="page-width section narrow-page">
      <PageHead page="newsletterConfirm" title={say.title} />
      {/* No other site sees the token; a form without scripts still says where it comes from. */}
      <meta content="same-origin" name="referrer" />
      {subscribed ? (
        <Newsletter back={subscribing} form={newsletter} />
      ) : confirming.answer ? (
        <Done />
      ) : loaded ? (
        <LinkPress
          invalid={<Invalid />}
          of={confirming}
          token={loaded.token}
          words={{ ...say, lede: say.lede(loaded.email) }}
        />
      ) : (
        <Invalid />
      )}
    </div>
  )
}

function Done() {
  const say = useMessages(newsletterConfirmMessages)
  const to = useLinks()
  return (
    <>
      <h1 ref={element => element?.focus()} tabIndex={-1}>
        {say.done}
      </h1>
      <p className="text-lede">{say.doneNote}</p>
      <p className="button-row">
        <ButtonLink to={to('menu', { date: openWeek })}>{say.menu}</ButtonLink>
      </p>
    </>
  )
}

/** The form for another link is in the footer, for visitors. */
function Invalid() {
  const say = useMessages(newsletterConfirmMessages)
  const to = useLinks()
  const again = showsNewsletter(useRootData())
  return (
    <>
      <h1>{say.invalid}</h1>
      <p className="text-lede">{say.invalidNote(newsletterLinkDays)}</p>
      {again ? (
        <p>{say.again}</p>
      ) : (
        <p className="button-row">
          <ButtonLink to={to('contact')}>{say.contact}</ButtonLink>
        </p>
      )}
    </>
  )
}
