import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { expireForm } from './forms.ts'

/** Value that we gave; the household can let it expire, after a question, because that is final. */
export function GivenValue({ cents }: { cents: number }) {
  const say = useMessages(settingsAccountMessages)
  const setting = useSetting(expireForm)
  return (
    <SettingsPart heading={say.value}>
      {setting.answer?.reference ? (
        <p role="status">{say.expired}</p>
      ) : (
        <SettingRows>
          <SettingRow
            action={say.expire}
            label={say.givenText(cents)}
            note={say.expireSure(cents)}
            setting={setting}
            submit={say.expireYes}
            value=""
          />
        </SettingRows>
      )}
    </SettingsPart>
  )
}
