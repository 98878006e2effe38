import type { OutputOf } from '../../../contract/index.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { trackingMessages } from '../../../i18n/tracking.ts'
import { useMessages } from '../../components/brand_context.tsx'
import type { Tracked } from './page.tsx'

interface Props {
  tracking: Pick<Tracked, 'state' | 'order'>
  returnables: OutputOf<'account.returnables'>
}

/** Bags and kits that the driver of the box collects. Nobody is told to leave them out for a driver who did not come. */
export function LeaveOut({ tracking: { state, order }, returnables }: Props) {
  const say = useMessages(trackingMessages)
  const { kind } = useMessages(pickupMessages)
  const isComing = (state === 'day_of' || state === 'after_cutoff') && !order?.overdue
  const out = [
    ...returnables.bags.map(one => ({ ...one, kind: kind.cooler_bag })),
    ...returnables.kits.map(one => ({ ...one, kind: kind.zero_waste_kit })),
  ].filter(one => !one.arriving)
  if (!isComing || out.length === 0) return null
  return (
    <section aria-labelledby="leave-out">
      <h2 className="account-heading" id="leave-out">
        {say.bags}
      </h2>
      <ul>
        {out.map(one => (
          <li key={one.number}>
            {one.kind}, {say.number(one.number)}
          </li>
        ))}
      </ul>
      <p className="text-muted">{say.bagsNote}</p>
    </section>
  )
}
