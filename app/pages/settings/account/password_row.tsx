import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { PasswordField } from '../../../components/text_fields.tsx'
import { NewPasswordFields } from '../../../new_password_fields.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { AccountRoom } from './account.ts'
import { firstPasswordForm, passwordForm } from './forms.ts'

/** Changes the password, with the current one; sets the first one where the account has none. */
export function PasswordRow({ room: { shown, take } }: { room: AccountRoom }) {
  const say = useMessages(settingsAccountMessages)
  const setting = useSetting(shown.password ? passwordForm : firstPasswordForm, { take })
  return (
    <SettingRow
      {...(!shown.password && { action: say.passwordAdd })}
      label={say.password}
      note={say.passwordNote}
      setting={setting}
      value={shown.password ? say.passwordSet : say.passwordNone}
    >
      {/* For password managers, which look for the owner of a password. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={shown.email} />
      {shown.password && <PasswordField {...setting.field('currentPassword')} label={say.current} />}
      <NewPasswordFields of={setting} />
    </SettingRow>
  )
}
