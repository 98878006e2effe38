// The question before settings: the password once more, or a linked provider (rules 15 to 18).

import { useEffect, useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import { providers as allProviders } from '../../domain/identity.ts'
import { type AskedAction, askedActionMessages } from '../../i18n/asked_actions.ts'
import { settingsMessages } from '../../i18n/settings.ts'
import { browserApi } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button, ButtonLink, TextLink } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { useFocusInside } from '../components/focus_inside.ts'
import { useLinks } from '../components/links.ts'
import { OwnerPassword } from '../components/owner_password.tsx'
import { FormFault, PostForm } from '../forms/post_form.tsx'
import { useForm } from '../forms/use_form.ts'
import type { Room } from '../settings_rooms.ts'
import { reauthenticationForm } from './forms.ts'
import { answerByPasskey } from './passkey.ts'
import { PasskeyButton } from './passkey_button.tsx'
import { Or, ProviderButtons } from './provider_buttons.tsx'

type Ways = OutputOf<'reauthentications.new'>

export interface ReauthenticationProps {
  open: boolean
  onClose: () => void
  /** The destination after the answer; the dashboard by default. */
  url: string | null
  /** Called with the address from the server's answer. */
  onAnswered: (url: string) => void
  /** What the answer does at once; null for what is only read again. */
  action?: AskedAction | null
  /** The page that the answer opens. */
  room?: Room | undefined
  /** Whether it is there without scripts too, as a part of the page. */
  plain?: boolean
  /** The possible ways to answer; fetched on opening where they are unknown. */
  signInMethods?: Ways
}

/** The modal. */
export function Reauthentication(props: ReauthenticationProps) {
  const { open, onClose, action, room } = props
  const say = useMessages(settingsMessages).asked
  const actions = useMessages(askedActionMessages)
  const purpose = action ? actions[action].to : room ? say.see[room] : say.goOn
  const signInMethods = useWaysToAnswer(open, props.signInMethods)
  return (
    <Dialog onClose={onClose} open={open} plain={props.plain ?? false} title={say.title(purpose)}>
      <p className="text-muted">{say.text}</p>
      {signInMethods && !signInMethods.password && <WithoutPassword email={signInMethods.email} />}
      {signInMethods?.password && <PasswordForm {...props} email={signInMethods.email} />}
      {signInMethods && <OtherWays {...props} providers={signInMethods.providers} />}
    </Dialog>
  )
}

function useWaysToAnswer(open: boolean, known: Ways | undefined): Ways | undefined {
  const [found, setFound] = useState(known)
  useEffect(() => {
    if (!open || found) return
    let wanted = true
    browserApi()
      .get('reauthentications.new', {})
      // Where the ways to answer cannot be fetched, the password is tried anyway: the server reports any fault.
      .catch(() => ({ email: '', password: true, providers: [] }))
      .then(signInMethods => wanted && setFound(signInMethods))
    return () => {
      wanted = false
    }
  }, [open, found])
  return found
}

function PasswordForm({ email, url, onAnswered, action }: { email: string } & ReauthenticationProps) {
  const say = useMessages(settingsMessages).asked
  const actions = useMessages(askedActionMessages)
  const to = useLinks()
  const answering = useForm(reauthenticationForm, answer => onAnswered(answer.url))
  // Without scripts nothing could enable the button.
  const [empty, setEmpty] = useState(false)
  const { form } = answering
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    setEmpty(password instanceof HTMLInputElement && password.value === '')
  }, [form])
  useFocusInside(answering.form, 'password')
  return (
    <PostForm data-unkept of={answering}>
      <input name="url" type="hidden" value={url ?? ''} />
      <OwnerPassword
        email={email}
        error={answering.of('password')}
        label={say.password}
        onChange={event => setEmpty(event.target.value === '')}
      />
      <FormFault of={answering} />
      <Button busy={answering.busy} disabled={empty} type="submit" width="full">
        {action ? actions[action].button : say.submit}
      </Button>
      <p>
        <TextLink to={to('passwordNew')}>{say.forgotten}</TextLink>
      </p>
    </PostForm>
  )
}

/** A linked provider, which returns the person to where they wanted to go, and a passkey (LAY-REAUTH-SOCIAL). */
function OtherWays({ providers, url, onAnswered }: { providers: readonly string[] } & ReauthenticationProps) {
  const linked = allProviders.filter(provider => providers.includes(provider))
  return (
    <>
      <Or />
      <div className="providers">
        {linked.length > 0 && (
          <ProviderButtons
            offered={{ providers: linked, googleButton: false }}
            settings
            {...(url && { from: url })}
          />
        )}
        <PasskeyButton use={async () => onAnswered(await answerByPasskey(url))} />
      </div>
    </>
  )
}

/** A person who signed up with a provider: a letter lets them set a password. */
function WithoutPassword({ email }: { email: string }) {
  const say = useMessages(settingsMessages).asked
  const to = useLinks()
  return (
    <>
      <p>{say.noPassword(email)}</p>
      <p className="button-row">
        <ButtonLink to={to('passwordNew')}>{say.setPassword}</ButtonLink>
      </p>
    </>
  )
}
