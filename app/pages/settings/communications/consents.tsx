import { formatFullDay } from '../../../../i18n/dates.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { FormFault } from '../../../forms/post_form.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingPress } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { Communications, CommunicationsRoom } from './communications.ts'
import { unsubscribeForm } from './forms.ts'

/** Unsubscribes from every optional message with one press. */
export function UnsubscribeAll({ take }: Pick<CommunicationsRoom, 'take'>) {
  const say = useMessages(settingsCommunicationsMessages)
  const setting = useSetting(unsubscribeForm, { take: preferences => take({ preferences }) })
  return (
    <SettingsPart heading={say.all} note={say.allHint}>
      <FormFault of={setting} />
      <div>
        <SettingPress kind="secondary" setting={setting}>
          {say.allButton}
        </SettingPress>
      </div>
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
