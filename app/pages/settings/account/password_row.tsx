import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { PasswordField } from '../../../components/text_fields.tsx'
import { NewPasswordFields } from '../../../new_password_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { type Account, typed, update } from './account.ts'

/** Changes the password, with the current one; sets the first one where the account has none. */
export function PasswordRow({ account }: { account: Account }) {
  const say = useMessages(settingsAccountMessages)
  const setting = useSetting(update)
  const { attempt } = setting
  const save = (form: FormData) =>
    setting.save({
      ...(account.password && { currentPassword: typed(form, 'currentPassword') }),
      password: typed(form, 'password'),
      confirmation: typed(form, 'confirmation'),
    })
  return (
    <SettingRow
      {...(!account.password && { action: say.passwordAdd })}
      label={say.password}
      note={say.passwordNote}
      onSave={form => void save(form)}
      setting={setting}
      value={account.password ? say.passwordSet : say.passwordNone}
    >
      {/* For password managers, which look for the owner of a password. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={account.email} />
      {account.password && (
        <PasswordField
          autoComplete="current-password"
          error={attempt.of('currentPassword')}
          label={say.current}
          name="currentPassword"
        />
      )}
      <NewPasswordFields attempt={attempt} />
    </SettingRow>
  )
}
