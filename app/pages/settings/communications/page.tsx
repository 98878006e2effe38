import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../../../contract/paths.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { leading } from '../../../forms/action.ts'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { FixedToggle, SettingRows, SettingToggle } from '../../../settings/row.tsx'
import { useRoom } from '../../../settings/use_room.ts'
import { useSetting } from '../../../settings/use_setting.ts'
import type { CommunicationsData, CommunicationsRoom } from './communications.ts'
import { Consents, UnsubscribeAll } from './consents.tsx'
import * as forms from './forms.ts'
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

const { languageForm, toggleForms, ...others } = forms
const inTheirLanguage = leading(languageForm, (_, { input, page }) =>
  linkTo('settingsCommunications', { ...page, locale: input.language ?? page.locale }),
)
export const action = settingsAction(inTheirLanguage, ...Object.values(toggleForms), ...Object.values(others))

/** The messages a household gets, how and when. */
export default function CommunicationsSettings() {
  const room = useRoom<CommunicationsData>()
  const { preferences } = room.shown
  const say = useMessages(settingsCommunicationsMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsCommunications" settings={room}>
      <SettingsPart heading={say.email} note={say.always}>
        <SettingRows>
          <Toggle hint={say.upcomingHint} label={say.upcoming} name="emailUpcoming" room={room} />
          <Toggle hint={say.skippedHint} label={say.skipped} name="emailSkipped" room={room} />
          <Toggle hint={say.consent.email} label={say.promotions} name="emailPromotions" room={room} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.timing}>
        <SettingRows>
          <Reminders room={room} />
          <Toggle hint={say.chosenHint} label={say.chosen} name="remindChosen" room={room} />
          <QuietHours room={room} />
          <MessageLanguage room={room} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.sms} {...(preferences.smsSilenced && { note: say.smsSilenced })}>
        <SettingRows>
          <FixedToggle hint={say.smsTransactionalHint} label={say.smsTransactional} />
          <Toggle hint={say.consent.updates} label={say.smsUpdates} name="smsUpdates" room={room} />
          <SmsPromotions room={room} />
        </SettingRows>
      </SettingsPart>
      <UnsubscribeAll take={room.take} />
      <Consents consents={preferences.consents} />
    </SettingsFrame>
  )
}

interface ToggleProps {
  name: keyof typeof toggleForms
  label: string
  hint: string
  room: CommunicationsRoom
}

function Toggle({ name, label, hint, room: { shown, take } }: ToggleProps) {
  const on = shown.preferences[name]
  const setting = useSetting(toggleForms[name], {
    before: { [name]: on },
    take: preferences => take({ preferences }),
  })
  return <SettingToggle hint={hint} label={label} name={name} on={on} setting={setting} />
}
