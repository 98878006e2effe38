import { useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatDay } from '../../../../i18n/dates.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import type { Account } from './account.ts'

/** The account's open sessions, and a button that ends all the others. */
export function Devices({ devices }: { devices: Account['devices'] }) {
  const say = useMessages(settingsAccountMessages)
  const [done, setDone] = useState<OutputOf<'settings_account.sign_out_others'> | null>(null)
  const setting = useSetting<null>(async () => {
    setDone(await browserApi().post('settings_account.sign_out_others', {}))
  })
  return (
    <SettingsPart heading={say.devices}>
      <ul className="setting-rows">
        {devices.map(device => (
          <Device device={device} key={`${device.since} ${device.lastSeen} ${device.here}`} />
        ))}
      </ul>
      {setting.attempt.sentence && <Banner tone="warn">{setting.attempt.sentence}</Banner>}
      <p className="setting-outcome" role="status">
        {done &&
          setting.outcome &&
          [say.signedOut(done.ended), done.emailKept && say.emailKept].filter(Boolean).join(' ')}
      </p>
      {devices.length > 1 && (
        <p>
          <Button
            busy={setting.attempt.busy}
            kind="secondary"
            onClick={() => void setting.save(null)}
            size="small"
          >
            {say.signOutOthers}
          </Button>
        </p>
      )}
    </SettingsPart>
  )
}

function Device({ device }: { device: Account['devices'][number] }) {
  const say = useMessages(settingsAccountMessages)
  const locale = useLocale()
  const { name, here, since, lastSeen } = device
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-value">
          {here ? `${name ?? say.unknownDevice} · ${say.here}` : (name ?? say.unknownDevice)}
        </p>
        <p className="setting-label">{say.seen(formatDay(since, locale), formatDay(lastSeen, locale))}</p>
      </div>
    </li>
  )
}
