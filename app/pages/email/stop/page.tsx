import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ButtonLink, TextLink } from '../../../components/button.tsx'
import { useLinks } from '../../../components/links.ts'
import { load } from '../../../load.ts'
import { LinkPress, LinkWords, MailedLinkPage, tokenOf } from '../../../mailed_link.tsx'

/** The change that the link stops. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.request)
  if (token === null) return null
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
    <MailedLinkPage page="emailStop" title={say.title}>
      {stopped ? <Done /> : loaded ? <Stop {...loaded} onDone={() => setStopped(true)} /> : <Invalid />}
    </MailedLinkPage>
  )
}

function Stop({ token, email, onDone }: { token: string; email: string; onDone: () => void }) {
  const say = useMessages(settingsAccountMessages).stop
  return (
    <LinkPress
      invalid={<Invalid />}
      onDone={onDone}
      use={() => browserApi().post('clients.stop_email', { token })}
      words={{ ...say, lede: say.lede(email) }}
    />
  )
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
