import { formatMoney } from '../../../../domain/money.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatShortWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Shape, type ShapeId } from '../../../office/shapes.tsx'
import type { Foreseen } from './act.tsx'
import { householdPageMessages } from './words.ts'

/** What follows from an act: money, boxes, letters, and that it is written down. */
export function Follows({ foreseen, tells }: { foreseen: Foreseen | null; tells: boolean }) {
  const say = useMessages(householdPageMessages).follows
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  if (!foreseen) return <p role="status">{say.waits}</p>
  const money = (cents: number) => formatMoney(cents, locale)
  const lines: { id: string; shape: ShapeId; words: string }[] = []
  if (foreseen.payNowCents !== null)
    lines.push({ id: 'now', shape: 'charged', words: say.payNow(money(foreseen.payNowCents)) })
  for (const { id, from, to } of foreseen.boxes) {
    const day = formatShortWeekdayAndDay(from.date, locale)
    if (from.date !== to.date)
      lines.push({
        id: `${id} day`,
        shape: 'road',
        words: say.moves(day, formatShortWeekdayAndDay(to.date, locale)),
      })
    if (from.state !== to.state)
      lines.push({
        id: `${id} state`,
        shape: to.state === 'skipped' ? 'skipped' : 'open',
        words: say.becomes(day, states[to.state]),
      })
    if (to.state === 'skipped' && from.totalCents !== null)
      lines.push({ id: `${id} not`, shape: 'charged', words: say.notCharged(money(from.totalCents)) })
    else if (from.totalCents !== to.totalCents && to.totalCents !== null)
      lines.push({
        id: `${id} total`,
        shape: 'charged',
        words: say.costs(day, from.totalCents === null ? null : money(from.totalCents), money(to.totalCents)),
      })
  }
  for (const { account, fromCents, toCents } of foreseen.value)
    lines.push({
      id: account,
      shape: 'charged',
      words: say.value(say.accounts[account], money(fromCents), money(toCents)),
    })
  for (const [place, { channel, subject }] of foreseen.letters.entries())
    lines.push({
      id: `letter ${place}`,
      shape: 'letter',
      words: say.letter(subject, channel === 'email' ? foreseen.to : say.phone),
    })
  if (!tells) lines.push({ id: 'quiet', shape: 'letter', words: say.quiet })
  lines.push({ id: 'log', shape: 'byHand', words: say.log })
  return (
    <ul className="of-foreseen" role="status">
      {lines.map(({ id, shape, words }) => (
        <li key={id}>
          <Shape is={shape} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
