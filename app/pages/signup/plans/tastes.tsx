import { glutenSources } from '../../../../domain/catalogue/allergens.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { useMessages } from '../../../components/brand_context.tsx'
import { ChipChoices, ChipGroup, ChipOption, toggled } from '../../../components/controls/chips.tsx'
import { ChevronDown } from '../../../components/icons.tsx'
import { signupMessages } from '../words.ts'
import type { PlanDraft } from './plan_draft.ts'

interface TastesProps {
  draft: PlanDraft
  change: (patch: Partial<PlanDraft>) => void
  categories: readonly string[]
  allergens: readonly { id: string; name: string }[]
}

/** The preferences and the exclusions of the automatic choice. */
export function Tastes({ draft, change, categories, allergens }: TastesProps) {
  const say = useMessages(signupMessages).plans
  const names = useMessages(categoryMessages)
  return (
    <>
      <div className="plans-tastes">
        <ChipGroup legend={say.tastes}>
          <ChipChoices
            chosen={draft.categories}
            name="categories"
            onToggle={(category, on) => change({ categories: toggled(draft.categories, category, on) })}
            options={categories.map(value => ({ value, title: names[value as keyof typeof names] }))}
          />
        </ChipGroup>
        <p className="text-muted">{say.tastesHint}</p>
      </div>
      <details className="plans-never" open={draft.exclusions.length > 0 || draft.vegetarian || draft.vegan}>
        <summary className="group-legend">
          {say.never} <ChevronDown aria-hidden size={24} />
        </summary>
        <Never allergens={allergens} change={change} draft={draft} />
      </details>
    </>
  )
}

function Never({ draft, change, allergens }: Omit<TastesProps, 'categories'>) {
  const say = useMessages(signupMessages).plans
  const exclude = (ids: readonly string[], on: boolean) =>
    change({
      exclusions: [...draft.exclusions.filter(id => !ids.includes(id)), ...(on ? ids : [])],
      severe: draft.severe.filter(id => !ids.includes(id)),
    })
  const mark = (ids: readonly string[], on: boolean) =>
    change({ severe: [...draft.severe.filter(id => !ids.includes(id)), ...(on ? ids : [])] })
  const gluten: readonly string[] = glutenSources
  const others = allergens.flatMap(({ id, name }) =>
    gluten.includes(id) ? [] : [{ value: id, title: name }],
  )
  return (
    <div className="plans-never-choices">
      <p className="text-muted">{say.neverHint}</p>
      <div className="chips">
        <ChipOption
          checked={draft.vegetarian}
          name="vegetarian"
          onChange={event => change({ vegetarian: event.target.checked })}
        >
          {say.vegetarian}
        </ChipOption>
        <ChipOption
          checked={draft.vegan}
          name="vegan"
          onChange={event => change({ vegan: event.target.checked })}
        >
          {say.vegan}
        </ChipOption>
      </div>
      <ChipGroup legend={say.allergens}>
        <ChipChoices
          chosen={draft.exclusions}
          name="exclusions"
          onToggle={(id, on) => exclude([id], on)}
          options={others}
        />
        <ChipOption
          checked={gluten.every(id => draft.exclusions.includes(id))}
          name="gluten"
          onChange={event => exclude(gluten, event.target.checked)}
        >
          {say.gluten}
        </ChipOption>
      </ChipGroup>
      {draft.exclusions.length > 0 && (
        <>
          <ChipGroup legend={say.severe}>
            <ChipChoices
              chosen={draft.severe}
              name="severe"
              onToggle={(id, on) => mark([id], on)}
              options={others.filter(({ value }) => draft.exclusions.includes(value))}
            />
            {gluten.every(id => draft.exclusions.includes(id)) && (
              <ChipOption
                checked={gluten.every(id => draft.severe.includes(id))}
                name="severe-gluten"
                onChange={event => mark(gluten, event.target.checked)}
              >
                {say.gluten}
              </ChipOption>
            )}
          </ChipGroup>
          <p className="text-muted">{say.severeHint}</p>
        </>
      )}
    </div>
  )
}
