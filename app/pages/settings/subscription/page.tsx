import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { InputOf } from '../../../../contract/index.ts'
import { isOneOf } from '../../../../domain/machines/is_one_of.ts'
import { endedSubscriptions } from '../../../../domain/machines/subscription_groups.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { browserApi } from '../../../api.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { SettingRow, SettingRows } from '../../../settings/row.tsx'
import { useSetting } from '../../../settings/use_setting.ts'
import { Stop } from '../../../subscription/stop.tsx'
import { Unpause } from '../../../subscription/unpause.tsx'
import { PlanFields } from './plan_fields.tsx'
import { settingsSubscriptionMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadSettings(args, async api => {
    const [subscription, booking] = await Promise.all([
      api.get('settings_subscription.show', {}),
      api.get('account.existing_pickup', {}),
    ])
    return { subscription, booking }
  })
}

/** The plan, the state of the subscription, and pausing or closing it. */
export default function SubscriptionSettings() {
  const settings = useLoaderData<typeof loader>()
  const { subscription, booking } = settings.shown
  const say = useMessages(settingsSubscriptionMessages)
  return (
    <SettingsFrame lede={say.lede} room="settingsSubscription" settings={settings}>
      <SettingsPart>
        <SettingRows>
          <State />
          <PlanRow />
        </SettingRows>
      </SettingsPart>
      <Stop booking={booking} state={subscription.status} />
    </SettingsFrame>
  )
}

function State() {
  const { subscription } = useLoaderData<typeof loader>().shown
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

type Update = InputOf<'settings_subscription.update'>

function PlanRow() {
  const { subscription } = useLoaderData<typeof loader>().shown
  const say = useMessages(settingsSubscriptionMessages)
  const locale = useLocale()
  const setting = useSetting((input: Update) => browserApi().post('settings_subscription.update', input))
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
    <SettingRow label={say.plan} onSave={form => setting.save(planIn(form))} setting={setting} value={value}>
      <PlanFields subscription={subscription} />
    </SettingRow>
  )
}

/** The plan of a form; fields of the other kind are left out. */
function planIn(form: FormData): Update {
  const number = (name: string) => Number(form.get(name))
  const kind = form.get('kind') === 'rte' ? 'rte' : 'rtc'
  const size =
    kind === 'rtc' ? { people: number('people'), recipes: number('recipes') } : { meals: number('meals') }
  return { kind, ...size, categories: form.getAll('categories') as Update['categories'] }
}
