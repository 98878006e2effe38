import { formatFullDay } from '../../../../i18n/dates.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { type Communications, usePreference } from './communications.ts'

/** Unsubscribes from every optional message with one press. */
export function UnsubscribeAll() {
  const say = useMessages(settingsCommunicationsMessages)
  const setting = usePreference()
  return (
    <SettingsPart heading={say.all} note={say.allHint}>
      {setting.attempt.sentence && <Banner tone="warn">{setting.attempt.sentence}</Banner>}
      <p>
        <Button
          busy={setting.attempt.busy}
          kind="secondary"
          onClick={() => void setting.save({ unsubscribeAll: true })}
          size="small"
        >
          {say.allButton}
        </Button>
      </p>
      <p className="setting-outcome" role="status">
        {setting.outcome && say.allDone}
      </p>
    </SettingsPart>
  )
}

/** Every consent, with its day and its words. */
export function Consents({ consents }: { consents: Communications['consents'] }) {
  const say = useMessages(settingsCommunicationsMessages)
  const locale = useLocale()
  return (
    <SettingsPart heading={say.consents}>
      {consents.length === 0 ? (
        <p className="text-muted">{say.consentsNone}</p>
      ) : (
        <ul className="setting-rows">
          {consents.map(({ kind, given, wording, phone, device, at, on }) => {
            const day = formatFullDay(on, locale)
            return (
              <li className="setting" key={`${kind} ${at} ${given}`}>
                <div className="setting-words">
                  <p className="setting-value">{given ? say.given(day) : say.withdrawn(day)}</p>
                  <p className="setting-label">« {wording} »</p>
                  <p className="setting-label">{[phone, device].filter(Boolean).join(' · ')}</p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </SettingsPart>
  )
}
