import { useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { settingsAccountMessages } from '../../../../i18n/settings_account.ts'
import { browserApi } from '../../../api.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SettingsPart } from '../../../settings/frame.tsx'
import { type Setting, useSetting } from '../../../settings/use_setting.ts'
import type { Account } from './account.ts'

/** The account's open sessions, each other one with a button that ends it, and a button that ends them all. */
export function Devices({ devices }: { devices: Account['devices'] }) {
  const say = useMessages(settingsAccountMessages)
  const [done, setDone] = useState<OutputOf<'settings_account.sign_out_others'> | null>(null)
  const setting = useSetting<null>(async () => {
    setDone(await browserApi().post('settings_account.sign_out_others', {}))
  })
  const [ended, setEnded] = useState<string | null>(null)
  const one = useSetting<Account['devices'][number]>(async ({ id, name }) => {
    await browserApi().post('settings_account.end_session', { id })
    setEnded(name ?? say.unknownDevice)
  })
  return (
    <SettingsPart heading={say.devices}>
      <ul className="setting-rows">
        {devices.map(device => (
          <Device device={device} end={one} key={device.id} />
        ))}
      </ul>
      {one.attempt.sentence && <Banner tone="warn">{one.attempt.sentence}</Banner>}
      <p className="setting-outcome" role="status">
        {one.outcome && ended !== null && say.signedOutOne(ended)}
      </p>
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

interface DeviceProps {
  device: Account['devices'][number]
  /** Ends a session; it outlives the row that it removes. */
  end: Setting<Account['devices'][number]>
}

function Device({ device, end }: DeviceProps) {
  const say = useMessages(settingsAccountMessages)
  const locale = useLocale()
  const { name, here, since, lastSeen } = device
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
        <Button
          aria-label={say.signOutOneOf(name ?? say.unknownDevice, formatFullDay(since, locale))}
          busy={end.attempt.busy}
          kind="link"
          onClick={() => void end.save(device)}
          size="small"
        >
          {say.signOutOne}
        </Button>
      )}
    </li>
  )
}
