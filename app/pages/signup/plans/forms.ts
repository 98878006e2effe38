import { glutenSources } from '../../../../domain/catalogue/allergens.ts'
import { form } from '../../../forms/form.ts'
import { choice, choices, flag, type Typed, textIn, whole } from '../../../forms/kinds.ts'
import { usual } from './plan_draft.ts'

/** Gluten is one choice, for all its sources. */
const allergensIn = (typed: Typed, name: string, gluten: string) => [
  ...choices().read(typed, name),
  ...(flag.read(typed, gluten) ? glutenSources : []),
]

/** Where the kind was changed without scripts, the page had no sizes of it: then it is the usual one. */
const sizeIn = (typed: Typed, name: 'people' | 'recipes' | 'meals') =>
  textIn(typed, name) === '' ? usual[name] : whole.read(typed, name)

export const planForm = form(
  'plan',
  'signup.save_plan',
  {
    kind: choice<'rtc' | 'rte'>(),
    people: whole,
    recipes: whole,
    meals: whole,
    categories: choices(),
    exclusions: choices(),
    severe: choices(),
    vegetarian: flag,
    vegan: flag,
  },
  {
    read: (typed, { categories = [], vegetarian = false, vegan = false }) => {
      const kind = textIn(typed, 'kind') === 'rte' ? 'rte' : 'rtc'
      const size =
        kind === 'rte'
          ? { meals: sizeIn(typed, 'meals') }
          : { people: sizeIn(typed, 'people'), recipes: sizeIn(typed, 'recipes') }
      return {
        kind,
        ...size,
        categories,
        exclusions: allergensIn(typed, 'exclusions', 'gluten'),
        severe: allergensIn(typed, 'severe', 'severe-gluten'),
        vegetarian,
        vegan,
      }
    },
  },
)
