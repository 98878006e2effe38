import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { AskFirst } from '../../../admin/ask_first.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text_fields.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { OfficeTable } from '../../../office/table/office_table.tsx'
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
    <Panel bare title={say.drivers}>
      <OfficeTable
        actionsOf={driver => (
          <AskFirst
            act={() => change(driver.email, false)}
            busy={attempt.busy}
            label={say.dismissName(driver.name)}
            note={say.dismissNote}
            question={say.dismissAsk(driver.name)}
            words={say.dismiss}
          />
        )}
        caption={say.drivers}
        columns={[
          { id: 'driver', words: say.driver, cell: ({ name }) => name, by: ({ name }) => name },
          {
            id: 'email',
            words: say.email,
            cell: one => <a href={`mailto:${one.email}`}>{one.email}</a>,
            by: one => one.email,
          },
        ]}
        idOf={({ id }) => id}
        name="drivers"
        nameOf={({ name }) => name}
        none={say.noDrivers}
        rows={drivers}
        wordsOf={say.driverWords}
      />
      <form className="of-panel-foot of-inline" method="dialog" onSubmit={add}>
        <TextField
          error={fault && attempt.refusal?.code === 'not_found' ? say.unknown : fault}
          label={say.email}
          onChange={event => setEmail(event.currentTarget.value)}
          required
          type="email"
          value={email}
        />
        <Button busy={attempt.busy} kind="secondary" type="submit">
          {say.makeDriver}
        </Button>
        {attempt.sentence && (
          <Note alert shape="failed" tone="bad">
            {attempt.sentence}
          </Note>
        )}
      </form>
      <p className="of-panel-foot of-meta">{say.driversNote}</p>
    </Panel>
  )
}
