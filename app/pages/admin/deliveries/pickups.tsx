import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { finishedPickups } from '../../../../domain/machines/stop_groups.ts'
import { adminDeliveryMessages } from '../../../../i18n/admin_deliveries.ts'
import { formatHours } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Note } from '../../../office/note.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'

type Pickup = OutputOf<'deliveries.day'>['pickups'][number]

/**
 * The day's pickups: what each brought, or that it was missed.
 * @param isAhead the day has not come, so nothing can be said of them yet
 */
export function Pickups({ pickups, isAhead }: { pickups: readonly Pickup[]; isAhead: boolean }) {
  const say = useMessages(adminDeliveryMessages)
  return (
    <Panel end={pickups.length > 0 && pickups.length} title={say.pickups}>
      {pickups.length === 0 ? (
        <p className="of-meta">{say.noPickups}</p>
      ) : (
        <ul className="of-pickups">
          {pickups.map(pickup => (
            <PickupOf isAhead={isAhead} key={pickup.id} pickup={pickup} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PickupOf({ pickup, isAhead }: { pickup: Pickup; isAhead: boolean }) {
  const api = useOfficeApi()
  const say = useMessages(adminDeliveryMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState<readonly string[]>([])
  const { clientId, id, name, email, out, state, window } = pickup

  async function finish(state: (typeof finishedPickups)[number]) {
    const taken = out.map(({ number }) => number).filter(number => !left.includes(number))
    await attempt.run(() =>
      api().post('deliveries.finish_pickup', {
        clientId,
        id,
        state,
        taken: state === 'done' ? taken : [],
      }),
    )
    await revalidate()
  }

  return (
    <li>
      <h3>
        {name}, {formatHours(window, locale)}
      </h3>
      <p>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {state === 'scheduled' && !isAhead ? (
        <>
          {out.length === 0 && <p className="text-muted">{say.nothingOut}</p>}
          {out.map(({ number }) => (
            <Checkbox
              checked={!left.includes(number)}
              key={number}
              onChange={event => {
                const taken = event.currentTarget.checked
                setLeft(taken ? left.filter(one => one !== number) : [...left, number])
              }}
            >
              {number}
            </Checkbox>
          ))}
          <div className="button-row">
            {finishedPickups.map(one => (
              <Button
                aria-label={say.toOne(say[one], name)}
                busy={attempt.busy}
                key={one}
                kind="secondary"
                onClick={() => finish(one)}
                size="small"
              >
                {say[one]}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p>{say.pickupStates[state]}</p>
      )}
      {attempt.refusal && (
        <Note alert shape="failed" tone="bad">
          {attempt.sentence ?? attempt.of('taken')}
        </Note>
      )}
    </li>
  )
}
