import { useState } from 'react'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { FormFault } from '../../../forms/post_form.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { SettingPress } from '../../../settings/row.tsx'
import { type Setting, useSetting } from '../../../settings/use_setting.ts'
import type { AccountData, AccountRoom } from './account.ts'
import { endSessionForm, signOutOthersForm } from './forms.ts'

/** The account's open sessions, each other one with a button that ends it, and a button that ends them all. */
export function Devices({ room: { shown, take } }: { room: AccountRoom }) {
  const say = useMessages(settingsAccountMessages)
  const { devices } = shown
  const all = useSetting(signOutOthersForm, {
    take: () => take(before => ({ devices: before.devices.filter(({ here }) => here) })),
  })
  // It outlives the row that it removes.
  const [ended, setEnded] = useState<AccountData['devices'][number]>()
  const one = useSetting(endSessionForm, {
    take: (answer, { id }) => {
      setEnded(devices.find(device => device.id === id))
      take(answer)
    },
  })
  return (
    <SettingsPart heading={say.devices}>
      <ul className="setting-rows">
        {devices.map(device => (
          <Device device={device} end={one} key={device.id} />
        ))}
      </ul>
      <FormFault of={one} />
      <p className="setting-outcome" role="status">
        {one.outcome && say.signedOutOne(ended?.name ?? say.unknownDevice)}
      </p>
      <FormFault of={all} />
      <p className="setting-outcome" role="status">
        {all.answer &&
          all.outcome &&
          [say.signedOut(all.answer.ended), all.answer.emailKept && say.emailKept].filter(Boolean).join(' ')}
      </p>
      {devices.length > 1 && (
        <div>
          <SettingPress kind="secondary" setting={all}>
            {say.signOutOthers}
          </SettingPress>
        </div>
      )}
    </SettingsPart>
  )
}

interface DeviceProps {
  device: AccountData['devices'][number]
  end: Setting<'settings_account.end_session'>
}

function Device({ device, end }: DeviceProps) {
  const say = useMessages(settingsAccountMessages)
  const locale = useLocale()
  const { id, name, here, since, lastSeen } = device
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-value">
          {here ? `${name ?? say.unknownDevice} · ${say.here}` : (name ?? say.unknownDevice)}
        </p>
        <p className="setting-label">
          {say.seen(formatFullDay(since, locale), formatFullDay(lastSeen, locale))}
        </p>
      </div>
      {!here && (
        <SettingPress
          aria-label={say.signOutOneOf(name ?? say.unknownDevice, formatFullDay(since, locale))}
          kind="link"
          name="id"
          setting={end}
          value={id}
        >
          {say.signOutOne}
        </SettingPress>
      )}
    </li>
  )
}
