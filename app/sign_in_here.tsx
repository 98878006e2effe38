// Signs in over the current page when the session has ended.

import type { FormEvent } from 'react'
import { signInMessages } from '../i18n/sign_in.ts'
import { asksForSettings, browserApi, leaveToSignIn } from './api.ts'
import { useFormAttempt } from './attempt.ts'
import { Banner } from './components/banner.tsx'
import { useMessages } from './components/brand_context.tsx'
import { Button } from './components/button.tsx'
import { Dialog } from './components/controls/dialog.tsx'
import { useFocusInside } from './components/focus_inside.ts'
import { SignInFields, signInOf } from './sign_in_fields.tsx'

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
  const attempt = useFormAttempt()
  useFocusInside(attempt.form, 'email')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const typed = signInOf(event.currentTarget)
    const done = await attempt.run(async () => {
      const api = browserApi()
      await api.post('clients.sign_in', typed)
      const { client } = await api.get('sessions.session_data', {})
      if (client?.id !== clientId) return { same: false }
      // Settings require the password too, and the person has just given it. Where that is refused, they ask the question
      // themselves.
      if (asksForSettings()) {
        await api.post('reauthentications.create', { ...typed, url: null }).catch(() => {})
      }
      return { same: true }
    })
    if (done?.same) onDone()
    // This page belongs to another household: its form is not sent for this one.
    else if (done) location.reload()
  }

  return (
    <form className="form" data-unkept method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
      <SignInFields attempt={attempt} />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <Button busy={attempt.busy} type="submit" width="full">
        {say.submit}
      </Button>
    </form>
  )
}
