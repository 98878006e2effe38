import { form } from '../../../forms/form.ts'
import { choice, choices, textIn, whole } from '../../../forms/kinds.ts'

export const planForm = form(
  'plan',
  'settings_subscription.update',
  { kind: choice(), people: whole, recipes: whole, meals: whole, categories: choices() },
  {
    // The size of the other kind is left out.
    read: (typed, { people, recipes, meals, categories = [] }) =>
      textIn(typed, 'kind') === 'rte'
        ? { kind: 'rte', meals, categories }
        : { kind: 'rtc', people, recipes, categories },
  },
)
