import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { InputOf } from '../../../../contract/index.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, api => api.get('settings_account.show', {}))
}

type Update = InputOf<'settings_account.update'>
const update = (input: Update) => browserApi().post('settings_account.update', input)

/** Who the household is. */
export default function AccountSettings() {
  const settings = useLoaderData<typeof loader>()
  const say = useMessages(settingsAccountMessages)
  return (
    <SettingsFrame room="settingsAccount" settings={settings}>
      <SettingsPart heading={say.you}>
        <SettingRows>
          <Names />
        </SettingRows>
      </SettingsPart>
    </SettingsFrame>
  )
}

function Names() {
  const { firstName, lastName } = useLoaderData<typeof loader>().shown
  const say = useMessages(settingsAccountMessages)
  const { effect } = useMessages(settingsMessages)
  const setting = useSetting(update)
  const { attempt } = setting
  const save = (form: FormData) =>
    setting.save(
      { firstName: String(form.get('firstName')), lastName: String(form.get('lastName')) },
      { firstName, lastName },
    )
  return (
    <SettingRow
      label={say.name}
      note={effect.atOnce}
      onSave={save}
      setting={setting}
      value={`${firstName} ${lastName}`}
    >
      <div className="form-pair">
        <TextField
          autoComplete="given-name"
          defaultValue={firstName}
          error={attempt.of('firstName')}
          label={say.firstName}
          name="firstName"
        />
        <TextField
          autoComplete="family-name"
          defaultValue={lastName}
          error={attempt.of('lastName')}
          label={say.lastName}
          name="lastName"
        />
      </div>
    </SettingRow>
  )
}
