import { useState } from 'react'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { useAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'

/** Value that we gave; the household can let it expire, after a question, because that is final. */
export function GivenValue({ cents }: { cents: number }) {
  const say = useMessages(settingsAccountMessages)
  const { cancel } = useMessages(settingsMessages).row
  const attempt = useAttempt()
  const [sure, setSure] = useState(false)
  const [expired, setExpired] = useState(false)
  const expire = async () => {
    const answer = await attempt.run(() => browserApi().post('settings_account.expire_gc', {}))
    if (answer?.reference) setExpired(true)
  }
  return (
    <SettingsPart heading={say.value}>
      {!expired ? (
        <>
          <p>{say.givenText(cents)}</p>
          {sure && <p>{say.expireSure(cents)}</p>}
          {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
          <p className="button-row">
            <Button
              busy={attempt.busy}
              kind="secondary"
              onClick={() => (sure ? void expire() : setSure(true))}
              size="small"
            >
              {sure ? say.expireYes : say.expire}
            </Button>
            {sure && (
              <Button kind="link" onClick={() => setSure(false)} size="small">
                {cancel}
              </Button>
            )}
          </p>
        </>
      ) : (
        <p role="status">{say.expired}</p>
      )}
    </SettingsPart>
  )
}
