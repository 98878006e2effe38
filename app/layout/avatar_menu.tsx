import { type MouseEvent, Suspense, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { layoutMessages } from '../../i18n/layout.ts'
import { browserApi } from '../api.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button, type ButtonProps } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { part } from '../components/part.tsx'
import { useToasts } from '../components/toasts.tsx'
import { useRootData } from '../root_data.ts'
import type { ReauthenticationProps } from '../social/reauthentication.tsx'
import { useWays } from './use_ways.ts'

const Reauthentication = part<ReauthenticationProps>(() =>
  import('../social/reauthentication.tsx').then(module => ({ default: module.Reauthentication })),
)

/** The client's initial, where the name is known; its menu greets by first name, leads to the settings, and signs out. */
export function AvatarMenu({ firstName }: { firstName: string }) {
  const say = useMessages(layoutMessages)
  const to = useWays()
  const panel = useRef<HTMLDivElement>(null)
  const greeting = useId()
  const settings = useSettingsLink(() => panel.current?.hidePopover())
  return (
    <>
      <button
        aria-label={firstName ? say.header.you(firstName) : say.header.yours}
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
        <p className="text-title" id={greeting}>
          {firstName ? say.header.greeting(firstName) : say.header.yours}
        </p>
        <Link className="nav-link" onClick={settings.follow} to={to('settings')}>
          {say.destinations.settings}
        </Link>
        <SignOut size="small" width="full" />
      </div>
      {settings.question}
    </>
  )
}

/**
 * The way to the settings: directly, or through the question over the current page (LAY-SETTINGS-LINK-MODAL). Before scripts it is
 * a link, and the settings ask the question themselves.
 */
function useSettingsLink(onFollow: () => void) {
  const to = useWays()
  const navigate = useNavigate()
  const asks = useRootData()?.session.flippers.settings_password !== false
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)

  async function follow(event: MouseEvent) {
    onFollow()
    if (!asks || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const known = await browserApi()
      .get('sessions.check_settings_authenticated', {})
      // The page itself shows any fault.
      .catch(() => ({ authenticated: true }))
    if (known.authenticated) return navigate(to('settings'))
    setAsked(true)
    setOpen(true)
  }

  const question = asked && (
    <Suspense>
      <Reauthentication
        onAnswered={url => location.assign(url)}
        onClose={() => setOpen(false)}
        onMissing={() => location.assign(to('settings'))}
        open={open}
        room="settingsAccount"
        url={to('settings')}
      />
    </Suspense>
  )
  return { follow, question }
}

/** Ends the session and goes home; at the second brand to its outside site, where the server names one (area 4). */
export function SignOut(look: Pick<ButtonProps, 'size' | 'width'>) {
  const say = useMessages(layoutMessages).header
  const outsideSite = useRootData()?.outsideSite
  const to = useLinks()
  const notify = useToasts()
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    try {
      const { redirectToCookit } = await browserApi().post('sessions.sign_out_client', {})
      // A whole page load: nothing of the household may stay in memory.
      location.assign((redirectToCookit && outsideSite) || to('home'))
    } catch {
      // A person who leaves a shared computer must know that the session is still open.
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
