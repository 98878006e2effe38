import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { leaveToSignIn } from '../../../api.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction } from '../../../forms/action.ts'
import { type Sending, useForm } from '../../../forms/use_form.ts'
import { load } from '../../../load.ts'
import { LinkPress, LinkWords, MailedLinkPage, tokenOf } from '../../../mailed_link.tsx'
import { confirmForm } from './forms.ts'

/** The address that the link confirms. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.request)
  if (token === null) return null
  return load(args, async api => {
    const { email, account } = await api.post('clients.check_email_link', { token })
    return email === null ? null : { token, email, account }
  })
}

export const action = formAction(confirmForm)

/** Makes an address the account's own. */
export default function ConfirmEmail() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(settingsAccountMessages).confirm
  const confirming = useForm(confirmForm)
  return (
    <MailedLinkPage page="emailConfirm" title={say.title}>
      {confirming.answer !== null ? (
        <Done {...confirming.answer} />
      ) : loaded ? (
        <EmailLink {...loaded} of={confirming} />
      ) : (
        <Invalid />
      )}
    </MailedLinkPage>
  )
}

interface LinkProps {
  token: string
  email: string
  of: Sending<'clients.confirm_email'>
}

/** It confirms the address for the account that asked, to whoever is signed in to it. */
function EmailLink({
  account,
  token,
  email,
  of,
}: LinkProps & Pick<OutputOf<'clients.check_email_link'>, 'account'>) {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  if (account === 'other') {
    return (
      <LinkWords
        action={<ButtonLink to={to('account')}>{say.on}</ButtonLink>}
        heading={say.other}
        lede={say.otherNote(email)}
      />
    )
  }
  if (account === 'signed_out') {
    return (
      <LinkWords
        action={<Button onClick={() => void leaveToSignIn()}>{say.signIn}</Button>}
        heading={say.signInFirst}
        lede={say.signInNote(email)}
      />
    )
  }
  return <LinkPress invalid={<Invalid />} of={of} token={token} words={{ ...say, lede: say.lede(email) }} />
}

function Done({ email, ended }: OutputOf<'clients.confirm_email'>) {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  return (
    <LinkWords
      action={<ButtonLink to={to('account')}>{say.on}</ButtonLink>}
      heading={say.done}
      lede={ended > 0 ? `${say.doneNote(email)} ${say.ended(ended)}` : say.doneNote(email)}
      link={<TextLink to={to('settingsAccount')}>{say.otherWays}</TextLink>}
      replacing
    />
  )
}

function Invalid() {
  const say = useMessages(settingsAccountMessages).confirm
  const to = useLinks()
  return (
    <LinkWords
      action={<ButtonLink to={to('settingsAccount')}>{say.settings}</ButtonLink>}
      heading={say.invalid}
      lede={say.invalidNote}
    />
  )
}
