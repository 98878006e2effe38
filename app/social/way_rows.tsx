// Ways into the account that can be removed: their rows, on the settings page and after a sign-in.

import type { OutputOf } from '../../contract/index.ts'
import { formatFullDay } from '../../i18n/dates.ts'
import { passkeyMessages } from '../../i18n/passkeys.ts'
import { browserApi } from '../api.ts'
import { useAttempt } from '../attempt.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useReadAgain } from '../read_again.ts'

export type Ways = OutputOf<'passkeys.show'>

/** Removes a way to sign in; its row goes once the server confirms. @param blockedBy id of the reason why it cannot be removed */
export function Remove({
  remove,
  what,
  blockedBy,
}: {
  remove: () => Promise<unknown>
  what: string
  blockedBy?: string
}) {
  const say = useMessages(passkeyMessages)
  const attempt = useAttempt()
  const readAgain = useReadAgain()
  const press = () =>
    attempt.run(async () => {
      await remove()
      await readAgain()
    })
  return (
    <>
      <Button
        aria-describedby={blockedBy}
        aria-label={say.removeOf(what)}
        busy={attempt.busy}
        disabled={blockedBy !== undefined}
        kind="secondary"
        onClick={() => void press()}
        size="small"
      >
        {say.remove}
      </Button>
      {attempt.sentence && (
        <div className="setting-editor">
          <Banner tone="warn">{attempt.sentence}</Banner>
        </div>
      )}
    </>
  )
}

export function PasskeyRow({ id, name, createdAt, usedAt }: Ways['passkeys'][number]) {
  const say = useMessages(passkeyMessages)
  const locale = useLocale()
  const day = (at: string) => formatFullDay(at.slice(0, 10), locale)
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label">{name}</p>
        <div className="setting-value">
          {usedAt ? `${say.since(day(createdAt))}, ${say.used(day(usedAt))}` : say.since(day(createdAt))}
        </div>
      </div>
      <Remove remove={() => browserApi().post('passkeys.remove', { id })} what={name} />
    </li>
  )
}
