import { pickupMessages } from '../../i18n/pickups.ts'
import { Banner } from '../components/banner.tsx'
import { useBrand, useMessages } from '../components/brand_context.tsx'

/** Why a pickup could not be booked or cancelled, and the mailbox for such cases (area 8). */
export function Trouble({ sentence }: { sentence: string | null }) {
  const say = useMessages(pickupMessages)
  const { facts } = useBrand()
  if (!sentence) return null
  return (
    <Banner tone="warn">
      {sentence} {say.write}{' '}
      <a className="link" href={`mailto:${facts.pickupsEmail}`}>
        {facts.pickupsEmail}
      </a>
      .
    </Banner>
  )
}
