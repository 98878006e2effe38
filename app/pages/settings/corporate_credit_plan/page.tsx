import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type CorporatePeriod, corporatePeriods } from '../../../../domain/corporate.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { browserApi } from '../../../api.ts'
import { useFormAttempt } from '../../../attempt.ts'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/text_fields.tsx'
import { useReadAgain } from '../../../read_again.ts'
import { SettingsFrame, SettingsPart } from '../../../settings/frame.tsx'
import { loadSettings } from '../../../settings/load.ts'
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

/** Read-only for the client who has it; an admin sets it for the client in the address (rule 37). */
export default function CorporateCredit() {
  const settings = useLoaderData<typeof loader>()
  const { plan, clientName, clientId } = settings.shown
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
      settings={settings}
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
      {clientName !== null && clientId !== null && <PlanForm clientId={clientId} />}
    </SettingsFrame>
  )
}

function PlanForm({ clientId }: { clientId: string }) {
  const { plan } = useLoaderData<typeof loader>().shown
  const say = useMessages(settingsCorporateMessages)
  const attempt = useFormAttempt()
  const readAgain = useReadAgain()
  const [saved, setSaved] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = (name: string) => String(form.get(name) ?? '').trim()
    setSaved(false)
    await attempt.run(async () => {
      await browserApi().post('settings_corporate_credit_plan.update', {
        clientId,
        plan: value('plan'),
        valueCents: Math.round(Number(value('valueCents').replace(',', '.')) * 100) || 0,
        expiration: value('expiration'),
        period: value('period') as CorporatePeriod,
      })
      setSaved(true)
      await readAgain()
    })
  }

  return (
    <form className="form" method="dialog" noValidate onSubmit={submit} ref={attempt.form}>
      <TextField defaultValue={plan?.plan} error={attempt.of('plan')} label={say.plan} name="plan" />
      <TextField
        defaultValue={plan ? String(plan.valueCents / 100) : undefined}
        error={attempt.of('valueCents')}
        hint={say.valueHint}
        inputMode="decimal"
        label={say.value}
        name="valueCents"
      />
      <TextField
        defaultValue={plan?.expiration}
        error={attempt.of('expiration')}
        label={say.expiration}
        name="expiration"
        type="date"
      />
      <SelectField
        defaultValue={plan?.period ?? 'once'}
        label={say.period}
        name="period"
        options={corporatePeriods.map(period => ({ value: period, label: say.periods[period] }))}
      />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <div aria-live="polite">{saved && <Banner tone="good">{say.saved}</Banner>}</div>
      <Button busy={attempt.busy} type="submit">
        {say.save}
      </Button>
    </form>
  )
}
