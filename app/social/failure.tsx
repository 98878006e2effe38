// The error of a provider, shown on the page the person came from (area 8).

import { useEffect, useState } from 'react'
import { providerName } from '../../i18n/provider_names.ts'
import { socialMessages } from '../../i18n/social.ts'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { type Failure, takeFailure } from './trip.ts'

/** Shows it once, if there is one. Going back reloads the page (ERR-SOCIAL-BACK). */
export function SocialFailure({ onShow }: { onShow?: () => void }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    const failed = takeFailure()
    if (!failed) return
    setFailure(failed)
    onShow?.()
  }, [onShow])
  return failure && <FailureDialog {...failure} />
}

/** The modal of a failed sign-in. */
export function FailureDialog({ provider, reason, settings }: Failure) {
  const say = useMessages(socialMessages)
  const name = providerName(provider)
  const because: Partial<Record<string, string>> = say.because
  const back = () => location.reload()
  return (
    <Dialog
      actions={<Button onClick={back}>{say.goBack}</Button>}
      onClose={back}
      open
      title={say.login.error.wrong}
    >
      <p>{settings ? say.notInSettings(name) : say.failed(name)}</p>
      {because[reason] && <p>{because[reason]}</p>}
      <p className="text-muted">{say.sameEmail}</p>
    </Dialog>
  )
}
