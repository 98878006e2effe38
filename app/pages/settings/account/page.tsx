import type { LoaderFunctionArgs } from 'react-router'
import { linkTo } from '../../../../contract/paths.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { leading } from '../../../forms/action.ts'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRows } from '../../../settings/row.tsx'
import { useRoom } from '../../../settings/use_room.ts'
import * as wayForms from '../../../settings/way_forms.ts'
import { SocialFailure } from '../../../social/failure.tsx'
import { Stop } from '../../../subscription/stop.tsx'
import type { AccountData } from './account.ts'
import { Devices } from './devices.tsx'
import { EmailRow } from './email_row.tsx'
import * as forms from './forms.ts'
import { GivenValue } from './given_value.tsx'
import { PasswordRow } from './password_row.tsx'
import { LanguageRow, NamesRow } from './person_rows.tsx'
import { Passkeys, ProviderRows } from './ways_in.tsx'
import { YourData } from './your_data.tsx'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, async api => {
    const [account, signInMethods, data, booking] = await Promise.all([
      api.get('settings_account.show', {}),
      api.get('passkeys.show', {}),
      api.get('household_data.show', {}),
      api.get('account.existing_pickup', {}),
    ])
    return { ...account, signInMethods, data, booking }
  })
}

const { languageForm, ...others } = forms
const inTheirLanguage = leading(languageForm, (_, { input, page }) =>
  linkTo('settingsAccount', { ...page, locale: input.language ?? page.locale }),
)
export const action = settingsAction(inTheirLanguage, ...Object.values(others), ...Object.values(wayForms))

/** The account: names, sign-in, devices, data, and how to stop. */
export default function AccountSettings() {
  const room = useRoom<AccountData>()
  const account = room.shown
  const { subscription: state } = room.welcome
  const say = useMessages(settingsAccountMessages)
  return (
    <SettingsFrame room="settingsAccount" settings={room}>
      <SettingsPart heading={say.you}>
        <SettingRows>
          <NamesRow room={room} />
          <EmailRow room={room} />
          <LanguageRow room={room} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.signingIn}>
        <SettingRows>
          <PasswordRow room={room} />
          <ProviderRows room={room} />
        </SettingRows>
      </SettingsPart>
      <Passkeys room={room} />
      <Devices room={room} />
      {account.givenCents > 0 && <GivenValue cents={account.givenCents} />}
      <YourData room={room} />
      {state && <Stop booking={account.booking} state={state} />}
      <SocialFailure />
    </SettingsFrame>
  )
}
