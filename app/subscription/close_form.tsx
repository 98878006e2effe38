import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../contract/errors.ts'
import type { OutputOf } from '../../contract/index.ts'
import type { StopReason } from '../../domain/subscription/reasons.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../attempt.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button, ButtonLink } from '../components/button.tsx'
import { PasswordField } from '../components/text_fields.tsx'
import { useLinks } from '../layout/links.ts'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import { Boxes, Holdings, NotKnown } from './consequences.tsx'
import { Reasons } from './reasons.tsx'
import { Stopped } from './stopped.tsx'
import { useStopping } from './use_stopping.ts'

interface CloseFormProps {
  booking: Booking
  onClose: () => void
}

/**
 * What closing means, and why: one press on the why closes. Where the person was not asked again lately (RULINGS 15), the
 * password is asked for here, and the press stands.
 */
export function CloseForm({ booking, onClose }: CloseFormProps) {
  const say = useMessages(stoppingMessages)
  const { facts, failed, again } = useStopping()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState<StopReason | null>(null)
  const [asked, setAsked] = useState<'password' | 'provider' | null>(null)
  const [done, setDone] = useState<OutputOf<'subscription.close'> | null>(null)

  async function close(why: StopReason, password: string | null) {
    setReason(why)
    const api = browserApi()
    const closed = await attempt.run(async () => {
      if (password !== null) await api.post('reauthentications.create', { password })
      try {
        return await api.post('subscription.close', { reason: why })
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.code !== 'reauthentication_required') throw refusal
        const ways = await api.get('reauthentications.new', {})
        setAsked(ways.password ? 'password' : 'provider')
        return null
      }
    })
    if (!closed) return
    setDone(closed)
    await revalidate()
  }

  if (!facts) return <NotKnown again={again} failed={failed} />
  if (done) return <Closed booking={booking} closed={done} onClose={onClose} />
  const trouble = attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>
  if (asked === 'provider') return <Elsewhere />
  if (asked && reason) {
    return (
      <Password busy={attempt.busy} onGive={password => close(reason, password)}>
        {trouble}
      </Password>
    )
  }
  return (
    <div className="stop-form">
      <ul className="stop-facts">
        <Boxes facts={facts} />
        <Holdings facts={facts} />
      </ul>
      {trouble}
      <Reasons
        busy={attempt.busy ? reason : null}
        legend={say.closePress}
        onPress={why => close(why, null)}
        verb={say.closeVerb}
      />
    </div>
  )
}

interface PasswordProps {
  busy: boolean
  onGive: (password: string) => void
  children: React.ReactNode
}

function Password({ busy, onGive, children }: PasswordProps) {
  const say = useMessages(stoppingMessages)
  const [password, setPassword] = useState('')
  function give(event: FormEvent) {
    event.preventDefault()
    if (password !== '') onGive(password)
  }
  return (
    <form className="stop-form" method="post" noValidate onSubmit={give}>
      <p>{say.passwordNote}</p>
      {children}
      <PasswordField
        autoComplete="current-password"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed.
        autoFocus
        label={say.password}
        name="password"
        onChange={event => setPassword(event.target.value)}
        value={password}
      />
      <p className="button-row">
        <Button busy={busy} disabled={password === ''} type="submit">
          {say.confirm}
        </Button>
      </p>
    </form>
  )
}

/** Without a password one shows who one is by a provider, which the settings ask for. */
function Elsewhere() {
  const say = useMessages(stoppingMessages)
  const to = useLinks()
  return (
    <div className="stop-form">
      <p>{say.elsewhere}</p>
      <p className="button-row">
        <ButtonLink to={to('settingsSubscription')}>{say.settings}</ButtonLink>
      </p>
    </div>
  )
}

interface ClosedProps extends CloseFormProps {
  closed: OutputOf<'subscription.close'>
}

function Closed({ booking, closed, onClose }: ClosedProps) {
  const say = useMessages(stoppingMessages)
  const waits = (what: (typeof closed.blockedBy)[number]) => closed.blockedBy.includes(what)
  const title = closed.state === 'closed' ? say.closedDone : say.closingDone
  return (
    <Stopped onClose={onClose} reference={closed.reference} title={title}>
      {waits('boxes') && <p>{say.boxesNote}</p>}
      {waits('bought') && <p>{say.boughtNote}</p>}
      {waits('returnables') && (
        <>
          <p>{say.closingNote}</p>
          <Pickup booking={booking} inline />
        </>
      )}
    </Stopped>
  )
}
