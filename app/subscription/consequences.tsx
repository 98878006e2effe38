import { formatMoney } from '../../domain/money.ts'
import { formatPoints } from '../../domain/points.ts'
import { componentMessages } from '../../i18n/components.ts'
import { formatDay, formatWeekdayAndDay } from '../../i18n/dates.ts'
import { stoppingMessages } from '../../i18n/stopping.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Skeleton } from '../components/panels.tsx'
import type { Stopping } from './use_stopping.ts'

/** What is not charged any more, and what comes all the same. */
export function Boxes({ facts }: { facts: Stopping }) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  const day = (date: string) => formatWeekdayAndDay(date, locale)
  return (
    <>
      <li>
        {facts.skipped.length > 0
          ? say.notComing(facts.skipped.map(box => formatDay(box.deliveryDate, locale)).join(', '))
          : say.nothingPlanned}
      </li>
      {facts.goesOn.map(box => (
        <li key={box.id}>
          {box.paid
            ? say.paidComes(day(box.deliveryDate))
            : say.stillCharged(day(box.deliveryDate), formatMoney(box.totalCents, locale))}
        </li>
      ))}
      <li>
        <b>{say.notBefore}</b>
      </li>
    </>
  )
}

/** What closing ends, what it leaves, and what it waits for. */
export function Holdings({ facts }: { facts: Stopping }) {
  const say = useMessages(stoppingMessages)
  const locale = useLocale()
  const points = facts.points + facts.pointsPending
  const out = facts.returnables.bags + facts.returnables.kits
  return (
    <>
      {facts.givenCents > 0 && <li>{say.expires(formatMoney(facts.givenCents, locale))}</li>}
      {points > 0 && <li>{say.pointsExpire(formatPoints(points, locale))}</li>}
      {facts.boughtCents > 0 && <li>{say.boughtStays(formatMoney(facts.boughtCents, locale))}</li>}
      {out > 0 && <li>{say.bagsOut(out)}</li>}
      {facts.goesOn.length > 0 && <li>{say.boxesOut}</li>}
      <li>{say.final}</li>
    </>
  )
}

/** Until it is known what stopping means, nothing can be pressed that stops. */
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
