import { formatMoney } from '../../../domain/money.ts'
import { formatPoints } from '../../../domain/points.ts'
import { adminDeliveryMessages } from '../../../i18n/admin_deliveries.ts'
import { formatShortDay, formatShortWeekdayAndDay } from '../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Shape, type ShapeId } from '../../office/shapes.tsx'
import type { Foreseen } from './doing.ts'
import { useSplitWords } from './split_words.ts'
import { actingMessages } from './words.ts'

interface Line {
  id: string
  shape: ShapeId
  words: string
}

/** What follows from an act: money, boxes, letters, and that it is written down. */
export function Follows({ foreseen, tells }: { foreseen: Foreseen | null; tells: boolean }) {
  const say = useMessages(actingMessages).follows
  const ofMoney = useMoneyLines()
  const ofBoxes = useBoxLines()
  const locale = useLocale()
  if (!foreseen) return <p role="status">{say.waits}</p>
  const { ends, short, letters, to } = foreseen
  const changed: Line[] = [...ofMoney(foreseen), ...ofBoxes(foreseen)]
  if (ends) changed.push({ id: 'ends', shape: 'failed', words: say.ends[ends] })
  for (const { week, left, needed } of short)
    changed.push({ id: week, shape: 'warning', words: say.short(formatShortDay(week, locale), left, needed) })
  const sent = letters.filter(({ always }) => always || tells)
  const lines: Line[] = [
    ...(changed.length === 0 ? [{ id: 'nothing', shape: 'open' as const, words: say.nothing }] : changed),
    ...sent.map(({ channel, subject }, place) => ({
      id: `letter ${place}`,
      shape: 'letter' as const,
      words: say.letter(subject, channel === 'email' ? to : say.phone),
    })),
    ...(sent.length < letters.length ? [{ id: 'quiet', shape: 'letter' as const, words: say.quiet }] : []),
    { id: 'log', shape: 'byHand', words: say.log },
  ]
  return (
    <div role="status">
      <ul className="of-foreseen">
        {lines.map(({ id, shape, words }) => (
          <li key={id}>
            <Shape is={shape} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useMoneyLines(): (foreseen: Foreseen) => Line[] {
  const say = useMessages(actingMessages).follows
  const locale = useLocale()
  const split = useSplitWords()
  const money = (cents: number) => formatMoney(cents, locale)
  return ({ payNowCents, refund, value }) => {
    const lines: Omit<Line, 'shape'>[] = []
    if (payNowCents !== null) lines.push({ id: 'now', words: say.payNow(money(payNowCents)) })
    if (refund) {
      const { totalCents, goodsCents, taxCents, payment } = refund
      lines.push({ id: 'refund', words: say.refund(money(totalCents), money(goodsCents), money(taxCents)) })
      lines.push({ id: 'split', words: split(payment) })
    }
    for (const { account, fromCents, toCents } of value) {
      const isPoints = account === 'points' || account === 'points_pending'
      const [from, to] = [fromCents, toCents].map(count =>
        isPoints ? formatPoints(count, locale) : money(count),
      ) as [string, string]
      lines.push({ id: account, words: say.value(say.accounts[account], from, to) })
    }
    return lines.map(line => ({ ...line, shape: 'charged' }))
  }
}

function useBoxLines(): (foreseen: Foreseen) => Line[] {
  const say = useMessages(actingMessages).follows
  const { states } = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  return ({ boxes }) =>
    boxes.flatMap(({ id, from, to }) => {
      const day = formatShortWeekdayAndDay(from.date, locale)
      const lines: Line[] = []
      if (from.date !== to.date) {
        const words = say.moves(day, formatShortWeekdayAndDay(to.date, locale))
        lines.push({ id: `${id} day`, shape: 'road', words })
      }
      if (from.state !== to.state) {
        const shape = to.state === 'skipped' ? 'skipped' : 'open'
        lines.push({ id: `${id} state`, shape, words: say.becomes(day, states[to.state]) })
      }
      if (to.state === 'skipped' && from.totalCents !== null)
        lines.push({ id: `${id} not`, shape: 'charged', words: say.notCharged(money(from.totalCents)) })
      else if (from.totalCents !== to.totalCents && to.totalCents !== null) {
        const before = from.totalCents === null ? null : money(from.totalCents)
        lines.push({
          id: `${id} total`,
          shape: 'charged',
          words: say.costs(day, before, money(to.totalCents)),
        })
      }
      return lines
    })
}
