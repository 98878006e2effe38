import type { OutputOf } from '../../../../contract/index.ts'
import { formatDay } from '../../../../i18n/dates.ts'
import { settingsDeliveryMessages } from '../../../../i18n/settings_delivery.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'

type Changed = Pick<OutputOf<'settings_delivery.update_delivery'>, 'moved' | 'skipped'>

/** The effect of a change on the boxes to come. */
export function Outcome({ changed }: { changed: Changed }) {
  const say = useMessages(settingsDeliveryMessages)
  const locale = useLocale()
  const day = (date: string) => formatDay(date, locale)
  return (
    <div className="field-hint">
      {changed.moved
        .filter(box => box.from !== box.deliveryDate)
        .map(box => (
          <p key={box.from}>{say.moved(day(box.from), day(box.deliveryDate))}</p>
        ))}
      {changed.skipped.map(date => (
        <p key={date}>{say.skipped(day(date))}</p>
      ))}
    </div>
  )
}
