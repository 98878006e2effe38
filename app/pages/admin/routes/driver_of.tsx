import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminRouteMessages } from '../../../../i18n/admin_routes.ts'
import { SaveRow } from '../../../admin/save_row.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { SelectField } from '../../../components/text_fields.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Day, Route } from './page.tsx'

/** Who drives a van. */
export function DriverOf({ route, drivers }: { route: Route; drivers: Day['drivers'] }) {
  const api = useOfficeApi()
  const say = useMessages(adminRouteMessages)
  const attempt = useAttempt({ conflict: say.overtaken(route.driver?.name ?? null) })
  const notify = useToasts()
  const { revalidate } = useRevalidator()
  const seen = route.driver?.id ?? null
  const [chosen, choose] = useState<string | null>(null)

  /** Whatever came of it, the present driver is shown: somebody else may have named another one in the meantime. */
  async function save(event: FormEvent) {
    event.preventDefault()
    const named = { routeId: route.id, driverId: (chosen ?? seen) || null, seen }
    const saved = await attempt.run(async () => {
      try {
        return await api().post('routes.set_driver', named)
      } finally {
        await revalidate()
        choose(null)
      }
    })
    if (saved) notify({ text: say.saved })
  }

  return (
    <form className="of-driver" method="dialog" onSubmit={save}>
      <SelectField
        error={attempt.of('driverId')}
        label={say.driver}
        onChange={event => choose(event.currentTarget.value)}
        value={chosen ?? seen ?? ''}
      >
        <option value="">{say.nobody}</option>
        {drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SaveRow attempt={attempt} label={say.save} />
    </form>
  )
}
