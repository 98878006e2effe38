import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'

/** The change that the link stops. Opening the page stops nothing, so neither does a mail scanner. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > 200) return null
  return load(args, async api => {
    const { email } = await api.post('clients.check_email_stop', { token })
    return email === null ? null : { token, email }
  })
}

/** Stops a change of email, for whoever reads the mail of the present address. */
export default function StopEmailChange() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(settingsAccountMessages).stop
  const [stopped, setStopped] = useState(false)
  return (
    <div className="page-width section narrow-page">
      <PageHead page="emailStop" title={say.title} />
      <meta content="no-referrer" name="referrer" />
      {stopped ? <Done /> : loaded ? <Stop {...loaded} onDone={() => setStopped(true)} /> : <Invalid />}
    </div>
  )
}

function Stop({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const say = useMessages(settingsAccountMessages).stop
  const attempt = useFormAttempt()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await attempt.run(() => browserApi().post('clients.stop_email', { token }))) onDone()
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

function Done() {
  const say = useMessages(settingsAccountMessages).stop
  const to = useLinks()
  return (
    <>
      <h1 ref={element => element?.focus()} tabIndex={-1}>
        {say.done}
      </h1>
      <p className="text-lede">{say.doneNote}</p>
      <p className="button-row">
        <ButtonLink to={to('passwordNew')}>{say.password}</ButtonLink>
      </p>
      <p>
        <TextLink to={to('account')}>{say.on}</TextLink>
      </p>
    </>
  )
}

function Invalid() {
  const say = useMessages(settingsAccountMessages).stop
  const to = useLinks()
  return (
    <>
      <h1>{say.invalid}</h1>
      <p className="text-lede">{say.invalidNote}</p>
      <p className="button-row">
        <ButtonLink to={to('contact')}>{say.contact}</ButtonLink>
      </p>
    </>
  )
}
