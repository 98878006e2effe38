import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useLinks } from '../../../layout/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'

/** The address that the link confirms. Opening the page does not use the link up, so a mail scanner confirms nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > 200) return null
  return load(args, async api => {
    const { email } = await api.post('clients.check_email_link', { token })
    return email === null ? null : { token, email }
  })
}

/** Makes an address the account's own. */
export default function ConfirmEmail() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(settingsAccountMessages).confirm
  const [confirmed, setConfirmed] = useState<string | null>(null)
  return (
    <div className="page-width section narrow-page">
      <PageHead page="emailConfirm" title={say.title} />
      <meta content="no-referrer" name="referrer" />
      {confirmed !== null ? (
        <Done email={confirmed} />
      ) : loaded ? (
        <Confirm {...loaded} onDone={setConfirmed} />
      ) : (
        <Invalid />
      )}
    </div>
  )
}

function Confirm(props: { token: string; email: string; onDone: (email: string) => void }) {
  const { token, email, onDone } = props
  const say = useMessages(settingsAccountMessages).confirm
  const attempt = useFormAttempt()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await attempt.run(() => browserApi().post('clients.confirm_email', { token }))
    if (answer) onDone(answer.email)
  }

  if (attempt.refusal?.code === 'email_link_invalid') return <Invalid />
  return (
    <>
      <h1>{say.heading}</h1>
      <p className="text-lede">{say.lede(email)}</p>
      <form className="form" method="dialog" onSubmit={submit} ref={attempt.form}>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
        <Button busy={attempt.busy} type="submit" width="full">
          {say.submit}
        </Button>
      </form>
    </>
  )
}

function Done({ email }: { email: string }) {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  return (
    <>
      <h1 ref={element => element?.focus()} tabIndex={-1}>
        {say.done}
      </h1>
      <p className="text-lede">{say.doneNote(email)}</p>
      <p className="button-row">
        <ButtonLink to={to('account')}>{say.on}</ButtonLink>
      </p>
    </>
  )
}

function Invalid() {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  return (
    <>
      <h1>{say.invalid}</h1>
      <p className="text-lede">{say.invalidNote}</p>
      <p className="button-row">
        <ButtonLink to={to('settingsAccount')}>{say.settings}</ButtonLink>
      </p>
    </>
  )
}
