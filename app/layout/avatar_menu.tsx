import { useRef } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../api.ts'
import { useBrand, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { layoutMessages } from '../messages/layout.ts'
import { useLinks } from './links.ts'

/** The client's initial; opened, it greets by first name, leads to the card on file, and signs out. */
export function AvatarMenu({ firstName }: { firstName: string }) {
  const say = useMessages(layoutMessages).header
  const { facts } = useBrand()
  const to = useLinks()
  const panel = useRef<HTMLDivElement>(null)

  async function signOut() {
    const { redirectToCookit } = await browserApi().post('sessions.sign_out_client', {})
    // A whole page load: nothing of the household may stay in memory.
    location.assign(redirectToCookit && facts.outsideSite ? facts.outsideSite : to('home'))
  }

  return (
    <>
      <button aria-label={say.you(firstName)} className="avatar" popoverTarget="avatar-menu" type="button">
        {firstName.slice(0, 1).toUpperCase()}
      </button>
      <div className="avatar-menu" id="avatar-menu" popover="auto" ref={panel}>
        <p className="font-display text-title">{say.greeting(firstName)}</p>
        <Link className="nav-link" onClick={() => panel.current?.hidePopover()} to={to('paymentMethod')}>
          {say.card}
        </Link>
        <Button kind="secondary" size="small" width="full" onClick={signOut}>
          {say.signOut}
        </Button>
      </div>
    </>
  )
}
