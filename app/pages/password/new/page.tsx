import { type FormEvent, useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { TextField } from '../../../components/text_fields.tsx'
import { loadBanner, WithBanner } from '../../../editorial/page_banner.tsx'
import { answerForm } from '../../../form_action.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'
import { useSent, useSentBack } from '../../../sent_back.ts'
import { passwordMessages } from '../words.ts'

export async function loader(args: LoaderFunctionArgs) {
  return load(args, (api, page) => loadBanner(api, page.brand, 'password_reset'))
}

/** The form, sent without scripts. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(args, async (api, typed) => {
    const email = typed('email').trim()
    await api.post('clients.ask_password_reset', { email })
    return { done: email }
  })

/** Asks for a link to set a new password. The answer does not reveal whether there is an account (rule 59). */
export default function ForgottenPassword() {
  const banner = useLoaderData<typeof loader>()
  const [asked, setAsked] = useState<string | null>(useSent<string>() ?? null)
  return (
    <WithBanner banner={banner}>
      {asked === null ? (
        <AskForm onAsked={setAsked} />
      ) : (
        <Asked email={asked} onAgain={() => setAsked(null)} />
      )}
    </WithBanner>
  )
}

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const say = useMessages(passwordMessages).ask
  const to = useLinks()
  const back = useSentBack()
  // The sign-in page gives along what was typed there.
  const { email } = (useLocation().state ?? {}) as { email?: string }
  const attempt = useFormAttempt(back.refusal)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const done = await attempt.run(() => browserApi().post('clients.ask_password_reset', { email }))
    if (done) onAsked(email)
  }

  return (
    <>
      <PageHead page="passwordNew" title={say.title} />
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede}</p>
      <form className="form" method="post" noValidate onSubmit={submit} ref={attempt.form}>
        <TextField
          autoComplete="username"
          defaultValue={back.typed('email') ?? email}
          error={attempt.of('email')}
          label={say.email}
          name="email"
          type="email"
        />
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button arrow busy={attempt.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </form>
      <p>
        <TextLink to={to('signIn')}>{say.back}</TextLink>
      </p>
    </>
  )
}

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { ask, asked: say } = useMessages(passwordMessages)
  const to = useLinks()
  return (
    <>
      <PageHead page="passwordNew" title={say.title} />
      <h1 ref={element => element?.focus()} tabIndex={-1}>
        {say.heading}
      </h1>
      <p className="text-lede">{say.sent(email)}</p>
      <p>{say.nothing}</p>
      <p className="button-row">
        <Button kind="secondary" onClick={onAgain}>
          {say.again}
        </Button>
      </p>
      <p>
        <TextLink to={to('signIn')}>{ask.back}</TextLink>
      </p>
    </>
  )
}
