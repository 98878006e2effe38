import { useId } from 'react'
import { formatMoney } from '../../domain/money.ts'
import { formatDay } from '../../i18n/dates.ts'
import { pickupMessages } from '../../i18n/pickups.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { sentences } from '../components/sentences.ts'
import { type Booking, Pickup } from '../pickups/pickup.tsx'
import type { Stopping } from './use_stopping.ts'

interface AtYourPlaceProps {
  facts: Stopping
  booking: Booking
  /** The effect of stopping on them. */
  note: string
}

/** Which bags and kits are out, the fee of each, and their pickup: before the press that stops. */
export function AtYourPlace({ facts, booking, note }: AtYourPlaceProps) {
  const say = useMessages(pickupMessages)
  const locale = useLocale()
  const heading = useId()
  const { bags, kits } = facts.returnables
  if (bags + kits === 0) return null
  return (
    <section aria-labelledby={heading} className="stop-out">
      <h3 id={heading}>{say.list}</h3>
      <ul className="stop-facts">
        {facts.out.map(({ kind, number, outSince, fee }) => (
          <li key={`${number} ${outSince}`}>
            {sentences(
              `${say.kind[kind]}, ${say.number(number)}, ${say.delivered(formatDay(outSince, locale))}.`,
              fee && say.feeFrom(formatDay(fee.from, locale), formatMoney(fee.cents, locale)),
            )}
          </li>
        ))}
      </ul>
      <p>{note}</p>
      <Pickup booking={booking} inline />
    </section>
  )
}
