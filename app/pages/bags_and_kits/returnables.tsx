import type { OutputOf } from '../../../contract/index.ts'
import { formatMoney } from '../../../domain/money.ts'
import { feeCents } from '../../../domain/returnable_fee.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { pickupMessages } from '../../../i18n/pickups.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Illustration } from '../../components/illustrations.tsx'
import { TellOf } from './tell_of.tsx'

/** Bags, then kits: which, since when, and whether they are overdue. */
export function Returnables({ returnables }: { returnables: OutputOf<'account.returnables'> }) {
  const say = useMessages(pickupMessages)
  const locale = useLocale()
  const all = [
    ...returnables.bags.map(one => ({ ...one, kind: 'cooler_bag' as const })),
    ...returnables.kits.map(one => ({ ...one, kind: 'zero_waste_kit' as const })),
  ]
  if (all.length === 0) return <p className="text-muted">{say.none}</p>
  return (
    <ul className="returnables">
      {all.map(({ kind, number, dateDelivered, overdue, arriving, life }) => (
        <li key={`${number} ${dateDelivered}`}>
          <Illustration name={kind === 'cooler_bag' ? 'bag' : 'kit'} size="small" />
          <div>
            <h3>{say.kind[kind]}</h3>
            <p>
              <span>{say.number(number)}</span>{' '}
              <span>{(arriving ? say.arriving : say.delivered)(formatDay(dateDelivered, locale))}</span>
            </p>
            {life && (
              <p className="text-muted">
                {life.state === 'out' || life.state === 'late'
                  ? `${say.dueOn(formatDay(life.dueOn, locale))} ${life.feeFrom ? say.feeFrom(formatDay(life.feeFrom, locale), formatMoney(feeCents[kind], locale)) : ''}`
                  : say.lifeStates[life.state]}
              </p>
            )}
            {life && <TellOf number={number} state={life.state} />}
          </div>
          {overdue && <p className="returnable-overdue">{say.overdue}</p>}
        </li>
      ))}
    </ul>
  )
}
