import type { ReactNode } from 'react'
import { brandFacts } from '../../../../brands/index.ts'
import { brandIds } from '../../../../domain/brands.ts'
import { cuisines, equipmentNames } from '../../../../domain/catalogue/recipe.ts'
import { difficulties, dishKinds } from '../../../../domain/catalogue/types.ts'
import { planCategories } from '../../../../domain/plans.ts'
import { taxClasses } from '../../../../domain/tax/classes.ts'
import { categoryMessages } from '../../../../i18n/browse.ts'
import { cuisineMessages } from '../../../../i18n/cuisines.ts'
import { equipmentMessages } from '../../../../i18n/equipment.ts'
import { facetMessages } from '../../../../i18n/facets.ts'
import { NumberField } from '../../../admin/number_field.tsx'
import { useLocale, useMessages } from '../../../components/brand_context.tsx'
import { Panel } from '../../../office/panel.tsx'
import type { Recipe, Writing } from './dish.ts'
import { dishWords } from './words.ts'

const spices = [0, 1, 2, 3] as const
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Everything about a dish that is a choice or a number. */
export function About({ recipe, edit, mayWrite }: Writing) {
  const say = useMessages(dishWords)
  const categories = useMessages(categoryMessages)
  const cuisineNames = useMessages(cuisineMessages)
  const { options } = useMessages(facetMessages)
  const disabled = !mayWrite
  const number = (
    label: string,
    value: number,
    change: (value: number) => Partial<Recipe>,
    digits: 0 | 2 = 0,
  ) => (
    <Labelled label={label}>
      <NumberField
        digits={digits}
        disabled={disabled}
        label={label}
        onNumber={typed => edit(change(typed))}
        value={value}
      />
    </Labelled>
  )
  const choice = <T extends string>(
    label: string,
    value: T,
    all: readonly { value: T; words: string }[],
    change: (value: T) => Partial<Recipe>,
  ) => (
    <Labelled label={label}>
      <select
        aria-label={label}
        className="of-select"
        disabled={disabled}
        onChange={event => edit(change(event.currentTarget.value as T))}
        value={value}
      >
        {all.map(one => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </Labelled>
  )
  const named = <T extends string>(all: readonly T[], names: Readonly<Record<T, string>>) =>
    all.map(value => ({ value, words: names[value] }))
  return (
    <Panel title={say.about}>
      <div className="of-about">
        {choice(say.kind, recipe.kind, named(dishKinds, say.kinds), kind => ({
          kind,
          category: planCategories[kind].includes(recipe.category) ? recipe.category : 'meat-and-fish',
        }))}
        {choice(say.category, recipe.category, named(planCategories[recipe.kind], categories), category => ({
          category,
        }))}
        {choice(say.cuisine, recipe.cuisine, named(cuisines, cuisineNames), cuisine => ({ cuisine }))}
        {choice(say.difficulty, recipe.difficulty, named(difficulties, options.difficulty), difficulty => ({
          difficulty,
        }))}
        {choice(
          say.spice,
          String(recipe.spice),
          spices.map(value => ({ value: String(value), words: options.spice[`${value}`] })),
          value => ({ spice: Number(value) as Recipe['spice'] }),
        )}
        {choice(say.tax, recipe.taxClass, named(taxClasses, say.taxClasses), taxClass => ({ taxClass }))}
        {choice<'both' | 'freshprep' | 'cookit'>(
          say.only,
          recipe.only ?? 'both',
          [
            { value: 'both', words: say.both },
            ...brandIds.map(id => ({ value: id, words: brandFacts[id].name })),
          ],
          only => ({ only: only === 'both' ? undefined : only }),
        )}
        {number(say.handsOn, recipe.handsOnMinutes, handsOnMinutes => ({ handsOnMinutes }))}
        {number(say.eatWithin, recipe.eatWithinDays, days => ({
          eatWithinDays: Math.min(4, Math.max(1, days)),
        }))}
        {number(
          say.surcharge,
          recipe.surchargeCents / 100,
          dollars => ({ surchargeCents: Math.round(dollars * 100) }),
          2,
        )}
        {number(say.capacity, recipe.weeklyCapacity, weeklyCapacity => ({ weeklyCapacity }))}
      </div>
      <Season edit={edit} disabled={disabled} season={recipe.season} />
      <Equipment disabled={disabled} edit={edit} equipment={recipe.equipment} />
    </Panel>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="of-labelled">
      <span aria-hidden className="of-label">
        {label}
      </span>
      {children}
    </div>
  )
}

function Season(props: { season: Recipe['season']; disabled: boolean; edit: Writing['edit'] }) {
  const { season, disabled, edit } = props
  const say = useMessages(dishWords)
  const locale = useLocale()
  const nameOf = (month: number) =>
    new Intl.DateTimeFormat(`${locale}-CA`, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month - 1, 15),
    )
  const [first, last] = season ?? [1, 12]
  const month = (label: string, value: number, change: (value: number) => [number, number]) => (
    <select
      aria-label={label}
      className="of-select"
      disabled={disabled}
      onChange={event => edit({ season: change(Number(event.currentTarget.value)) })}
      value={value}
    >
      {months.map(one => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  )
  return (
    <fieldset className="of-choices">
      <legend className="of-label">{say.season}</legend>
      <label>
        <input
          checked={season === undefined}
          disabled={disabled}
          onChange={event => edit({ season: event.currentTarget.checked ? undefined : [1, 12] })}
          type="checkbox"
        />
        <span>{say.allYear}</span>
      </label>
      {season && (
        <span className="of-step-times">
          {month(say.seasonFrom, first, value => [value, last])}
          {month(say.seasonUntil, last, value => [first, value])}
        </span>
      )}
    </fieldset>
  )
}

function Equipment(props: { equipment: Recipe['equipment']; disabled: boolean; edit: Writing['edit'] }) {
  const { equipment, disabled, edit } = props
  const say = useMessages(dishWords)
  const names = useMessages(equipmentMessages)
  return (
    <fieldset className="of-choices">
      <legend className="of-label">{say.equipment}</legend>
      {equipmentNames.map(one => (
        <label key={one}>
          <input
            checked={equipment.includes(one)}
            disabled={disabled}
            onChange={event =>
              edit({
                equipment: event.currentTarget.checked
                  ? [...equipment, one]
                  : equipment.filter(other => other !== one),
              })
            }
            type="checkbox"
          />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
