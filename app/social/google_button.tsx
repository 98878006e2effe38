// Google's own button, where the flag `show_google_v2` is on.

import { useEffect, useRef, useState } from 'react'
import { socialMessages } from '../../i18n/social.ts'
import { successDelayMilliseconds } from '../after_sign_in.ts'
import { useMessages } from '../components/brand_context.tsx'
import { useLinks } from '../components/links.ts'
import { hasFailed, whereTo } from './admitted.ts'
import { FailureDialog } from './failure.tsx'
import { googleButtonWidth, readyGoogle } from './google_prompt.ts'
import type { Failure } from './trip.ts'

/** Its place is as high as the button will be, so that nothing moves when it loads. */
export function GoogleButton() {
  const say = useMessages(socialMessages)
  const to = useLinks()
  const [account, waysIn, link] = [to('account'), to('waysIn'), to('socialLink')]
  const place = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState<Failure['reason'] | null>(null)
  const [done, setDone] = useState(false)
  useEffect(() => {
    let wanted = true
    const fail = () => setReason('provider_failed')
    readyGoogle('button', {
      onFailed: fail,
      onOutcome: outcome => {
        if (hasFailed(outcome)) return setReason(outcome.reason)
        setDone(outcome.reason === null)
        void whereTo(outcome, { account, waysIn, link }).then(url =>
          setTimeout(() => location.assign(url), successDelayMilliseconds),
        )
      },
    })
      .then(accounts => {
        const within = place.current
        if (!wanted || !within || !accounts) return
        const width = Math.min(googleButtonWidth, within.clientWidth)
        const locale = document.documentElement.lang
        accounts.renderButton(within, { width, locale, text: 'continue_with', shape: 'rectangular' })
      })
      .catch(() => wanted && fail())
    return () => {
      wanted = false
    }
  }, [account, waysIn, link])
  return (
    <>
      <div className="google-button" ref={place} />
      {done && <p role="status">{say.returning.success}</p>}
      {reason && <FailureDialog provider="google_oauth2" reason={reason} settings={false} />}
    </>
  )
}
