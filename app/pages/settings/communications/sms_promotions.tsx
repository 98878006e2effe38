import { useState } from 'react'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { PhoneField, TextField } from '../../../components/text_fields.tsx'
import { SettingRow, SettingToggle } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { CommunicationsRoom } from './communications.ts'
import { codeForm, phoneForm, withdrawForm } from './forms.ts'

/** Agreeing takes two steps, a number and the code sent to it; withdrawing takes one. */
export function SmsPromotions({ room: { shown, take } }: { room: CommunicationsRoom }) {
  const say = useMessages(settingsCommunicationsMessages)
  const { off } = useMessages(settingsMessages).row
  const { sms, preferences } = shown
  const [otherPhone, setOtherPhone] = useState(false)
  const entering = sms.waitingFor !== null && !otherPhone
  const withdrawing = useSetting(withdrawForm, {
    take: ({ preferences, ...sms }) => take({ preferences, sms }),
  })
  const setting = useSetting(entering ? codeForm : phoneForm, {
    take: ({ preferences, ...answered }) => {
      setOtherPhone(false)
      take({ preferences, sms: answered })
    },
    // For the code.
    goesOn: ({ waitingFor }) => waitingFor !== null,
  })
  if (preferences.smsPromotions) {
    return (
      <SettingToggle
        hint={sms.phone ? say.agreed(sms.phone) : sms.wording}
        label={say.smsPromotions}
        name="off"
        on
        setting={withdrawing}
      />
    )
  }
  return (
    <SettingRow
      action={say.agree}
      label={say.smsPromotions}
      note={entering ? say.codeSent(sms.waitingFor ?? '') : say.consent.sms}
      setting={setting}
      submit={entering ? say.confirm : say.sendCode}
      value={off}
    >
      {entering ? (
        <>
          <TextField {...setting.field('code')} key="code" label={say.code} />
          <p>
            <Button kind="link" onClick={() => setOtherPhone(true)} size="small">
              {say.otherPhone}
            </Button>
          </p>
        </>
      ) : (
        <PhoneField {...setting.field('phone', sms.phone ?? '')} key="phone" label={say.phone} />
      )}
    </SettingRow>
  )
}
