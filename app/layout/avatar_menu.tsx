import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { layoutMessages } from '../../i18n/layout.ts'
import { browserApi } from '../api.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { Button, type ButtonProps } from '../components/button.tsx'
import { useToasts } from '../components/toasts.tsx'
import { useLinks, useWays } from './links.ts'
import { leadsSomewhere } from './ways.ts'

/** The client's initial; opened, it greets by first name, leads to the settings, and signs out. */
export function AvatarMenu({ firstName }: { firstName: string }) {
  const say = useMessages(layoutMessages)
  const to = useWays()
  const panel = useRef<HTMLDivElement>(null)
  const greeting = useId()
  const way = leadsSomewhere('settings') ? 'settings' : 'card'
  return (
    <>
      <button
        aria-label={say.header.you(firstName)}
        className="avatar"
        popoverTarget="avatar-menu"
        type="button"
      >
        {firstName.slice(0, 1).toUpperCase()}
      </button>
      <div
        aria-labelledby={greeting}
        className="avatar-menu"
        id="avatar-menu"
        popover="auto"
        ref={panel}
        role="dialog"
      >
        <p className="font-display text-title" id={greeting}>
          {say.header.greeting(firstName)}
        </p>
        <Link className="nav-link" onClick={() => panel.current?.hidePopover()} to={to(way)}>
          {say.ways[way]}
        </Link>
        <SignOut size="small" width="full" />
      </div>
    </>
  )
}

/** Ends the session and goes home; at the second brand to its outside site, where the server says so (SPEC 4). */
export function SignOut(look: Pick<ButtonProps, 'size' | 'width'>) {
  const say = useMessages(layoutMessages).header
  const { facts } = useBrand()
  const to = useLinks()
  const notify = useToasts()
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    try {
      const { redirectToCookit } = await browserApi().post('sessions.sign_out_client', {})
      // A whole page load: nothing of the household may stay in memory.
      location.assign(redirectToCookit && facts.outsideSite ? facts.outsideSite : to('home'))
    } catch {
      // Whoever leaves a shared machine must know that the session is still open, whatever went wrong.
      notify({ text: say.notSignedOut, tone: 'failed' })
      setBusy(false)
    }
  }

  return (
    <Button {...look} busy={busy} kind="secondary" onClick={signOut}>
      {say.signOut}
    </Button>
  )
}
