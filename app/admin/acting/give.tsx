// Points and value that the office gives a household.

import { useState } from 'react'
import { formatMoney, readMoney, readWhole } from '../../../domain/money.ts'
import { adminPointsMessages } from '../../../i18n/admin_points.ts'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { TextField } from '../../components/text_fields.tsx'
import { useAttempt } from '../../forms/attempt.ts'
import { ActButton } from './act.tsx'
import { actingMessages } from './words.ts'

interface GiveProps {
  client: { id: string; name: string }
}

/** Gives points, or takes some. @param orderId the box that they are about */
export function GivePoints({ client, orderId = null }: GiveProps & { orderId?: string | null }) {
  const say = useMessages(adminPointsMessages)
  const words = useMessages(actingMessages).points
  const attempt = useAttempt()
  return (
    <ActButton
      attempt={attempt}
      clientId={client.id}
      done={say.saved}
      fields={
        <TextField
          autoComplete="off"
          error={attempt.of('what.with.points') ?? attempt.of('points')}
          hint={say.pointsHint}
          inputMode="text"
          label={say.points}
          name="points"
        />
      }
      read={typed => ({
        act: 'points',
        with: { points: readWhole(String(typed.get('points'))) ?? Number.NaN, orderId },
      })}
      title={words.title(client.name)}
      words={words.words}
    />
  )
}

export function GiveValue({ client }: GiveProps) {
  const say = useMessages(actingMessages).value
  const locale = useLocale()
  const attempt = useAttempt()
  const [typed, setTyped] = useState('')
  const cents = readMoney(typed)
  return (
    <ActButton
      attempt={attempt}
      clientId={client.id}
      done={say.done(formatMoney(cents ?? 0, locale))}
      fields={
        <TextField
          autoComplete="off"
          error={attempt.of('what.with.cents') ?? attempt.of('cents')}
          hint={say.hint}
          inputMode="decimal"
          label={say.field}
          name="amount"
          onChange={event => setTyped(event.currentTarget.value)}
          value={typed}
        />
      }
      read={() => ({ act: 'value', with: { cents: cents ?? Number.NaN } })}
      title={say.title(client.name)}
      words={say.words}
    />
  )
}
