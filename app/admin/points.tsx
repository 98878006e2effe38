// Points on admin pages: the form of a correction, and the history.

import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../contract/index.ts'
import { readWhole } from '../../domain/money.ts'
import { formatPoints } from '../../domain/points.ts'
import { adminPointsMessages } from '../../i18n/admin_points.ts'
import { formatFullDay } from '../../i18n/dates.ts'
import { rewardsMessages } from '../../i18n/rewards.ts'
import { Banner } from '../components/banner.tsx'
import { useLocale, useMessages } from '../components/brand_context.tsx'
import { Button } from '../components/button.tsx'
import { Table } from '../components/table.tsx'
import { TextField } from '../components/text_fields.tsx'
import { useFormAttempt } from '../forms/attempt.ts'
import { useOfficeApi } from '../office/use_office.ts'
import { useRequestId } from '../request_id.ts'

type Entries = OutputOf<'admin_reward_points.point_histories'>['entries']

/** Adds points to a household or takes some away. Inert until its script is there. */
export function AdjustPoints({ clientId, orderId = null }: { clientId: string; orderId?: string | null }) {
  const api = useOfficeApi()
  const say = useMessages(adminPointsMessages)
  const attempt = useFormAttempt()
  const { revalidate } = useRevalidator()
  const requestId = useRequestId()
  const [saved, setSaved] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    setSaved(false)
    const done = await attempt.run(() =>
      api().post('admin_reward_points.create_point_adjustment', {
        clientId,
        orderId,
        points: readWhole(String(typed.get('points'))) ?? Number.NaN,
        reason: String(typed.get('reason')),
        requestId: requestId.get(),
      }),
    )
    if (!done) return
    form.reset()
    requestId.renew()
    setSaved(true)
    await revalidate()
  }

  return (
    <form
      className="form admin-find"
      method="dialog"
      noValidate
      onChange={requestId.renew}
      onSubmit={save}
      ref={attempt.form}
    >
      <h2 className="text-h3">{say.adjust}</h2>
      <TextField
        autoComplete="off"
        error={attempt.of('points')}
        hint={say.pointsHint}
        inputMode="text"
        label={say.points}
        name="points"
      />
      <TextField autoComplete="off" error={attempt.of('reason')} label={say.reason} name="reason" />
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
      <p>
        <Button busy={attempt.busy} type="submit">
          {say.save}
        </Button>
      </p>
      <p role="status">{saved && say.saved}</p>
    </form>
  )
}

/** An admin is shown by email; a part of the program has no address to ask. */
function whoDid(actor: string, by: { client: string; carrier: string; itself: string }): string {
  if (actor.includes('@')) return actor
  return actor === 'client' || actor === 'carrier' ? by[actor] : by.itself
}

/** The history of points, with the author and the reason of each event. */
export function PointEntries({ entries }: { entries: Entries }) {
  const say = useMessages(adminPointsMessages)
  const { reasons } = useMessages(rewardsMessages)
  const locale = useLocale()
  if (entries.length === 0) return <p>{say.empty}</p>
  return (
    <Table
      caption={say.history}
      columns={say.columns}
      rows={entries.map(({ on, reason, points, actor, note }, place) => ({
        id: `${place}`,
        cells: [
          formatFullDay(on, locale),
          reasons[reason],
          formatPoints(points, locale),
          whoDid(actor, say.by),
          note ?? '',
        ],
      }))}
      titled
    />
  )
}
