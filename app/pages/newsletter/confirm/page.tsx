import { type FormEvent, useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { newsletterTokenLength } from '../../../../contract/newsletter.ts'
import { newsletterLinkDays } from '../../../../domain/newsletter.ts'
import { openWeek } from '../../../../domain/time/weeks.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { answerForm } from '../../../form_action.ts'
import { showsNewsletter } from '../../../layout/newsletter_shown.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { useRootData } from '../../../root_data.ts'
import { useSent, useSentBack } from '../../../sent_back.ts'
import { newsletterConfirmMessages } from './words.ts'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** The address that the link confirms. Opening the page confirms nothing, so neither does a mail scanner. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.request)
  if (token === '' || token.length > newsletterTokenLength) return null
  return load(args, async api => {
    const { email } = await api.post('newsletter.check_link', { token })
    return email === null ? null : { token, email }
  })
}

/** The form, sent without scripts. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(args, async api => {
    await api.post('newsletter.confirm', { token: tokenOf(args.request) })
    return { done: true }
  })

/** Puts an address on the newsletter's list, for whoever reads its mail (rule 80). */
export default function ConfirmNewsletter() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(newsletterConfirmMessages)
  const [done, setDone] = useState(useSent<boolean>() === true)
  return (
    <div className="page-width section narrow-page">
      <PageHead page="newsletterConfirm" title={say.title} />
      {/* No other site sees the token; a form without scripts still says where it comes from. */}
      <meta content="same-origin" name="referrer" />
      {done ? <Done /> : loaded ? <Confirm {...loaded} onDone={() => setDone(true)} /> : <Invalid />}
    </div>
  )
}

function Confirm({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const say = useMessages(newsletterConfirmMessages)
  const attempt = useFormAttempt(useSentBack().refusal)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await attempt.run(() => browserApi().post('newsletter.confirm', { token }))) onDone()
  }

  if (attempt.refusal?.code === 'newsletter_link_invalid') return <Invalid />
  return (
    <>
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede(email)}</p>
      <form className="form" method="post" onSubmit={submit} ref={attempt.form}>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button busy={attempt.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </form>
    </>
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
