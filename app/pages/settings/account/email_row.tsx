import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { EmailField } from '../../../components/email_field.tsx'
import { SettingRow } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { type Account, typed, update } from './account.ts'

/** The address, and a new one that waits for confirmation. */
export function EmailRow({ account: { email, newEmail } }: { account: Account }) {
  const say = useMessages(settingsAccountMessages)
  const setting = useSetting(update)
  const undoing = useSetting<null>(() => browserApi().post('settings_account.keep_email', {}))
  return (
    <SettingRow
      label={say.email}
      note={say.emailNote}
      onSave={form => void setting.save({ email: typed(form, 'email') })}
      setting={setting}
      submit={say.emailSave}
      value={
        <>
          <span>{email}</span>
          {newEmail && (
            <p className="setting-waiting">
              {say.waiting(newEmail)}{' '}
              <Button
                busy={undoing.attempt.busy}
                kind="link"
                onClick={() => void undoing.save(null)}
                size="small"
              >
                {say.keep}
              </Button>
            </p>
          )}
        </>
      }
    >
      <EmailField
        autoComplete="email"
        defaultValue={newEmail ?? ''}
        error={setting.attempt.of('email')}
        label={say.newEmail}
        name="email"
      />
    </SettingRow>
  )
}
