import { useEffect, useState } from 'react'
import { passkeyMessages } from '../../i18n/passkeys.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { KeyRound } from '../components/icons.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { knowsPasskeys, PasskeyDeclined } from './passkey.ts'

/**
 * Asks the device for a passkey, where the browser supports them.
 * @param use its purpose; no message where the person declines the device's question
 */
export function PasskeyButton({ use }: { use: () => Promise<void> }) {
  const say = useMessages(passkeyMessages)
  const attempt = useAttempt({ passkey_failed: say.failed })
  const [known, setKnown] = useState(false)
  useEffect(() => setKnown(knowsPasskeys()), [])
  if (!known) return null
  const press = () =>
    attempt.run(() =>
      use().catch((failure: unknown) => {
        if (!(failure instanceof PasskeyDeclined)) throw failure
      }),
    )
  return (
    <>
      <Button busy={attempt.busy} kind="secondary" onClick={() => void press()} width="full">
        {!attempt.busy && <KeyRound aria-hidden size={20} />}
        <span>{say.use}</span>
      </Button>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </>
  )
}
