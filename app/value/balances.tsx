import { formatMoney, formatMoneyShort } from '../../domain/money.ts'
import { centsOfPoints, formatPoints, pointsToFirst } from '../../domain/points.ts'
import { balanceMessages } from '../../i18n/balances.ts'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { sentences } from '../components/sentences.ts'

interface BalancesProps {
  /** Whole cents. */
  givenCents: number
  boughtCents: number
  corporateCents: number
  points: number
  /** Points that wait for a delivery. */
  pointsPending?: number
  /** Whether the end of the points program is announced: then any number of points can be turned into credit. */
  pointsEnding?: boolean
}

interface BalanceRow {
  label: string
  /** For the household itself; empty where there is none. */
  note: string
  value: string
}

/** What a household has besides its card, in the order in which boxes use it; points pay once they are credit. */
export function useBalanceRows({
  givenCents,
  boughtCents,
  corporateCents,
  points,
  pointsPending = 0,
  pointsEnding = false,
}: BalancesProps): BalanceRow[] {
  const say = useMessages(balanceMessages)
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const number = (count: number) => formatPoints(count, locale)
  const toFirst = pointsEnding ? null : pointsToFirst(points)
  const toTurn = ({ missing, least }: { missing: number; least: number }) =>
    say.pointsTooFew(number(missing), formatMoneyShort(centsOfPoints(least), locale))
  return [
    { label: say.given, note: givenCents > 0 ? say.givenNote : '', value: money(givenCents) },
    { label: say.bought, note: say.boughtNote, value: money(boughtCents) },
    ...(corporateCents > 0 ? [{ label: say.corporate, note: '', value: money(corporateCents) }] : []),
    {
      label: say.points,
      note: sentences(
        points > 0 && (toFirst ? toTurn(toFirst) : say.pointsNote(money(points))),
        points < 0 && say.pointsOwed,
        pointsPending > 0 && say.pending(number(pointsPending)),
        points === 0 && pointsPending === 0 && !pointsEnding && say.none,
      ),
      value: say.pointsValue(number(points), points),
    },
  ]
}

/** The same as a list, for the household. */
export function Balances(balances: BalancesProps) {
  const say = useMessages(balanceMessages)
  return (
    <>
      <p className="text-muted">{say.order}</p>
      <ol className="balances">
        {useBalanceRows(balances).map(({ label, note, value }) => (
          <li key={label}>
            <span>
              <b>{label}</b>
              {note && <span className="balances-note">{note}</span>}
            </span>
            <strong className="tabular">{value}</strong>
          </li>
        ))}
      </ol>
    </>
  )
}
