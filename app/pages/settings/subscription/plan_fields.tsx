import { useEffect, useState } from 'react'
import type { OutputOf } from '../../../../contract/index.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { formatWeekdayAndDay } from '../../../../i18n/dates.ts'
import { browserApi } from '../../../api.ts'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup, toggled } from '../../../components/controls/chips.tsx'
import { ChoiceCards } from '../../../dishes/choice_cards.tsx'
import { PlanCounts } from '../../../subscription/plan_counts.tsx'
import { settingsSubscriptionMessages } from './words.ts'

type Subscription = OutputOf<'settings_subscription.show'>
type Category = Subscription['categories'][number]

/** The plan being chosen. Sizes of the other kind are kept, so that switching there and back loses nothing. */
interface PlanDraft {
  kind: 'rtc' | 'rte'
  people: number
  recipes: number
  meals: number
  categories: Category[]
}

/** The present plan, as a draft. */
function draftOf({ plan, categories }: Subscription): PlanDraft {
  const size =
    plan.kind === 'rtc'
      ? { people: plan.people, recipes: plan.count, meals: 8 }
      : { people: 2, recipes: 3, meals: plan.count }
  return { kind: plan.kind, ...size, categories: [...categories] }
}

interface PlanFieldsProps {
  subscription: Subscription
  draft: PlanDraft
  change: (patch: Partial<PlanDraft>) => void
}

/** Kind, size and categories, with the price and the first box; only plans on sale can be chosen. */
export function PlanFields({ subscription }: Pick<PlanFieldsProps, 'subscription'>) {
  const say = useMessages(settingsSubscriptionMessages)
  const [draft, setDraft] = useState(() => draftOf(subscription))
  const change = (patch: Partial<PlanDraft>) => setDraft(before => ({ ...before, ...patch }))
  return (
    <>
      <ChoiceCards
        legend={say.kind}
        look="tile"
        name="kind"
        onChange={kind => change({ kind, categories: [] })}
        options={[
          { value: 'rtc', title: say.cook },
          { value: 'rte', title: say.reheat },
        ]}
        value={draft.kind}
      />
      {draft.kind === 'rtc' ? (
        <Recipes change={change} draft={draft} subscription={subscription} />
      ) : (
        <Meals change={change} draft={draft} subscription={subscription} />
      )}
      <Categories change={change} draft={draft} subscription={subscription} />
      <Outlook draft={draft} subscription={subscription} />
    </>
  )
}

function Recipes({ subscription, draft, change }: PlanFieldsProps) {
  const say = useMessages(settingsSubscriptionMessages)
  const sizes = subscription.plans.map(one => one.plan).filter(plan => plan.kind === 'rtc')
  return (
    <>
      <ChoiceCards
        legend={say.people}
        look="tile"
        name="people"
        onChange={people => change({ people: Number(people) })}
        options={[...new Set(sizes.map(plan => plan.people))].map(people => ({
          value: String(people),
          title: String(people),
          plates: people,
        }))}
        value={String(draft.people)}
      />
      <PlanCounts
        count={draft.recipes}
        legend={say.recipes}
        name="recipes"
        onChange={recipes => change({ recipes })}
        plans={sizes.filter(plan => plan.people === draft.people)}
        price={say.perServing}
      />
    </>
  )
}

function Meals({ subscription, draft, change }: PlanFieldsProps) {
  const say = useMessages(settingsSubscriptionMessages)
  return (
    <PlanCounts
      count={draft.meals}
      legend={say.meals}
      name="meals"
      onChange={meals => change({ meals })}
      plans={subscription.plans.map(({ plan }) => plan).filter(plan => plan.kind === 'rte')}
      price={say.perMeal}
    />
  )
}

function Categories({ subscription, draft, change }: PlanFieldsProps) {
  const say = useMessages(settingsSubscriptionMessages)
  const names = useMessages(categoryMessages)
  const { categories } = draft
  return (
    <div>
      <ChipGroup legend={say.categories}>
        <ChipChoices
          chosen={categories}
          name="categories"
          onToggle={(category, on) => change({ categories: toggled(categories, category, on) })}
          options={subscription.planCategories[draft.kind].map(value => ({ value, title: names[value] }))}
        />
      </ChipGroup>
      {draft.kind === 'rtc' && draft.people === 4 && <p className="field-hint">{say.familyHint}</p>}
    </div>
  )
}

/** The new price and its first box, and the effect on boxes already chosen. */
function Outlook({ subscription, draft }: Omit<PlanFieldsProps, 'change'>) {
  const say = useMessages(settingsSubscriptionMessages)
  const locale = useLocale()
  const count = draft.kind === 'rtc' ? draft.recipes : draft.meals
  const found = subscription.plans.find(
    ({ plan }) =>
      plan.kind === draft.kind &&
      plan.count === count &&
      (plan.kind === 'rte' || plan.people === draft.people),
  )
  const boxes = useBoxes(draft, found?.plan.id !== subscription.plan.id)
  if (!found) return <p role="status">{say.unsold}</p>
  const day = (date: string) => formatWeekdayAndDay(date, locale)
  const { holdsFrom } = subscription
  return (
    <div className="plan-outlook" role="status">
      <p>
        <b>{say.willCost(formatMoney(found.totalCents, locale))}</b>{' '}
        {holdsFrom ? say.holdsFrom(day(holdsFrom.deliveryDate)) : say.holdsNone}
      </p>
      {boxes.length > 0 && (
        <ul>
          {boxes.map(box => (
            <li key={box.id}>
              {box.stays
                ? say.boxStays(day(box.deliveryDate))
                : say.boxChanges(
                    day(box.deliveryDate),
                    formatMoney(box.nowCents, locale),
                    formatMoney(box.thenCents, locale),
                  )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Box = OutputOf<'settings_subscription.preview'>['boxes'][number]

/** Boxes already chosen, under another plan. Where that cannot be read, only the price of a box is shown. */
function useBoxes({ kind, people, recipes, meals }: PlanDraft, differs: boolean): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let wanted = true
    setBoxes([])
    if (!differs) return
    const size =
      kind === 'rtc' ? { people: String(people), recipes: String(recipes) } : { meals: String(meals) }
    browserApi()
      .get('settings_subscription.preview', { kind, ...size })
      .then(
        found => wanted && setBoxes(found.boxes.filter(box => box.stays || box.chosen)),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [kind, people, recipes, meals, differs])
  return boxes
}
