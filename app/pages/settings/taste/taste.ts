// The state of the page of tastes and exclusions.

import type { InputOf, OutputOf } from '../../../../contract/index.ts'
import { type Exclusions, fits } from '../../../../domain/catalogue/fitting.ts'
import type { Form } from '../../../forms/form.ts'
import type { Room } from '../../../settings/use_room.ts'
import { useSetting } from '../../../settings/use_setting.ts'

export type Taste = OutputOf<'settings_taste.show'>
export type KnownDish = Taste['known']['dishes'][number]

export type TasteRoom = Pick<Room<Taste>, 'shown' | 'take'>

/** @param before restores the present taste */
export const useTaste = (
  form: Form<'settings_taste.update'>,
  { take }: TasteRoom,
  before: InputOf<'settings_taste.update'>,
) => useSetting(form, { take, before })

export const idsOf = (named: readonly { id: string }[]): string[] => named.map(({ id }) => id)

/** The present exclusions, in the rule's form. */
export function exclusionsOf(taste: Taste): Exclusions {
  return { ...taste, ingredients: idsOf(taste.ingredients), never: idsOf(taste.never) }
}

/** For each week ahead, how many of the matching dishes it has. */
export function weeksWith(taste: Taste, matches: (dish: KnownDish) => boolean) {
  const matching = new Set(idsOf(taste.known.dishes.filter(matches)))
  return taste.weeks.map(({ week, needed, dishes }) => ({
    week,
    needed,
    all: dishes.length,
    count: dishes.filter(id => matching.has(id)).length,
  }))
}

/** The dishes of each week ahead that exclusions leave. */
export const weeksLeft = (taste: Taste, exclusions: Exclusions) =>
  weeksWith(taste, dish => fits(dish, exclusions))
