// Plans a week with the dishes of another one.

import { useState } from 'react'
import { formatShortDay } from '../../../../i18n/dates.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { Plan } from './use_plan.ts'
import { weekMessages } from './words.ts'

export function CopyWeek({ plan }: { plan: Plan }) {
  const say = useMessages(weekMessages)
  const locale = useLocale()
  const api = useOfficeApi()
  const notify = useToasts()
  const attempt = useAttempt()
  const [chosen, setChosen] = useState('')
  const { board } = plan
  const others = board.weeks.filter(({ week }) => week !== board.week)
  async function copy(week: string) {
    setChosen('')
    const answer = await attempt.run(async () => {
      const from = await api().get('menu_weeks.board', { week })
      const ids = from.dishes.map(({ id }) => id)
      // Only what the brand serves in the week to be planned: it would refuse the others.
      const { served } = await api().post('menu_weeks.dishes', { week: board.week, dishes: ids })
      return { from, served: new Set(served) }
    })
    if (!answer) return
    const { from, served } = answer
    const came = from.dishes.filter(({ id }) => served.has(id))
    const left = from.dishes.filter(({ id }) => !served.has(id)).map(({ name }) => name)
    if (came.length > 0)
      plan.change(
        came.map(({ id }) => id),
        came,
      )
    const text = say.copied(came.length, week)
    notify({ text: left.length === 0 ? text : `${text} ${say.notCopied(left.join(', '))}` })
  }
  return (
    <label className="of-copy">
      <span>{say.copy}</span>
      <select
        aria-busy={attempt.busy || undefined}
        onChange={event => void copy(event.currentTarget.value)}
        value={chosen}
      >
        <option value="">–</option>
        {others.map(({ week }) => (
          <option key={week} value={week}>
            {formatShortDay(week, locale)}
          </option>
        ))}
      </select>
      {attempt.sentence && <span role="alert">{attempt.sentence}</span>}
    </label>
  )
}
