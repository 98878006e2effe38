import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ButtonLink, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { formAction } from '../../../forms/action.ts'
import { type Sending, useForm } from '../../../forms/use_form.ts'
import { load } from '../../../load.ts'
import { LinkPress, LinkWords, MailedLinkPage, tokenOf } from '../../../mailed_link.tsx'
import { stopForm } from './forms.ts'

/** The change that the link stops. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.request)
  if (token === null) return null
  return load(args, async api => {
    const { email } = await api.post('clients.check_email_stop', { token })
    return email === null ? null : { token, email }
  })
}

export const action = formAction(stopForm)

/** Stops a change of email, for whoever reads the mail of the present address. */
export default function StopEmailChange() {
  const loaded = useLoaderData<typeof loader>()
  const say = useMessages(settingsAccountMessages).stop
  const stopping = useForm(stopForm)
  return (
    <MailedLinkPage page="emailStop" title={say.title}>
      {stopping.answer ? <Done /> : loaded ? <Stop {...loaded} of={stopping} /> : <Invalid />}
    </MailedLinkPage>
  )
}

function Stop({ token, email, of }: { token: string; email: string; of: Sending<'clients.stop_email'> }) {
  const say = useMessages(settingsAccountMessages).stop
  return <LinkPress invalid={<Invalid />} of={of} token={token} words={{ ...say, lede: say.lede(email) }} />
}

function Done() {
  const say = useMessages(settingsAccountMessages).stop
  const to = useLinks()
  return (
    <LinkWords
      action={<ButtonLink to={to('passwordNew')}>{say.password}</ButtonLink>}
      heading={say.done}
      lede={say.doneNote}
      link={<TextLink to={to('account')}>{say.on}</TextLink>}
      replacing
    />
  )
}

function Invalid() {
  const say = useMessages(settingsAccountMessages).stop
  const to = useLinks()
  return (
    <LinkWords
      action={<ButtonLink to={to('contact')}>{say.contact}</ButtonLink>}
      heading={say.invalid}
      lede={say.invalidNote}
    />
  )
}
