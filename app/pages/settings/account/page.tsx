import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRows } from '../../../settings/row.tsx'
import { SocialFailure } from '../../../social/failure.tsx'
import { Stop } from '../../../subscription/stop.tsx'
import { Devices } from './devices.tsx'
import { EmailRow } from './email_row.tsx'
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

/** The account: names, sign-in, devices, data, and how to stop. */
export default function AccountSettings() {
  const settings = useLoaderData<typeof loader>()
  const account = settings.shown
  const { subscription: state } = settings.welcome
  const say = useMessages(settingsAccountMessages)
  return (
    <SettingsFrame room="settingsAccount" settings={settings}>
      <SettingsPart heading={say.you}>
        <SettingRows>
          <NamesRow account={account} />
          <EmailRow account={account} />
          <LanguageRow account={account} />
        </SettingRows>
      </SettingsPart>
      <SettingsPart heading={say.signingIn}>
        <SettingRows>
          <PasswordRow account={account} />
          <ProviderRows signInMethods={account.signInMethods} />
        </SettingRows>
      </SettingsPart>
      <Passkeys signInMethods={account.signInMethods} />
      <Devices devices={account.devices} />
      {account.givenCents > 0 && <GivenValue cents={account.givenCents} />}
      <YourData data={account.data} />
      {state && <Stop booking={account.booking} state={state} />}
      <SocialFailure />
    </SettingsFrame>
  )
}
