import type { Plan } from '../../contract/views.ts'
import { formatMoney } from '../../domain/money.ts'
import { useLocale } from '../components/brand_context.tsx'
import { ChoiceCards } from '../dishes/choice_cards.tsx'

interface PlanCountsProps {
  name: 'recipes' | 'meals'
  legend: string
  /** Plans that differ in their number alone. */
  plans: readonly Pick<Plan, 'count' | 'perServingCents'>[]
  /** The price of one serving or meal, in words. */
  price: (amount: string) => string
  count: number
  onChange: (count: number) => void
}

/** How many recipes or meals a week, each number with its price. */
export function PlanCounts({ name, legend, plans, price, count, onChange }: PlanCountsProps) {
  const locale = useLocale()
  return (
    <ChoiceCards
      legend={legend}
      look="tile"
      name={name}
      onChange={chosen => onChange(Number(chosen))}
      options={plans.map(plan => ({
        value: String(plan.count),
        title: String(plan.count),
        text: price(formatMoney(plan.perServingCents, locale)),
      }))}
      value={String(count)}
    />
  )
}
