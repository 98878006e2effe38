import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { EmailField } from '../../../components/email_field.tsx'
import { SettingPress, SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { AccountRoom } from './account.ts'
import { emailForm, keepEmailForm } from './forms.ts'

/** The address, and a new one that waits for confirmation. */
export function EmailRow({ room: { shown, take } }: { room: AccountRoom }) {
  const say = useMessages(settingsAccountMessages)
  const setting = useSetting(emailForm, { take })
  const undoing = useSetting(keepEmailForm, { take })
  const { email, newEmail } = shown
  return (
    <SettingRow
      label={say.email}
      note={say.emailNote}
      setting={setting}
      submit={say.emailSave}
      value={
        <>
          <span>{email}</span>
          {newEmail && (
            <div className="setting-waiting">
              {say.waiting(newEmail)}{' '}
              <SettingPress kind="link" setting={undoing}>
                {say.keep}
              </SettingPress>
            </div>
          )}
        </>
      }
    >
      <EmailField {...setting.field('email', newEmail ?? '')} label={say.newEmail} />
    </SettingRow>
  )
}
