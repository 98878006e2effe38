// A box without chosen dishes: the dishes that would come, their price, and a way to have none this week (rule 61).

import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../contract/index.ts'
import { formatMoney } from '../../../domain/money.ts'
import { browserApi } from '../../api.ts'
import { Banner } from '../../components/banner.tsx'
import { useLocale, useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { useReread } from '../../dishes/answers_in_place.ts'
import { useAttempt } from '../../forms/attempt.ts'
import { mealsChoiceMessages } from './meals_choice_words.ts'
import type { EditorData, LiveBox } from './prices.ts'

export function MealsChoice({ data, live }: { data: EditorData; live: LiveBox }) {
  const say = useMessages(mealsChoiceMessages)
  const attempt = useAttempt()
  const reread = useReread()
  const orderId = data.order.id
  const choose = (noMeals: boolean) =>
    attempt.run(async () => {
      await browserApi().post('orders.choose_no_meals', { orderId, noMeals })
      await reread()
    })
  return (
    <div className="meals-choice">
      {live.noMeals ? <p role="status">{say.none}</p> : <Foreseen orderId={orderId} />}
      <Button busy={attempt.busy} kind="secondary" onClick={() => choose(!live.noMeals)} size="small">
        {live.noMeals ? say.chooseAgain : say.noMeals}
      </Button>
      {attempt.sentence && <Banner tone="warn">{attempt.sentence}</Banner>}
    </div>
  )
}

/** "As it stands, we would send Pad Thai, Tacos and Dal: $83.70", or that the box would be skipped. */
function Foreseen({ orderId }: { orderId: string }) {
  const say = useMessages(mealsChoiceMessages)
  const locale = useLocale()
  const [found, setFound] = useState<OutputOf<'orders.foreseen_meals'> | null>(null)
  useEffect(() => {
    let wanted = true
    browserApi()
      .get('orders.foreseen_meals', { orderId })
      .then(answer => wanted && setFound(answer))
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [orderId])
  if (!found) return null
  if (found.dishes.length === 0) return <Banner tone="warn">{say.wouldSkip}</Banner>
  const names = new Intl.ListFormat(`${locale}-CA`).format(
    found.dishes.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  )
  return <p>{say.wouldCome(names, formatMoney(found.cents, locale))}</p>
}
