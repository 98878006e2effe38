import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminClaimMessages } from '../../../../i18n/admin_claims.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useFormAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

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

/** The limits up to which claims are refunded at once. Inert until its script is there. */
export function Limits({ limits }: { limits: ClaimLimits }) {
  const api = useOfficeApi()
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
    if (await attempt.run(() => api().post('box_claims_admin.set_limits', said))) notify({ text: say.saved })
    await revalidate()
  }

  return (
    <section aria-labelledby="limits" className="admin-section">
      <h2 className="text-h3" id="limits">
        {say.limits}
      </h2>
      <p>{say.limitsNote}</p>
      <form className="admin-find stack-close" method="dialog" onSubmit={save} ref={attempt.form}>
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
        <SaveRow attempt={attempt} label={say.save} />
      </form>
    </section>
  )
}
