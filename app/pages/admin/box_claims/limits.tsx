import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { brandFacts } from '../../../../brands/index.ts'
import type { OutputOf } from '../../../../contract/index.ts'
import type { BrandId } from '../../../../domain/brands.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { adminClaimMessages } from '../../../../i18n/admin_claims.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { Failed } from '../../../office/failed.tsx'
import { officeApi } from '../../../office/office_api.ts'
import { Panel } from '../../../office/panel.tsx'

type ClaimLimits = OutputOf<'box_claims_admin.waiting'>['limits']

/** In the order of the form; amounts are typed in dollars. */
const fields = [
  { name: 'cents', money: true },
  { name: 'boxPercent', money: false },
  { name: 'days', money: false },
  { name: 'claims', money: false },
  { name: 'claimsCents', money: true },
  { name: 'photoCents', money: true },
] as const

interface LimitsProps {
  brand: BrandId
  /** The page is about this brand alone. */
  isAlone: boolean
  limits: ClaimLimits
  maySet: boolean
}

/** The limits up to which claims of a brand are refunded at once. */
export function Limits({ brand, isAlone, limits, maySet }: LimitsProps) {
  const say = useMessages(adminClaimMessages)
  const locale = useLocale()
  return (
    <Panel title={isAlone ? say.limits : `${say.limits}, ${brandFacts[brand].name}`}>
      <dl className="of-sums">
        {fields.map(({ name, money }) => (
          <div key={name}>
            <dt>{say.facts[name]}</dt>
            <dd>{money ? formatMoney(limits[name], locale) : say.numbers[name](limits[name])}</dd>
          </div>
        ))}
      </dl>
      {maySet && (
        <details>
          <summary>{say.change}</summary>
          <ChangeLimits brand={brand} limits={limits} />
        </details>
      )}
    </Panel>
  )
}

/** Inert until its script is there. */
function ChangeLimits({ brand, limits }: Pick<LimitsProps, 'brand' | 'limits'>) {
  const say = useMessages(adminClaimMessages)
  const attempt = useFormAttempt()
  const notify = useToasts()
  const { revalidate } = useRevalidator()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const said = Object.fromEntries(
      fields.map(({ name, money }) => {
        const number = Number(typed.get(name))
        return [name, money ? Math.round(number * 100) : number]
      }),
    ) as unknown as ClaimLimits
    const isDone = await attempt.run(() => officeApi(brand).post('box_claims_admin.set_limits', said))
    if (!isDone) return
    notify({ text: say.saved })
    await revalidate()
  }

  return (
    <form className="form" method="dialog" onSubmit={save} ref={attempt.form}>
      <p className="of-meta">{say.limitsNote}</p>
      {fields.map(({ name, money }) => (
        <TextField
          defaultValue={money ? limits[name] / 100 : limits[name]}
          error={attempt.of(name)}
          inputMode={money ? 'decimal' : 'numeric'}
          key={name}
          label={say.fields[name]}
          min={name === 'days' ? 1 : 0}
          name={name}
          required
          step={money ? 0.01 : 1}
          type="number"
        />
      ))}
      <Failed>{attempt.sentence}</Failed>
      <p>
        <button aria-busy={attempt.busy || undefined} className="of-btn" type="submit">
          {say.save}
        </button>
      </p>
    </form>
  )
}
