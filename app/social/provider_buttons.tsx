// The providers to continue with.

import { useState } from 'react'
import type { OutputOf } from '../../contract/index.ts'
import type { Provider } from '../../domain/identity.ts'
import { providerName } from '../../i18n/provider_names.ts'
import { socialMessages } from '../../i18n/social.ts'
import { browserApi } from '../api.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { GoogleButton } from './google_button.tsx'
import { ProviderMark } from './marks.tsx'
import { beginTrip } from './trip.ts'

type Offered = OutputOf<'social.providers'>

/** Goes to a provider. @param from the page to return to; by default the current one */
export function useGoTo(settings: boolean, from?: string) {
  const attempt = useAttempt()
  const [going, setGoing] = useState<Provider | null>(null)
  const go = async (provider: Provider) => {
    setGoing(provider)
    const begun = await attempt.run(() => browserApi().post('social.begin', { provider, settings }))
    if (!begun) return setGoing(null)
    beginTrip({ from: from ?? location.pathname + location.search, settings })
    location.assign(begun.url)
  }
  return { attempt, going, go }
}

/** One button for each provider. Google's own button replaces ours where the flag `show_google_v2` is on. */
export function ProviderButtons({
  offered,
  settings = false,
  from,
}: {
  offered: Offered
  settings?: boolean
  from?: string
}) {
  const say = useMessages(socialMessages)
  const { attempt, going, go } = useGoTo(settings, from)
  const googleOwn = offered.googleButton && !settings
  if (offered.providers.length === 0) return null
  return (
    <>
      {offered.providers.map(provider =>
        provider === 'google_oauth2' && googleOwn ? (
          <GoogleButton key={provider} />
        ) : (
          <Button
            busy={going === provider}
            key={provider}
            kind="secondary"
            onClick={() => void go(provider)}
            width="full"
          >
            {going !== provider && <ProviderMark provider={provider} />}
            <span>
              {going === provider
                ? say.busy(providerName(provider))
                : say.continueWith(providerName(provider))}
            </span>
          </Button>
        ),
      )}
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}

/** The line between a form and its alternatives. */
export function Or() {
  const say = useMessages(socialMessages)
  return <p className="or">{say.or}</p>
}
