import { useState } from 'react'
import type { InputOf } from '../../../../contract/index.ts'
import { settingsMessages } from '../../../../i18n/settings.ts'
import { settingsCommunicationsMessages } from '../../../../i18n/settings_communications.ts'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { PhoneField, TextField } from '../../../components/text_fields.tsx'
import { SettingRow, SettingToggle } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { SmsConsent } from './communications.ts'

type Input = InputOf<'settings_communications.update_sms_consent'>

/** Agreeing takes two steps, a number and the code sent to it; withdrawing takes one. */
export function SmsPromotions({ on, sms }: { on: boolean; sms: SmsConsent }) {
  const say = useMessages(settingsCommunicationsMessages)
  const setting = useSetting((input: Input) =>
    browserApi().post('settings_communications.update_sms_consent', input),
  )
  if (on) {
    return (
      <SettingToggle
        hint={sms.phone ? say.agreed(sms.phone) : sms.wording}
        label={say.smsPromotions}
        on
        onTurn={() => void setting.save({ consent: false })}
        setting={setting}
      />
    )
  }
  return <Agree setting={setting} sms={sms} />
}

function Agree({ sms, setting }: { sms: SmsConsent; setting: ReturnType<typeof useSetting<Input>> }) {
  const say = useMessages(settingsCommunicationsMessages)
  const { off } = useMessages(settingsMessages).row
  const { attempt } = setting
  const [asking, setAsking] = useState(sms.waitingFor !== null)
  const entering = asking && sms.waitingFor !== null

  async function send(form: FormData) {
    const field = (name: string) => String(form.get(name) ?? '')
    if (entering) return void setting.save({ consent: true, code: field('code') || '0' })
    // The row stays open for the code.
    const sent = await setting.keepOpen({ consent: true, phone: field('phone') })
    if (sent) setAsking(true)
  }

  return (
    <SettingRow
      action={say.agree}
      label={say.smsPromotions}
      note={entering ? say.codeSent(sms.waitingFor ?? '') : say.consent.sms}
      onSave={form => void send(form)}
      setting={setting}
      submit={entering ? say.confirm : say.sendCode}
      value={off}
    >
      {entering ? (
        <>
          <TextField
            autoComplete="one-time-code"
            error={attempt.of('code')}
            inputMode="numeric"
            key="code"
            label={say.code}
            maxLength={7}
            name="code"
          />
          <p>
            <Button kind="link" onClick={() => setAsking(false)} size="small">
              {say.otherPhone}
            </Button>
          </p>
        </>
      ) : (
        <PhoneField
          defaultValue={sms.phone ?? ''}
          error={attempt.of('phone')}
          key="phone"
          label={say.phone}
          name="phone"
        />
      )}
    </SettingRow>
  )
}
