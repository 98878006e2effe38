import { formatMoney } from '../../domain/money.ts'
import { formatPoints } from '../../domain/points.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatFullDay, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Skeleton } from '../components/panels.tsx'
import type { Stopping } from './use_stopping.ts'

/** What is no longer charged, and what still comes. */
export function Boxes({ facts }: { facts: Stopping }) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  const day = (date: string) => formatWeekdayAndDay(date, locale)
  return (
    <>
      <li>
        {facts.skipped.length > 0
          ? say.notComing(facts.skipped.map(box => day(box.deliveryDate)).join('; '))
          : say.nothingPlanned}
      </li>
      {facts.goesOn.map(box => (
        <li key={box.id}>
          {box.paid
            ? say.paidComes(day(box.deliveryDate))
            : say.stillCharged(
                day(box.deliveryDate),
                box.totalCents === null ? null : formatMoney(box.totalCents, locale),
              )}
        </li>
      ))}
      <li>
        <b>{facts.out.some(one => one.fee) ? say.notBeforeBags : say.notBefore}</b>
      </li>
    </>
  )
}

/** What a pause does not change, and what still has a last day of its own. */
export function Kept({ facts }: { facts: Stopping }) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  const { points, givenUntil, pointsUntil } = facts
  return (
    <>
      <li>{say.nothingExpires}</li>
      {givenUntil.map(({ on, cents }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same day and amount.
        <li key={place}>{say.givenUntil(formatMoney(cents, locale), formatFullDay(on, locale))}</li>
      ))}
      {pointsUntil && (
        <li>{say.pointsUntil(formatPoints(points, locale), formatFullDay(pointsUntil, locale))}</li>
      )}
    </>
  )
}

/** What closing ends, what it keeps, and what it waits for. */
export function Holdings({ facts }: { facts: Stopping }) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  const points = facts.points + facts.pointsPending
  const out = facts.returnables.bags + facts.returnables.kits
  return (
    <>
      {facts.givenCents > 0 && <li>{say.expires(formatMoney(facts.givenCents, locale))}</li>}
      {facts.boughtCents > 0 && <li>{say.boughtStays(formatMoney(facts.boughtCents, locale))}</li>}
      {facts.corporateCents > 0 && <li>{say.corporateEnds(formatMoney(facts.corporateCents, locale))}</li>}
      {points > 0 && <li>{say.pointsExpire(formatPoints(points, locale), points)}</li>}
      {out > 0 && <li>{say.bagsOut(out)}</li>}
      {facts.goesOn.length > 0 && <li>{say.boxesOut}</li>}
      <li>{say.pastStays}</li>
    </>
  )
}

/** Once more, beside the button that closes: everything that ends with the account. */
export function Ends({ facts }: { facts: Stopping }) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  const { givenCents, corporateCents, points, pointsPending, skipped } = facts
  const money = (cents: number) => formatMoney(cents, locale)
  const all = points + pointsPending
  const ended = [
    say.ended.plan,
    ...(skipped.length > 0 ? [say.ended.boxes(skipped.length)] : []),
    ...(givenCents > 0 ? [say.ended.given(money(givenCents))] : []),
    ...(corporateCents > 0 ? [say.ended.corporate(money(corporateCents))] : []),
    ...(all > 0 ? [say.ended.points(formatPoints(all, locale), all)] : []),
  ]
  return (
    <p>
      <b>{say.closingEnds(new Intl.ListFormat(`${locale}-CA`).format(ended))}</b> {say.endsForGood}
    </p>
  )
}

/** Until the consequences are known, the stop button does not work. */
export function NotKnown({ failed, again }: { failed: boolean; again: () => void }) {
  const say = useMessages(stoppingMessages)
  const { retry } = useMessages(componentMessages).error
  if (!failed) return <Skeleton count={4} shape="button" />
  return (
    <Banner
      action={
        <Button kind="secondary" onClick={again} size="small">
          {retry}
        </Button>
      }
      tone="warn"
    >
      {say.failed}
    </Banner>
  )
}
