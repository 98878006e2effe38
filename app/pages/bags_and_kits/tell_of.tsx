import type { LifeState } from '../../../domain/returnable_life.ts'
import { type ReturnableClaim, returnableClaims } from '../../../domain/returnables.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { useReadAgain } from '../../read_again.ts'

/** A household's possible reports about one in its list. */
export function TellOf({ number, state }: { number: string; state: LifeState }) {
  const say = useMessages(pickupMessages)
  const attempt = useAttempt()
  const notify = useToasts()
  const readAgain = useReadAgain()
  if (state === 'disputed' || state === 'lost') return null

  async function tell(claim: ReturnableClaim) {
    if (await attempt.run(() => browserApi().post('returnables.tell', { number, claim })))
      notify({ text: say.toldOf })
    await readAgain()
  }

  return (
    <details className="returnable-tell">
      <summary>{say.tell}</summary>
      <div className="button-row">
        {returnableClaims
          .filter(claim => claim !== 'at_door' || state !== 'at_door')
          .map(claim => (
            <Button
              aria-label={say.claimOf(say.claims[claim], number)}
              busy={attempt.busy}
              key={claim}
              kind="secondary"
              onClick={() => tell(claim)}
              size="small"
            >
              {say.claims[claim]}
            </Button>
          ))}
      </div>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </details>
  )
}
