// Signs in over the current page when the session has ended.

import { signInMessages } from '../i18n/sign_in.ts'
import { asksForSettings, browserApi, leaveToSignIn } from './api.ts'
import { useMessages } from './components/brand_context.tsx'
import { Button } from './components/button.tsx'
import { Dialog } from './components/controls/dialog.tsx'
import { useFocusInside } from './components/focus_inside.ts'
import { FormFault, PostForm } from './forms/post_form.tsx'
import { useForm } from './forms/use_form.ts'
import { SignInFields } from './sign_in_fields.tsx'
import { signInForm } from './sign_in_forms.ts'

export interface SignInHereProps {
  /** The client of the page. */
  clientId: string
  open: boolean
  /** @param answered whether the client is signed in again */
  onClose: (answered: boolean) => void
}

export function SignInHere({ clientId, open, onClose }: SignInHereProps) {
  const say = useMessages(signInMessages)
  return (
    <Dialog onClose={() => onClose(false)} open={open} title={say.here.title}>
      <p className="text-muted">{say.here.text}</p>
      <SignInForm clientId={clientId} onDone={() => onClose(true)} />
      <p>
        <Button kind="link" onClick={() => void leaveToSignIn()}>
          {say.here.otherWay}
        </Button>
      </p>
    </Dialog>
  )
}

function SignInForm({ clientId, onDone }: Pick<SignInHereProps, 'clientId'> & { onDone: () => void }) {
  const say = useMessages(signInMessages)
  const signingIn = useForm(signInForm, async (_, typed) => {
    const api = browserApi()
    const { client } = await api.get('sessions.session_data', {})
    // This page belongs to another household: its form is not sent for this one.
    if (client?.id !== clientId) return location.reload()
    // Settings require the password too, and the person has just given it. Where that is refused, they ask the question
    // themselves.
    if (asksForSettings()) {
      await api.post('reauthentications.create', { ...typed, url: null }).catch(() => {})
    }
    onDone()
  })
  useFocusInside(signingIn.form, 'email')
  return (
    <PostForm data-unkept of={signingIn}>
      <SignInFields of={signingIn} />
      <FormFault of={signingIn} />
      <Button busy={signingIn.busy} type="submit" width="full">
        {say.submit}
      </Button>
    </PostForm>
  )
}
