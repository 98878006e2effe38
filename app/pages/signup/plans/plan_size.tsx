import type { Plan } from '../../../../contract/views.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChoiceCards } from '../../../dishes/choice_cards.tsx'
import { PlanCounts } from '../../../subscription/plan_counts.tsx'
import { signupMessages } from '../words.ts'
import type { PlanDraft } from './plan_draft.ts'

interface PlanSizeProps {
  draft: PlanDraft
  change: (patch: Partial<PlanDraft>) => void
  plans: readonly Plan[]
  pictures: Readonly<Record<Plan['kind'], readonly string[]>>
}

/** Cook or reheat, how many people, how many a week: each choice with its price. */
export function PlanSize({ draft, change, plans, pictures }: PlanSizeProps) {
  const say = useMessages(signupMessages).plans
  return (
    <>
      <ChoiceCards
        legend={say.kind}
        name="kind"
        onChange={kind => change({ kind, categories: [] })}
        options={[
          {
            value: 'rtc',
            title: say.rtc,
            text: say.rtcText,
            ...(pictures.rtc[0] && { picture: pictures.rtc[0] }),
          },
          {
            value: 'rte',
            title: say.rte,
            text: say.rteText,
            ...(pictures.rte[0] && { picture: pictures.rte[0] }),
          },
        ]}
        value={draft.kind}
      />
      {draft.kind === 'rtc' ? (
        <RecipeSize change={change} draft={draft} plans={plans} />
      ) : (
        <MealSize change={change} draft={draft} plans={plans} />
      )}
    </>
  )
}

type SizeProps = Omit<PlanSizeProps, 'pictures'>

function RecipeSize({ draft, change, plans }: SizeProps) {
  const say = useMessages(signupMessages).plans
  return (
    <>
      <ChoiceCards
        legend={say.people}
        look="tile"
        name="people"
        onChange={people => change({ people: Number(people) })}
        options={[
          { value: '2', title: '2', text: say.two, plates: 2 },
          { value: '4', title: '4', text: say.four, plates: 4 },
        ]}
        value={String(draft.people)}
      />
      {draft.people === 4 && <p className="field-hint">{say.familyHint}</p>}
      <PlanCounts
        count={draft.recipes}
        legend={say.recipes}
        name="recipes"
        onChange={recipes => change({ recipes })}
        plans={plans.filter(plan => plan.kind === 'rtc' && plan.people === draft.people)}
        price={say.perServing}
      />
    </>
  )
}

function MealSize({ draft, change, plans }: SizeProps) {
  const say = useMessages(signupMessages).plans
  return (
    <PlanCounts
      count={draft.meals}
      legend={say.meals}
      name="meals"
      onChange={meals => change({ meals })}
      plans={plans.filter(plan => plan.kind === 'rte')}
      price={say.perMeal}
    />
  )
}
