import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { adminPointsMessages } from '../../i18n/admin_points.ts'
import { Banner } from '../components/banner.tsx'
import { useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { useLinks } from '../components/links.ts'
import { TextField } from '../components/text_fields.tsx'
import { useFormAttempt } from '../forms/attempt.ts'
import { useOfficeApi, useSiteLinks } from '../office/use_office.ts'

/** The address where an admin sees and sets a household's corporate credit (rule 37). */
export function useCorporateCredit(): (clientId: string) => string {
  const to = useSiteLinks()
  return clientId => `${to('settingsCorporateCredit')}?client=${clientId}`
}

/** Leads from an email address to its household, or straight to its points or corporate credit. Inert until its script is there. */
export function FindHousehold() {
  const say = useMessages(adminPointsMessages)
  const attempt = useFormAttempt()
  const api = useOfficeApi()
  const navigate = useNavigate()
  const to = useLinks()
  const corporateCredit = useCorporateCredit()

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const found = await attempt.run(() => api().post('admin_reward_points.find_household', { email }))
    if (!found) return
    const { clientId: id } = found
    const addresses: Readonly<Record<string, string>> = {
      points: to('adminClientPoints', { id }),
      credit: corporateCredit(id),
    }
    await navigate(addresses[pressed?.getAttribute('value') ?? ''] ?? to('adminHousehold', { id }))
  }

  return (
    <form className="form admin-find" method="dialog" noValidate onSubmit={find} ref={attempt.form}>
      <TextField autoComplete="off" error={attempt.of('email')} label={say.email} name="email" type="email" />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p className="button-row">
        <Button busy={attempt.busy} kind="secondary" type="submit">
          {say.findAll}
        </Button>
        <Button busy={attempt.busy} kind="secondary" name="show" type="submit" value="points">
          {say.find}
        </Button>
        <Button busy={attempt.busy} kind="secondary" name="show" type="submit" value="credit">
          {say.findCredit}
        </Button>
      </p>
    </form>
  )
}
