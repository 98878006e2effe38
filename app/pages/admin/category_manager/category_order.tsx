// The list of a week's categories, to reorder and save.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '../../../../contract/index.ts'
import { adminChoiceMessages } from '../../../../i18n/admin_choice.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatFullDay } from '../../../../i18n/dates.ts'
import { Movers, moved } from '../../../admin/movers.tsx'
import { Banner } from '../../../components/banner.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Button } from '../../../components/button.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { useOfficeApi } from '../../../office/use_office.ts'

type WeekData = OutputOf<'weekly_categories.week_data'>
type Counted = WeekData['categories'][number]

interface CategoryOrderProps {
  data: Pick<WeekData, 'categories' | 'version' | 'ranked' | 'over'> & { week: string }
}

export function CategoryOrder({ data }: CategoryOrderProps) {
  const api = useOfficeApi()
  const { week, version, ranked, over } = data
  const say = useMessages(adminChoiceMessages).ranking
  const names = useMessages(categoryMessages)
  const locale = useLocale()
  const attempt = useAttempt()
  const revalidator = useRevalidator()
  const [order, setOrder] = useState<readonly Counted[]>(data.categories)
  const [said, setSaid] = useState('')
  const changed = order.some(({ category }, place) => category !== data.categories[place]?.category)

  const move = (from: number, by: number) => {
    const next = moved(order, from, from + by)
    setOrder(next)
    const name = names[order[from]?.category ?? 'all']
    setSaid(say.moved(name, from + by + 1, order.length))
  }
  const show = async (answer: WeekData | undefined, words: string) => {
    if (!answer) return
    setOrder(answer.categories)
    setSaid(words)
    attempt.clear()
    await revalidator.revalidate()
  }
  const save = async (categories: Counted['category'][] | null, words: string) => {
    setSaid('')
    const input = { week, categories, over: version }
    await show(await attempt.run(() => api().post('weekly_categories.save_ranking', input)), words)
  }
  const seeTheirs = async () =>
    show(await attempt.run(() => api().get('weekly_categories.week_data', { week })), '')

  return (
    <section className="admin-section">
      <h2 className="text-h3" id="categories">
        {say.list(formatFullDay(week, locale))}
      </h2>
      <ol aria-labelledby="categories" className="admin-order">
        {order.map((counted, place) => (
          <li key={counted.category}>
            <span aria-hidden className="tabular">
              {place + 1}
            </span>
            <div>
              <p className="admin-order-name">{names[counted.category]}</p>
              <p className="text-muted">{countWords(counted, say)}</p>
            </div>
            {!over && (
              <div className="admin-order-tools">
                <Movers
                  isFirst={place === 0}
                  isLast={place === order.length - 1}
                  move={by => move(place, by)}
                  name={names[counted.category]}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!over && (
        <div className="admin-order-end">
          <Button
            busy={attempt.busy}
            onClick={() =>
              save(
                order.map(({ category }) => category),
                say.done,
              )
            }
          >
            {say.save}
          </Button>
          {ranked && (
            <Button busy={attempt.busy} kind="link" onClick={() => save(null, say.undone)}>
              {say.back}
            </Button>
          )}
          {changed && <span className="text-muted">{say.changed}</span>}
        </div>
      )}
      <p aria-live="polite">{said}</p>
      {attempt.refusal?.code === 'conflict' ? (
        <Banner
          action={
            <Button kind="secondary" onClick={seeTheirs} size="small">
              {say.theirs}
            </Button>
          }
          tone="warn"
        >
          {say.conflict}
        </Banner>
      ) : (
        attempt.refusal && <Banner tone="warn">{attempt.sentence ?? attempt.refusal.message}</Banner>
      )}
    </section>
  )
}

type Words = ReturnType<typeof adminChoiceMessages>['ranking']

function countWords({ readyToCook, readyToEat, withSurcharge }: Counted, say: Words): string {
  if (readyToCook + readyToEat === 0) return say.none
  return [
    readyToCook > 0 && say.recipes(readyToCook),
    readyToEat > 0 && say.meals(readyToEat),
    withSurcharge > 0 && say.surcharge(withSurcharge),
  ]
    .filter(Boolean)
    .join(' · ')
}
