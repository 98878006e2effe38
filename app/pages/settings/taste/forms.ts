import { form } from '../../../forms/form.ts'
import { choices, flag } from '../../../forms/kinds.ts'

const update = 'settings_taste.update'

/** A form for each part of the taste, by its input of the call. */
export const tasteForms = {
  exclusions: form('exclusions', update, { exclusions: choices() }),
  severe: form('severe', update, { severe: choices() }),
  ingredients: form('ingredients', update, { ingredients: choices() }),
  never: form('never', update, { never: choices() }),
  tastePreferences: form('tastePreferences', update, { tastePreferences: choices() }),
  cuisines: form('cuisines', update, { cuisines: choices() }),
}

/** Vegan is vegetarian: turning vegetarian off turns vegan off. */
const offWith = (on: boolean) => (on ? { vegetarian: true } : { vegetarian: false, vegan: false })

export const dietForms = {
  vegetarian: form(
    'vegetarian',
    update,
    { vegetarian: flag },
    { read: typed => offWith(flag.read(typed, 'vegetarian')) },
  ),
  vegan: form('vegan', update, { vegan: flag }),
}
