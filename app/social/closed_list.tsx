import type { ClosedWays } from '../../domain/identity.ts'
import { providerName } from '../../i18n/provider_names.ts'
import { wayMessages } from '../../i18n/ways_in.ts'
import { useMessages } from '../components/brand_context.tsx'

/** Ways into the account that were closed, or would be, a line each. @param former whether another password has replaced it, or none */
export function ClosedList({
  closed,
  former = false,
}: {
  closed: Omit<ClosedWays, 'devices'> & { devices?: number }
  former?: boolean
}) {
  const say = useMessages(wayMessages)
  const { password, passkeys, providers, devices = 0 } = closed
  const lines = [
    ...(password ? [former ? say.formerPassword : say.password] : []),
    ...passkeys.map(say.passkey),
    ...providers.map(provider => say.provider(providerName(provider))),
    ...(devices > 0 ? [say.devices(devices)] : []),
  ]
  return (
    <ul className="closed-ways">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two passkeys can have one name, and the list does not change.
        <li key={`${at} ${line}`}>{line}</li>
      ))}
    </ul>
  )
}
