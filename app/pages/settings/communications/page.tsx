import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRows, SettingToggle } from '../../../settings/row.tsx'
import { type Communications, usePreference } from './communications.ts'
import { Consents, UnsubscribeAll } from './consents.tsx'
import { SmsPromotions } from './sms_promotions.tsx'
import { MessageLanguage, QuietHours, Reminders } from './timing.tsx'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, async api => {
    const [preferences, sms] = await Promise.all([
      api.get('settings_communications.show', {}),
      api.get('settings_communications.customer_sms_consent', {}),
    ])
    return { preferences, sms }
  })
}

/** The messages a household gets, how and when. */
export default function CommunicationsSettings() {
  const settings = useLoaderData<typeof loader>()
  const { preferences, sms } = settings.shown
  const say = useMessages(settingsCommunicationsMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsCommunications" settings={settings}>
      <SettingsPart heading={say.email} note={say.always}>
        <SettingRows>
          <Toggle hint={say.upcomingHint} label={say.upcoming} name="emailUpcoming" of={preferences} />
          <Toggle hint={say.skippedHint} label={say.skipped} name="emailSkipped" of={preferences} />
          <Toggle hint={say.consent.email} label={say.promotions} name="emailPromotions" of={preferences} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.timing}>
        <SettingRows>
          <Reminders preferences={preferences} />
          <Toggle hint={say.chosenHint} label={say.chosen} name="remindChosen" of={preferences} />
          <QuietHours preferences={preferences} />
          <MessageLanguage preferences={preferences} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.sms} {...(preferences.smsSilenced && { note: say.smsSilenced })}>
        <SettingRows>
          <Always />
          <Toggle hint={say.consent.updates} label={say.smsUpdates} name="smsUpdates" of={preferences} />
          <SmsPromotions on={preferences.smsPromotions} sms={sms} />
        </SettingRows>
      </SettingsPart>
      <UnsubscribeAll />
      <Consents consents={preferences.consents} />
    </SettingsFrame>
  )
}

type Name = 'smsUpdates' | 'emailUpcoming' | 'emailSkipped' | 'emailPromotions' | 'remindChosen'

function Toggle(props: { name: Name; label: string; hint: string; of: Communications }) {
  const { name, label, hint, of } = props
  const setting = usePreference()
  return (
    <SettingToggle
      hint={hint}
      label={label}
      on={of[name]}
      onTurn={on => void setting.save({ [name]: on }, { [name]: !on })}
      setting={setting}
    />
  )
}

/** Area 3: texts about deliveries cannot be turned off. */
function Always() {
  const say = useMessages(settingsCommunicationsMessages)
  const setting = usePreference()
  return (
    <SettingToggle
      fixed
      hint={say.smsTransactionalHint}
      label={say.smsTransactional}
      on
      onTurn={() => {}}
      setting={setting}
    />
  )
}
