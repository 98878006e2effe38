import type { LoaderFunctionArgs } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../../../domain/machines/subscription_groups.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { type Room, useRoom } from '../../../settings/use_room.ts'
import { useSetting } from '../../../settings/use_setting.ts'
import { closeForm, pauseForm } from '../../../subscription/forms.ts'
import { Stop, stopsBy } from '../../../subscription/stop.tsx'
import { Unpause } from '../../../subscription/unpause.tsx'
import { planForm } from './forms.ts'
import { PlanFields } from './plan_fields.tsx'
import { settingsSubscriptionMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, async api => {
    const stops = new URL(args.request.url).searchParams.has(stopsBy)
    const [subscription, booking, stopping] = await Promise.all([
      api.get('settings_subscription.show', {}),
      api.get('account.existing_pickup', {}),
      stops ? api.get('subscription.stopping', {}) : null,
    ])
    return { subscription, booking, stopping }
  })
}

interface SubscriptionData {
  subscription: OutputOf<'settings_subscription.show'>
  booking: OutputOf<'account.existing_pickup'>
  /** The consequences of stopping, where they are asked for without scripts. */
  stopping: OutputOf<'subscription.stopping'> | null
}
type SubscriptionRoom = Pick<Room<SubscriptionData>, 'shown' | 'take'>

export const action = settingsAction(planForm, pauseForm, closeForm)

/** The plan, the state of the subscription, and pausing or closing it. */
export default function SubscriptionSettings() {
  const room = useRoom<SubscriptionData>()
  const { subscription, booking, stopping } = room.shown
  const say = useMessages(settingsSubscriptionMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsSubscription" settings={room}>
      <SettingsPart>
        <SettingRows>
          <State subscription={subscription} />
          <PlanRow room={room} />
        </SettingRows>
      </SettingsPart>
      <Stop booking={booking} known={stopping} state={subscription.status} />
    </SettingsFrame>
  )
}

function State({ subscription }: Pick<SubscriptionData, 'subscription'>) {
  const say = useMessages(settingsSubscriptionMessages)
  const locale = useLocale()
  const { status, resumesOn } = subscription
  const words =
    status === 'paused' && resumesOn
      ? say.standing.pausedUntil(formatWeekdayAndDay(resumesOn, locale))
      : say.standing[status]
  return (
    <li className="setting">
      <div className="setting-words">
        <p className="setting-label">{say.state}</p>
        <div className="setting-value">{words}</div>
      </div>
      {status === 'paused' && <Unpause />}
    </li>
  )
}

function PlanRow({ room: { shown, take } }: { room: SubscriptionRoom }) {
  const { subscription } = shown
  const say = useMessages(settingsSubscriptionMessages)
  const locale = useLocale()
  const setting = useSetting(planForm, { take: answer => take({ subscription: answer }) })
  const names = useMessages(categoryMessages)
  const { plan, categories, planType } = subscription
  const ended = isOneOf(subscription.status, endedSubscriptions)
  const price = plan.kind === 'rte' ? say.priceMeal : say.price
  const value = (
    <>
      <span>{say.types[planType]}</span>
      <br />
      <span>{plan.kind === 'rte' ? say.rte(plan.count) : say.rtc(plan.count, plan.people)}</span>
      <p className="setting-waiting">
        {price(formatMoney(subscription.totalCents, locale), formatMoney(plan.perServingCents, locale))}
        <br />
        {say.preferred(categories.map(one => names[one]).join(', ') || say.noCategories)}
      </p>
    </>
  )
  if (ended) {
    return (
      <li className="setting">
        <div className="setting-words">
          <p className="setting-label">{say.plan}</p>
          <div className="setting-value">{value}</div>
        </div>
      </li>
    )
  }
  return (
    <SettingRow label={say.plan} setting={setting} value={value}>
      <PlanFields subscription={subscription} />
    </SettingRow>
  )
}
