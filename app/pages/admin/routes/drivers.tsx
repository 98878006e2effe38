import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

/** The possible drivers of a route, and how to add one. */
export function Drivers({ drivers }: Pick<OutputOf<'routes.day'>, 'drivers'>) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const attempt = useAttempt()
  const fault = attempt.of('email')
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState('')

  async function change(email: string, drives: boolean) {
    const said = await attempt.run(() => api().post('routes.let_drive', { email, drives }))
    await revalidate()
    return said
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    if (await change(email, true)) setEmail('')
  }

  return (
    <section aria-labelledby="drivers" className="admin-section">
      <h2 className="text-h3" id="drivers">
        {say.drivers}
      </h2>
      <p>{say.driversNote}</p>
      {drivers.length === 0 && <p className="text-muted">{say.noDrivers}</p>}
      {drivers.length > 0 && (
        <ul className="admin-whole">
          {drivers.map(driver => (
            <li key={driver.id}>
              <h3>{driver.name}</h3>
              <p>{driver.email}</p>
              <div>
                <AskFirst
                  act={() => change(driver.email, false)}
                  busy={attempt.busy}
                  label={say.dismissName(driver.name)}
                  note={say.dismissNote}
                  question={say.dismissAsk(driver.name)}
                  words={say.dismiss}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <form className="admin-find stack-close" method="dialog" onSubmit={add}>
        <TextField
          error={fault && attempt.refusal?.code === 'not_found' ? say.unknown : fault}
          label={say.email}
          onChange={event => setEmail(event.currentTarget.value)}
          required
          type="email"
          value={email}
        />
        <p>
          <Button busy={attempt.busy} kind="secondary" type="submit">
            {say.makeDriver}
          </Button>
        </p>
        {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      </form>
    </section>
  )
}
