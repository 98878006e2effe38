import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi, leaveToSignIn } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { PageHead } from '../../../layout/page_head.tsx'
import { load } from '../../../load.ts'

/** The address that the link confirms. Opening the page does not use the link up, so a mail scanner confirms nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  if (token === '' || token.length > 200) return null
  return load(args, async api => {
    const { email, account } = await api.post('clients.check_email_link', { token })
    return email === null ? null : { token, email, account }
  })
}

/** Makes an address the account's own. */
export default function ConfirmEmail() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(settingsAccountMessages).confirm
  const [confirmed, setConfirmed] = useState<OutputOf<'clients.confirm_email'> | null>(null)
  return (
    <div className="page-width section narrow-page">
      <PageHead page="emailConfirm" title={say.title} />
      <meta content="no-referrer" name="referrer" />
      {confirmed !== null ? (
        <Done {...confirmed} />
      ) : loaded ? (
        <EmailLink {...loaded} onDone={setConfirmed} />
      ) : (
        <Invalid />
      )}
    </div>
  )
}

interface LinkProps {
  token: string
  email: string
  onDone: (confirmed: OutputOf<'clients.confirm_email'>) => void
}

/** It confirms the address for the account that asked, to whoever is signed in to it. */
function EmailLink({ account, ...props }: LinkProps & Pick<OutputOf<'clients.check_email_link'>, 'account'>) {
  if (account === 'here') return <Confirm {...props} />
  return account === 'other' ? <OtherAccount {...props} /> : <SignInFirst {...props} />
}

function SignInFirst({ email }: LinkProps) {
  const say = useMessages(settingsAccountMessages).confirm
  return (
    <>
      <h1>{say.signInFirst}</h1>
      <p className="text-lede">{say.signInNote(email)}</p>
      <p className="button-row">
        <Button onClick={() => void leaveToSignIn()}>{say.signIn}</Button>
      </p>
    </>
  )
}

function OtherAccount({ email }: LinkProps) {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  return (
    <>
      <h1>{say.other}</h1>
      <p className="text-lede">{say.otherNote(email)}</p>
      <p className="button-row">
        <ButtonLink to={to('account')}>{say.on}</ButtonLink>
      </p>
    </>
  )
}

function Confirm({ token, email, onDone }: LinkProps) {
  const say = useMessages(settingsAccountMessages).confirm
  const attempt = useFormAttempt()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await attempt.run(() => browserApi().post('clients.confirm_email', { token }))
    if (answer) onDone(answer)
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

function Done({ email, ended }: OutputOf<'clients.confirm_email'>) {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  return (
    <>
      <h1 ref={element => element?.focus()} tabIndex={-1}>
        {say.done}
      </h1>
      <p className="text-lede">
        {ended > 0 ? `${say.doneNote(email)} ${say.ended(ended)}` : say.doneNote(email)}
      </p>
      <p className="button-row">
        <ButtonLink to={to('account')}>{say.on}</ButtonLink>
      </p>
      <p>
        <TextLink to={to('settingsAccount')}>{say.otherWays}</TextLink>
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
