import type { LoaderFunctionArgs } from 'react-router'
import { corporatePeriods } from '../../../../domain/corporate.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { FormFault, PostForm } from '../../../forms/post_form.tsx'
import { useForm } from '../../../forms/use_form.ts'
import { settingsAction } from '../../../settings/action.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
import { type Room, type ShownBy, useRoom } from '../../../settings/use_room.ts'
import { planForm } from './forms.ts'
import { settingsCorporateMessages } from './words.ts'

export { SettingsBoundary as ErrorBoundary } from '../../../settings/boundary.tsx'

/** An admin looks at a client by `?client=`. */
export async function loader(args: LoaderFunctionArgs) {
  const clientId = new URL(args.request.url).searchParams.get('client')
  return loadSettings(args, async api => ({
    clientId,
    ...(await api.get('settings_corporate_credit_plan.show', clientId === null ? {} : { clientId })),
  }))
}

type CreditData = ShownBy<typeof loader>

export const action = settingsAction(planForm)

/** Read-only for the client who has it; an admin sets it for the client in the address (rule 37). */
export default function CorporateCredit() {
  const room = useRoom<CreditData>()
  const { plan, clientName, clientId } = room.shown
  const say = useMessages(settingsCorporateMessages)
  const locale = useLocale()
  const rows = plan
    ? [
        [say.plan, plan.plan],
        [say.value, `${formatMoney(plan.valueCents, locale)} · ${say.periods[plan.period]}`],
        [say.remaining, formatMoney(plan.remainingCents, locale)],
        [say.expiration, formatFullDay(plan.expiration, locale)],
      ]
    : []
  return (
    <SettingsFrame
      {...(clientName === null ? { lede: say.lede } : { heading: say.of(clientName) })}
      room="settingsCorporateCredit"
      settings={room}
    >
      <SettingsPart {...(plan === null && { note: say.none })}>
        <ul className="setting-rows">
          {rows.map(([label, value]) => (
            <li className="setting" key={label}>
              <div className="setting-words">
                <p className="setting-label">{label}</p>
                <p className="setting-value">{value}</p>
              </div>
            </li>
          ))}
        </ul>
      </SettingsPart>
      {clientName !== null && clientId !== null && <PlanForm clientId={clientId} room={room} />}
    </SettingsFrame>
  )
}

function PlanForm({ clientId, room: { shown, take } }: { clientId: string; room: Room<CreditData> }) {
  const { plan } = shown
  const say = useMessages(settingsCorporateMessages)
  const saving = useForm(planForm, answer => take(answer))
  return (
    <PostForm of={saving}>
      <input name="clientId" type="hidden" value={clientId} />
      <TextField {...saving.field('plan', plan?.plan)} label={say.plan} />
      <TextField
        {...saving.field('valueCents', plan ? String(plan.valueCents / 100) : undefined)}
        hint={say.valueHint}
        label={say.value}
      />
      <TextField {...saving.field('expiration', plan?.expiration)} label={say.expiration} />
      <SelectField
        {...saving.field('period', plan?.period ?? 'once')}
        label={say.period}
        options={corporatePeriods.map(period => ({ value: period, label: say.periods[period] }))}
      />
      <FormFault of={saving} />
      <div aria-live="polite">{saving.answer && <Banner tone="good">{say.saved}</Banner>}</div>
      <Button busy={saving.busy} type="submit">
        {say.save}
      </Button>
    </PostForm>
  )
}
