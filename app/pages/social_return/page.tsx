// The page a provider returns to: it hands the provider's answer to the call, and the person moves on.

import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { linkTo } from '../../../contract/paths.ts'
import type { SocialOutcome } from '../../../contract/social.ts'
import { type Provider, providers, type SocialFault } from '../../../domain/identity.ts'
import { providerName } from '../../../i18n/provider_names.ts'
import { socialMessages } from '../../../i18n/social.ts'
import { successDelayMilliseconds } from '../../after_sign_in.ts'
import { browserApi } from '../../api.ts'
import { useMessages } from '../../components/brand_context.tsx'
import { requestContext } from '../../context.ts'
import { PageHead } from '../../layout/page_head.tsx'
import { type Destinations, hasFailed, whereTo } from '../../social/admitted.ts'
import { answerOf, endTrip, saveFailure } from '../../social/trip.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const provider = providers.find(known => known === params.provider)
  if (!provider) throw new Response(null, { status: 404 })
  const page = context.get(requestContext)
  const to = {
    account: linkTo('account', page),
    signIn: linkTo('signIn', page),
    waysIn: linkTo('waysIn', page),
    link: linkTo('socialLink', page),
  }
  return { provider, to }
}

export default function SocialReturn() {
  const { provider, to } = useLoaderData<typeof loader>()
  const say = useMessages(socialMessages).returning
  const name = providerName(provider)
  const [done, setDone] = useState<'login' | 'settings' | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    // Guards against a second rendering: an answer is good once.
    if (begun.current) return
    begun.current = true
    void handOn(provider, to, setDone)
  }, [provider, to])
  const words = { login: say.success, settings: say.successSettings }
  return (
    <div className="page-width section narrow-page">
      <PageHead page="socialReturn" title={say.title} />
      <h1>{say.title}</h1>
      <p className="text-lede" role="status">
        {done ? words[done] : say.checking(name)}
      </p>
      <noscript>
        <p>{say.noScript}</p>
      </noscript>
    </div>
  )
}

/** Back to the settings; what linking has changed besides is told on the way. */
const afterSettings = ({ news }: SocialOutcome, from: string, { waysIn }: Destinations): string =>
  news ? `${waysIn}?${new URLSearchParams({ next: from })}` : from

async function handOn(
  provider: Provider,
  to: Destinations & { signIn: string },
  onDone: (how: 'login' | 'settings') => void,
): Promise<void> {
  const fields = answerOf(location)
  // The provider's answer is in no history, because reading it uses it up.
  history.replaceState(history.state, '', location.pathname)
  const trip = endTrip()
  const settings = trip?.settings ?? false
  const fail = (reason: SocialFault) => {
    saveFailure({ provider, reason, settings })
    location.replace(trip?.from ?? to.signIn)
  }
  try {
    const outcome = await browserApi().post('social.callback', { provider, settings, ...fields })
    if (hasFailed(outcome)) return fail(outcome.reason ?? 'provider_failed')
    if (outcome.reason !== null) return location.replace(await whereTo(outcome, to))
    onDone(settings ? 'settings' : 'login')
    const url = settings ? afterSettings(outcome, trip?.from ?? to.account, to) : await whereTo(outcome, to)
    setTimeout(() => location.replace(url), successDelayMilliseconds)
  } catch {
    fail('provider_failed')
  }
}
